import {
  atLeast,
  audit,
  browserIdOf,
  guessPassCode,
  limitCodeChecks,
  noteMailArrives,
  REPLY_AFTER_MS,
  sealPasswordToken,
  settleClaim,
  usePassCode,
} from '@groundswell/accounts';
import { checkPassCode, type ReplyOf, refusal } from '@groundswell/contracts';
import { accounts, claims, passCodes } from '@groundswell/data/accounts';
import { endpoint } from '@groundswell/runtime';

type Reply = ReplyOf<typeof checkPassCode>;

/** The same refusal serves a code that is wrong, old, guessed at too often, or never mailed. */
const WRONG_CODE = { valid: false, ...refusal('sign-in-code-wrong') };

/**
 * Checks a code mailed to this browser. For a password reset, the reply contains the token that permits a new password.
 * Otherwise the code proves the address, and turns the pending registration into an account.
 */
export const handler = endpoint(checkPassCode, ({ body, visitor, cookies }) =>
  atLeast(
    REPLY_AFTER_MS.code,
    async () => {
      await limitCodeChecks(visitor);
      const { email, passcode, reset } = body;
      const given = { email, passcode, browserId: browserIdOf(cookies) };
      const reply = await (reset ? checkForPassword(given) : checkForAddress(given));
      await audit('give-code', reply.valid ? 'right' : 'wrong', { email, visitor });
      return reply;
    },
    ({ valid }) => valid,
  ),
);

interface Given {
  readonly email: string;
  readonly passcode: string;
  readonly browserId: string;
}

async function checkForPassword({ email, passcode, browserId }: Given): Promise<Reply> {
  const code = await usePassCode({ purpose: 'reset', email, browserId }, passcode);
  if (!code) return WRONG_CODE;
  const account = await accounts.findByEmail(email);
  if (account) await noteMailArrives(account);
  return { valid: true, password_token: await sealPasswordToken(code) };
}

async function checkForAddress({ email, passcode, browserId }: Given): Promise<Reply> {
  const code = await guessPassCode({ purpose: 'verify', email, browserId }, passcode);
  if (!code) return WRONG_CODE;
  // The first reply was lost, or the button was pressed twice. The code was used up by opening the account.
  if (code.isUsed) return { valid: true };
  const claim = await claims.find(email, browserId, Date.now());
  const settled = claim ? await settleClaim(claim, code) : 'gone';
  if (settled === 'gone') return (await passCodes.isUsed(code)) ? { valid: true } : WRONG_CODE;
  if (settled === 'taken') return { valid: false, ...refusal('address-taken') };
  await noteMailArrives(settled.account);
  return { valid: true };
}
