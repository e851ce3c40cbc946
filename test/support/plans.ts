import { AGREED_VERSIONS } from '@groundswell/contracts';
import { expect } from 'vitest';
import { callsOf, type Person } from './account.ts';

/**
 * Starts a trial of Pro through the API, without a page. If the bank asks for confirmation, the card's owner confirms.
 */
export async function beginTrial(site: string, who: Pick<Person, 'email'>, number: string): Promise<void> {
  const call = await callsOf(site, who);
  const { client_secret } = await call('GET /api/subscription/stripe-intent');
  const form = { client_secret, number, expiry: '12/40', answer: 'yes' };
  const enter = async (path: string) =>
    (await fetch(site + path, { method: 'POST', body: new URLSearchParams(form) })).json();
  const entered = await enter('/_local/card');
  const kept = entered.status === 'requires_action' ? await enter('/_local/card/bank') : entered;
  const body = { isPremium: false, agreedTrialDays: 14, agreed: AGREED_VERSIONS, payment_method: kept.payment_method };
  expect(await call('PATCH /api/subscription/update-payment', body)).toEqual({ success: true });
}
