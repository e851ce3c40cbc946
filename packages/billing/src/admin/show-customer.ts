import { accounts } from '@groundswell/data/accounts';
import { paymentEvents, subscriptions } from '@groundswell/data/plans';
import { provider } from '../provider.ts';
import { callStripe } from '../provider-errors.ts';
import { HANDLED_EVENTS } from '../receive-webhook.ts';

/**
 * The number of recent Stripe events to search for those of one customer, because Stripe cannot filter events by
 * customer.
 */
const EVENTS_SEEN = 300;

/** Describes the stored plan, the subscriptions at Stripe and the recent events of a user, one per line. */
export async function showCustomer(userId: string): Promise<string[]> {
  const [account, row] = await Promise.all([accounts.find(userId), subscriptions.find(userId)]);
  const kept = [`tier ${account?.tier}`, `kept ${JSON.stringify(row?.plan ?? null)}`];
  const told = `told ${(row?.told ?? []).join(', ') || 'nothing'}`;
  if (row?.customerId === undefined) return [...kept, told, `source ${row?.source ?? 'none'}`];
  const { stripe } = await provider();
  const { customerId: customer } = row;
  const [{ data: found }, events] = await Promise.all([
    callStripe(() => stripe.subscriptions.list({ customer, status: 'all', limit: 20 })),
    callStripe(() => stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: EVENTS_SEEN })),
  ]);
  const theirs = events.filter(
    ({ type, data }) => HANDLED_EVENTS.test(type) && 'customer' in data.object && data.object.customer === customer,
  );
  const shown = await Promise.all(
    theirs.map(async ({ id, type, created }) => {
      const isDone = await paymentEvents.isDone(id, Date.now());
      return `${instant(created)} ${type} ${id} ${isDone ? 'done' : 'not done'}`;
    }),
  );
  return [
    ...kept,
    told,
    `customer ${customer}, source ${row.source}${row.giftStep ? `, gift under way ${row.giftStep.id}` : ''}`,
    ...found.map(
      ({ id, status, items, cancel_at_period_end }) =>
        `at the provider ${id} ${status} until ${instant(items.data[0]?.current_period_end ?? 0)}${cancel_at_period_end ? ', then ends' : ''}`,
    ),
    ...shown,
  ];
}

function instant(atS: number): string {
  return new Date(atS * 1000).toISOString();
}
