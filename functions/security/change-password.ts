import {
  audit,
  browserIdOf,
  changePassword as change,
  requireFreshProof,
  requireStrongPassword,
  tryAccountPassword,
  userEndpoint,
} from '@groundswell/accounts';
import { changePassword, reason } from '@groundswell/contracts';
import { InvalidRequestError, UnauthorizedError } from '@groundswell/runtime';

/** Sets a password. A user who has one must enter it, so that a browser left open does not give the account away. */
export const handler = userEndpoint(changePassword, async ({ body, user, visitor, cookies }) => {
  const { current_password: current, password, password_confirmation: repeated } = body;
  if (password !== repeated) throw new InvalidRequestError({ password_confirmation: [reason('passwords-differ')] });
  requireStrongPassword(password, user);
  if (!user.hasPassword) await requireFreshProof(user, cookies);
  else if (current === undefined)
    throw new InvalidRequestError({ current_password: [reason('current-password-missing')] });
  else {
    const attempt = { email: user.email, visitor, browserId: browserIdOf(cookies), account: user };
    if (!(await tryAccountPassword(attempt, current))) {
      await audit('change-password', 'wrong', { userId: user.id, visitor });
      throw new InvalidRequestError({ current_password: [reason('current-password-wrong')] });
    }
  }
  const isChanged = await change(user, password, { visitor, cookies });
  await audit('change-password', isChanged ? 'done' : 'refused', { userId: user.id, visitor });
  if (!isChanged) throw new UnauthorizedError();
  return { success: true };
});
