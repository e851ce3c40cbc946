import type Stripe from 'stripe';
import { type AnyKept, type Books, onWire } from './books.ts';

/** Of the SDK's version: what an event's object is shaped by. */
export const API_VERSION = '2026-10-28.endive';

export type Tell = (type: Stripe.Event.Type, object: AnyKept) => void;

/** Writes down what happened and passes it on: the object as it is at that moment. */
export function createTeller(books: Books, onEvent: (event: Stripe.Event) => void): Tell {
  return (type, object) => {
    const event = {
      id: books.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: books.nowS(),
      data: { object: onWire(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      // The union of all kinds cannot be narrowed by a variable kind.
    } as unknown as Stripe.Event;
    onEvent(books.put(event));
  };
}
