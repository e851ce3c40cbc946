import { browserIdOf, readFirstStep, sealTicket } from '@groundswell/accounts';
import { requestOptions } from '@groundswell/accounts/passkeys';
import { askPasskey } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Returns the options with which this browser presents a passkey, as the second step of signing in. */
export const handler = endpoint(askPasskey, async ({ cookies, site }) => {
  const first = await readFirstStep(cookies);
  if (!first) return { valid: false, sendToSignIn: true };
  const { account, factors } = first;
  if (factors.passkeys.length === 0) return { valid: false };
  const options = await requestOptions(account, site);
  const ticket = await sealTicket({ use: 'show-passkey', account, place: browserIdOf(cookies) }, options.challenge);
  return { valid: true, options: { ...options }, ticket };
});
