import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import type { Books } from './books.ts';
import type { Tell } from './events.ts';
import type { Invoices } from './invoices.ts';
import { itemOf } from './subscription-items.ts';
import type { Subscriptions } from './subscriptions.ts';

const TELLS_OF_TRIAL_S = 3 * DAY_S;
const TELLS_OF_RENEWAL_S = 7 * DAY_S;
/** Stripe ends a subscription whose first payment is still incomplete after 23 hours. */
const INCOMPLETE_S = 23 * 3600;

interface Due {
  readonly atS: number;
  readonly happens: () => void;
}

/** The billing clock: everything due happens in order, each event at its own time. */
export interface CourseOfTime {
  settle(): void;
  /** Advances the test clock and runs everything that becomes due on the way. */
  advanceTo(atS: number): void;
}

export function createCourseOfTime(
  books: Books,
  subscriptions: Subscriptions,
  invoices: Invoices,
  tell: Tell,
): CourseOfTime {
  /** Keys of billing periods whose end has been announced by an event. */
  const told = new Set<string>();

  function dueOf(one: Stripe.Subscription): Due[] {
    if (one.ended_at !== null) return [];
    const endS = itemOf(one).current_period_end;
    if (one.status === 'incomplete')
      return [{ atS: one.created + INCOMPLETE_S, happens: () => subscriptions.renew(one.id) }];
    const { pending_update: pending } = one;
    const open = books.find('invoice', String(one.latest_invoice));
    return [
      ...(pending ? [{ atS: pending.expires_at, happens: () => subscriptions.dropPending(one.id) }] : []),
      ...tellAhead(one, endS),
      ...(one.status === 'past_due' && open ? [tryAgain(one, open)] : []),
      { atS: endS, happens: () => subscriptions.renew(one.id) },
    ];
  }

  function tellAhead(one: Stripe.Subscription, endS: number): Due[] {
    const key = `${one.id}:${endS}`;
    if (told.has(key) || one.cancel_at_period_end) return [];
    const isTrial = one.status === 'trialing';
    const happens = () => {
      told.add(key);
      if (isTrial) tell('customer.subscription.trial_will_end', one);
      else tell('invoice.upcoming', invoices.draft({ subscription: one, reason: 'upcoming', lines: [] }));
    };
    return [{ atS: endS - (isTrial ? TELLS_OF_TRIAL_S : TELLS_OF_RENEWAL_S), happens }];
  }

  /**
   * Schedules the next collection attempt of an unpaid renewal. After the last failed attempt, the subscription ends.
   */
  function tryAgain(one: Stripe.Subscription, open: Stripe.Invoice): Due {
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
