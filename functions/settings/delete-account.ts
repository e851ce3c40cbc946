import { hasFreshCheck, identities, userEndpoint } from '@groundswell/accounts';
import { deleteAccount } from '@groundswell/contracts';
import { userRows } from '@groundswell/data';
import { InvalidRequest } from '@groundswell/runtime';

/** Removes all that is kept about the user. The account's own row goes last: until then it can be asked for again. */
export const handler = userEndpoint(deleteAccount, async ({ user }) => {
  const isChecked = await hasFreshCheck({ purpose: 'own', email: user.email, userId: user.id });
  if (!isChecked) throw new InvalidRequest({ passcode: ['Enter a pass code'] });
  await identities.remove(user.id);
  await userRows.erase(user);
  return { success: true };
});
