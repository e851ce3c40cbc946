import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { type Catalogue, required } from './catalogue.ts';
import { lastingDiscounts, redeemDiscounts } from './discounts.ts';
import type { EmitEvent } from './events.ts';
import { type Fields, fieldsOf, flagOf, listOf, metadataOf, numberOf, textOf, textsOf } from './form-body.ts';
import type { Invoices } from './invoices.ts';
import { newSubscription } from './new-subscription.ts';
import { pendingUpdate } from './pending-update.ts';
import { previewOf, previewOfNew } from './preview-of.ts';
import { StripeError, unconfirmed } from './stripe-error.ts';
import { endOfTerm, itemOf, makeItem, prorationLines, termLine, withTrialUntil } from './subscription-items.ts';

export interface Subscriptions {
  create(fields: Fields): Stripe.Subscription;
  update(id: string, fields: Fields): Stripe.Subscription;
  cancel(id: string, fields: Fields): Stripe.Subscription;
  /** Ends the subscription after the last failed attempt to collect its invoice. */
  giveUp(id: string): Stripe.Subscription;
  /**
   * Previews the invoice of a subscription's change or next period. Without a subscription, previews the first invoice
   * of a new one.
   */
  preview(fields: Fields): Stripe.Invoice;
  /** Processes the end of a trial or billing period: begins and bills the next one, or ends the subscription. */
  renew(id: string): Stripe.Subscription;
  /** Updates the subscription's status after its invoice was paid or collection failed. */
  settle(id: string, invoice: Stripe.Invoice): Stripe.Subscription;
  /** Drops the subscription's pending change, if there is one. */
  dropPending(id: string): Stripe.Subscription;
}

/** The final status of an ended subscription, with the reason and the comment of its cancellation. */
interface End {
  readonly status?: 'canceled' | 'incomplete_expired';
  readonly reason?: Stripe.Subscription.CancellationDetails.Reason | null;
  readonly comment?: string | null;
}

