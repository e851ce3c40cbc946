import type { Attempt } from '@groundswell/data/plans';
import { listUnended } from './close-customer.ts';
import { ask, underWay } from './failures.ts';
import { provider } from './provider.ts';

/** Longer than a call lives: an attempt of before cannot be under way any more. */
const UNDER_WAY_MS = 60_000;

/** Ends what an earlier attempt left unconfirmed, in favor of what is asked now; throws where it may be under way. */
export async function endAttempt({ startedAt }: Attempt, customer: string, now: number): Promise<void> {
  if (now - startedAt < UNDER_WAY_MS) throw underWay();
  const { stripe } = await provider();
  const waiting = (await listUnended(stripe, customer)).filter(({ status }) => status === 'incomplete');
  for (const { id } of waiting) await ask(() => stripe.subscriptions.cancel(id));
}
