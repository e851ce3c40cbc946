import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import type { Books } from './books.ts';
import type { EmitEvent } from './events.ts';
import type { Invoices } from './invoices.ts';
import { itemOf } from './subscription-items.ts';
import type { Subscriptions } from './subscriptions.ts';

const TRIAL_NOTICE_S = 3 * DAY_S;
const RENEWAL_NOTICE_S = 7 * DAY_S;
/** Stripe ends a subscription whose first payment is still incomplete after 23 hours. */
const INCOMPLETE_S = 23 * 3600;

interface Due {
  readonly atS: number;
  readonly happens: () => void;
}

/** The billing clock: everything due happens in order, each event at its own time. */
export interface BillingClock {
  settle(): void;
  /** Advances the test clock and runs everything that becomes due on the way. */
  advanceTo(atS: number): void;
}

export function createBillingClock(
  books: Books,
  subscriptions: Subscriptions,
  invoices: Invoices,
  emit: EmitEvent,
): BillingClock {
  /** Keys of billing periods whose end has been announced by an event. */
  const announced = new Set<string>();

  function dueOf(one: Stripe.Subscription): Due[] {
    if (one.ended_at !== null) return [];
    const endS = itemOf(one).current_period_end;
    if (one.status === 'incomplete')
      return [{ atS: one.created + INCOMPLETE_S, happens: () => subscriptions.renew(one.id) }];
    const { pending_update: pending } = one;
    const open = books.find('invoice', String(one.latest_invoice));
    return [
      ...(pending ? [{ atS: pending.expires_at, happens: () => subscriptions.dropPending(one.id) }] : []),
      ...announceEnd(one, endS),
      ...(one.status === 'past_due' && open ? [nextAttempt(one, open)] : []),
      { atS: endS, happens: () => subscriptions.renew(one.id) },
    ];
  }

  function announceEnd(one: Stripe.Subscription, endS: number): Due[] {
    const key = `${one.id}:${endS}`;
    if (announced.has(key) || one.cancel_at_period_end) return [];
    const isTrial = one.status === 'trialing';
    const happens = () => {
      announced.add(key);
      if (isTrial) emit('customer.subscription.trial_will_end', one);
      else emit('invoice.upcoming', invoices.draft({ subscription: one, reason: 'upcoming', lines: [] }));
    };
    return [{ atS: endS - (isTrial ? TRIAL_NOTICE_S : RENEWAL_NOTICE_S), happens }];
  }

  /**
   * Schedules the next collection attempt of an unpaid renewal. After the last failed attempt, the subscription ends.
   */
  function nextAttempt(one: Stripe.Subscription, open: Stripe.Invoice): Due {
    const { next_payment_attempt: atS } = open;
    if (atS === null) return { atS: books.nowS(), happens: () => subscriptions.giveUp(one.id) };
    const { invoice_settings } = books.get('customer', String(one.customer));
    const method = one.default_payment_method ?? invoice_settings.default_payment_method;
    const methodId = typeof method === 'string' ? method : undefined;
    return { atS, happens: () => subscriptions.settle(one.id, invoices.collect(open.id, methodId).invoice) };
  }

  const next = (untilS: number) =>
    books
      .list('subscription')
      .flatMap(dueOf)
      .filter(({ atS }) => atS <= untilS)
      .sort((one, other) => one.atS - other.atS)[0];

  function advanceTo(untilS: number): void {
    for (let due = next(untilS); due; due = next(untilS)) {
      books.moveTo(due.atS);
      due.happens();
    }
    books.moveTo(untilS);
  }
  return { advanceTo, settle: () => advanceTo(books.nowS()) };
}
