import { setTimeout } from 'node:timers/promises';
import { accounts } from '@groundswell/data';
import { identities } from './identities.ts';

/**
 * Ends every session of an account, at once and for every token. Tokens tell time in whole seconds, so that this ends
 * with the second it was asked in: whoever signs in after it has a session that counts.
 */
export async function signOutEverywhere(userId: string): Promise<void> {
  const signedOutAtS = Math.floor(Date.now() / 1000) + 1;
  await accounts.change(userId, { signedOutAtS });
  await identities.endSessions(userId);
  await setTimeout(Math.max(0, signedOutAtS * 1000 - Date.now()));
}
