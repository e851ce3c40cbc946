import {
  audit,
  browserIdOf,
  type Factors,
  finishSecondStep,
  limitSecondStep,
  openTicket,
  readFirstStep,
  toStored,
  useRecoveryCode,
  useTotpCode,
} from '@groundswell/accounts';
import { usePasskey } from '@groundswell/accounts/passkeys';
import { type BodyOf, giveSecondFactor, refusal } from '@groundswell/contracts';
import { accountSessions, type StoredAccount } from '@groundswell/data/accounts';
import { endpoint } from '@groundswell/runtime';

const WRONG = {
  totp: 'totp-wrong',
  recovery: 'recovery-code-wrong',
  passkey: 'passkey-refused',
} as const;

/**
 * Completes a sign-in by a second factor, after the first step in this browser. The write that uses up the factor is
 * conditional, so only one of several concurrent requests succeeds.
 */
export const handler = endpoint(giveSecondFactor, async ({ body, visitor, cookies, site }) => {
  const first = await readFirstStep(cookies);
  if (!first) return { valid: false, sendToSignIn: true };
  const { account } = first;
  const browserId = browserIdOf(cookies);
  await limitSecondStep({ account, visitor, browserId });

  const used = await useFactor(account, body, { site, browserId });
  const secondFactors = used && toStored(used);
  const isTaken = used && (await accountSessions.changeSecondFactors(account, secondFactors)) === 'changed';
  await audit('second-step', isTaken ? body.factor : 'wrong', { userId: account.id, visitor });
  if (!isTaken) return { valid: false, ...refusal(WRONG[body.factor]) };

  const signedIn = await finishSecondStep({ ...first, account: { ...account, secondFactors } }, { visitor, cookies });
  return signedIn ? { valid: true } : { valid: false, sendToSignIn: true };
});

/**
 * Returns the account's factors after this one has been used, for example without a spent recovery code. Returns
 * undefined if the code or passkey is wrong.
 */
async function useFactor(
  account: StoredAccount,
  given: BodyOf<typeof giveSecondFactor>,
  { site, browserId }: { readonly site: string; readonly browserId: string },
): Promise<Factors | undefined> {
  switch (given.factor) {
    case 'totp':
      return useTotpCode(account, given.code);
    case 'recovery':
      return useRecoveryCode(account, given.code);
    case 'passkey': {
      const challenge = await openTicket({ use: 'show-passkey', account, place: browserId }, given.ticket);
      return challenge === undefined ? undefined : usePasskey(account, given.credential, { challenge, site });
    }
  }
}
