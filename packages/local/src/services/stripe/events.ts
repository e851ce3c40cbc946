import type Stripe from 'stripe';
import { type AnyKept, type Books, onWire } from './books.ts';

/** The API version of the SDK, which determines the shape of an event's object. */
export const API_VERSION = '2026-10-28.endive';

export type EmitEvent = (type: Stripe.Event.Type, object: AnyKept) => void;

/**
 * Creates a function that stores an event, with a copy of the object's state at that moment, and passes the event to
 * `onEvent`.
 */
export function createEventEmitter(books: Books, onEvent: (event: Stripe.Event) => void): EmitEvent {
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
      // TypeScript cannot narrow the union of event types by a variable.
    } as unknown as Stripe.Event;
    onEvent(books.put(event));
  };
}
