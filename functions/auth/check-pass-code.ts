import {
  atLeast,
  limitCodeChecks,
  noteMailArrives,
  REPLY_AFTER_MS,
  settleClaim,
  signPasswordToken,
  usePassCode,
} from '@groundswell/accounts';
import { type BodyOf, checkPassCode, type ReplyOf } from '@groundswell/contracts';
import { accounts, consents } from '@groundswell/data';
import { type Cookies, endpoint } from '@groundswell/runtime';

/** One sentence for a code that is wrong, old, used or guessed at too often, and for one that was never mailed. */
const WRONG_CODE = 'That code is not right, or not any more. Check it, or send a new code.';

/** Takes a mailed code: for a password it answers the token that sets one, else the address is verified. */
export const handler = endpoint(checkPassCode, ({ body, visitor, cookies }) =>
  atLeast(
    REPLY_AFTER_MS.code,
    async () => {
      await limitCodeChecks(visitor);
      return check(body, cookies);
    },
    ({ valid }) => valid,
  ),
);

async function check(
  { email, passcode, reset }: BodyOf<typeof checkPassCode>,
  cookies: Cookies,
): Promise<ReplyOf<typeof checkPassCode>> {
  const purpose = reset ? 'reset' : 'verify';
  const codeId = await usePassCode({ purpose, email }, passcode);
  const account = codeId && (await accounts.findByEmail(email));
  if (!codeId || !account) return { valid: false, errorMsg: WRONG_CODE };
  await noteMailArrives(account);
  if (reset) return { valid: true, password_token: await signPasswordToken(email, codeId) };

  const isOwnClaim = await settleClaim(account, cookies);
  if (isOwnClaim) await consents.confirmAsked(email, Date.now());
  return { valid: true };
}