export function createSubscriptions(
  books: Books,
  catalogue: Catalogue,
  invoices: Invoices,
  emit: EmitEvent,
): Subscriptions {
  const write = (one: Stripe.Subscription, type: 'created' | 'updated' | 'deleted' = 'updated') => {
    books.put(one);
    emit(`customer.subscription.${type}`, one);
    return one;
  };

  function settle(id: string, invoice: Stripe.Invoice): Stripe.Subscription {
    const one = books.get('subscription', id);
    if (one.ended_at !== null) return one;
    if (one.pending_update && one.latest_invoice === invoice.id) return applyPending(one, invoice);
    const isFirst = one.status === 'incomplete';
    const status = invoice.status === 'paid' ? 'active' : isFirst ? 'incomplete' : 'past_due';
    return write({ ...one, status, latest_invoice: invoice.id });
  }

  function end(one: Stripe.Subscription, { status = 'canceled', reason = null, comment = null }: End) {
    for (const invoice of books.list('invoice')) if (subscriptionOf(invoice) === one.id) invoices.markVoid(invoice.id);
    const nowS = books.nowS();
    const details = { ...one.cancellation_details, comment, feedback: null, feedback_option: null, reason };
    return write(
      {
        ...one,
        status,
        ended_at: nowS,
        canceled_at: one.canceled_at ?? nowS,
        cancellation_details: details,
        pending_update: null,
      },
      'deleted',
    );
  }

  /** Applies a pending change once its invoice is paid. */
  function applyPending(one: Stripe.Subscription, { status }: Stripe.Invoice): Stripe.Subscription {
    const data = one.pending_update?.subscription_items;
    if (status !== 'paid' || !data) return one;
    const applied = write({ ...one, pending_update: null, items: { ...one.items, data } });
    emit('customer.subscription.pending_update_applied', applied);
    return applied;
  }

  /** Drops a pending change and voids its invoice, so the subscription stays as it was. */
  function dropPending(one: Stripe.Subscription): Stripe.Subscription {
    if (!one.pending_update) return one;
    invoices.markVoid(String(one.latest_invoice));
    const dropped = write({ ...one, pending_update: null });
    emit('customer.subscription.pending_update_expired', dropped);
    return dropped;
  }

  return {
    settle,
    dropPending: (id) => dropPending(books.get('subscription', id)),
    create(fields) {
      const id = books.newId('sub');
      const nowS = books.nowS();
      const customer = books.get('customer', required(fields, 'customer'));
      const [item] = listOf(fields, 'items');
      const price = books.get('price', typeof item === 'object' ? required(item, 'price') : '');
      const trialDays = numberOf(fields, 'trial_period_days') ?? 0;
      const trialEndS = numberOf(fields, 'trial_end') ?? (trialDays > 0 ? nowS + trialDays * DAY_S : null);
      const ends = flagOf(fields, 'cancel_at_period_end') ?? false;
      const methodId = ownMethod(fields, customer.id);
      const made = newSubscription({
        id,
        nowS,
        customerId: customer.id,
        item: makeItem(books, id, price.id, nowS, trialEndS ?? endOfTerm(nowS, price)),
        trialEndS,
        ends,
        methodId,
        discounts: redeemDiscounts(books, catalogue, fields, { customer: customer.id, subscription: id }),
        metadata: metadataOf(fields),
        isTaxed: flagOf(fieldsOf(fields, 'automatic_tax'), 'enabled') ?? false,
      });
      const first = itemOf(made);
      const lines = [termLine(first, nowS, first.current_period_end, trialEndS !== null)];
      books.put(made);
      const bill = invoices.open({ subscription: made, reason: 'subscription_create', lines });
      const behavior = textOf(fields, 'payment_behavior') ?? 'allow_incomplete';
      const { invoice, error } =
        bill.status === 'paid' || behavior === 'default_incomplete'
          ? { invoice: bill, error: undefined }
          : invoices.collect(bill.id, methodOf(made));
      if (invoice.status !== 'paid' && behavior === 'error_if_incomplete') {
        books.remove(made);
        books.remove(invoice);
        throw error ?? unconfirmed();
      }
      const status = trialEndS !== null ? 'trialing' : invoice.status === 'paid' ? 'active' : 'incomplete';
      // A one-time discount stays until the first invoice with an amount uses it.
      const discounts = invoice.subtotal === 0 ? made.discounts : lastingDiscounts(books, made);
      return write({ ...made, discounts, status, latest_invoice: invoice.id }, 'created');
    },

    update(id, fields) {
      const [change] = listOf(fields, 'items');
      // A new change replaces a pending one, so the pending change is dropped first.
      const isOther = change !== undefined || numberOf(fields, 'trial_end') !== undefined;
      const read = isOther ? dropPending(alive(id)) : alive(id);
      const to = typeof change === 'object' ? textOf(change, 'price') : undefined;
      const methodId = ownMethod(fields, read.customer);
      const ends = flagOf(fields, 'cancel_at_period_end') ?? read.cancel_at_period_end;
      const nowS = books.nowS();
      const updated: Stripe.Subscription = {
        ...read,
        cancel_at_period_end: ends,
        cancel_at: ends ? itemOf(read).current_period_end : null,
        canceled_at: ends ? (read.canceled_at ?? nowS) : null,
        default_payment_method: methodId ?? read.default_payment_method,
        metadata: { ...read.metadata, ...metadataOf(fields) },
        discounts:
          listOf(fields, 'discounts').length > 0
            ? redeemDiscounts(books, catalogue, fields, { customer: String(read.customer), subscription: id })
            : read.discounts,
      };
      const item = itemOf(read);
      const { current_period_start: fromS, current_period_end: toS } = item;
      const isChanged = to !== undefined && to !== item.price.id;
      const changed = isChanged
        ? { ...updated, items: { ...read.items, data: [{ ...makeItem(books, id, to, fromS, toS), id: item.id }] } }
        : updated;
      const trialEndS = numberOf(fields, 'trial_end');
      if (trialEndS !== undefined) return write(withTrialUntil(changed, trialEndS, nowS));
      if (!isChanged) return write(updated);
      const price = books.get('price', to);
      if (read.status === 'trialing' || textOf(fields, 'proration_behavior') === 'none') return write(changed);
      const lines = prorationLines(books, read, item, price, numberOf(fields, 'proration_date') ?? nowS);
      const bill = invoices.open({ subscription: read, reason: 'subscription_update', lines });
      const { invoice, error } = invoices.collect(bill.id, methodOf(changed));
      const behavior = textOf(fields, 'payment_behavior');
      if (invoice.status !== 'paid' && behavior === 'pending_if_incomplete')
        return write({
          ...read,
          latest_invoice: invoice.id,
          pending_update: pendingUpdate(changed.items.data, nowS, toS),
        });
      if (invoice.status !== 'paid' && behavior === 'error_if_incomplete') {
        invoices.markVoid(invoice.id);
        throw error ?? unconfirmed();
      }
      write({ ...changed, latest_invoice: invoice.id });
      return settle(id, invoice);
    },

    cancel(id, fields) {
      const comment = textOf(fieldsOf(fields, 'cancellation_details'), 'comment') ?? null;
      return end(alive(id), { reason: 'cancellation_requested', comment });
    },

    giveUp(id) {
      return end(alive(id), { reason: 'payment_failed' });
    },

    preview(fields) {
      const id = textOf(fields, 'subscription');
      if (id !== undefined)
        return invoices.draft(previewOf(books, alive(id), fieldsOf(fields, 'subscription_details')));
      const bill = previewOfNew(books, catalogue, fields);
      const isExpanded = textsOf(fields, 'expand').some((path) => path.startsWith('discounts'));
      const draft = invoices.draft(bill);
      // A preview's discounts are not stored, so `expandAll` cannot find them; the draft carries the objects
      // themselves.
      return isExpanded ? { ...draft, discounts: bill.subscription.discounts } : draft;
    },

    renew(id) {
      const one = books.get('subscription', id);
      if (one.cancel_at_period_end) return end(one, { reason: 'cancellation_requested' });
      if (one.status === 'incomplete') return end(one, { status: 'incomplete_expired' });
      const item = itemOf(one);
      const fromS = item.current_period_end;
      const toS = endOfTerm(fromS, item.price);
      const price = books.get('price', item.price.id);
      const next = { ...item, price, current_period_start: fromS, current_period_end: toS };
      const begun = { ...one, items: { ...one.items, data: [next] } };
      const bill = invoices.open({
        subscription: begun,
        reason: 'subscription_cycle',
        lines: [termLine(next, fromS, toS)],
      });
      books.put({ ...begun, discounts: lastingDiscounts(books, begun) });
      const { invoice } = bill.status === 'paid' ? { invoice: bill } : invoices.collect(bill.id, methodOf(begun));
      return settle(id, invoice);
    },
  };

  /** Returns the payment method that a request names. Throws if it is not attached to the subscription's customer. */
  function ownMethod(fields: Fields, customer: Stripe.Subscription['customer']): string | undefined {
    const id = textOf(fields, 'default_payment_method');
    if (id !== undefined && books.get('payment_method', id).customer !== customer)
      throw StripeError.invalid('The customer does not have a payment method with this ID attached.');
    return id;
  }

  function alive(id: string): Stripe.Subscription {
    const one = books.get('subscription', id);
    if (one.ended_at !== null)
      throw StripeError.invalid(`A canceled subscription can only update its cancellation_details and metadata.`, 'id');
    return one;
  }

  /** Returns the payment method to charge: the subscription's own, else the customer's default. */
  function methodOf(one: Stripe.Subscription): string | undefined {
    const own = one.default_payment_method;
    const { invoice_settings } = books.get('customer', String(one.customer));
    const chosen = own ?? invoice_settings.default_payment_method;
    return typeof chosen === 'string' ? chosen : undefined;
  }
}

/** Returns the id of the subscription that an invoice is for. */
export function subscriptionOf({ parent }: Stripe.Invoice): string {
  return String(parent?.subscription_details?.subscription);
}
