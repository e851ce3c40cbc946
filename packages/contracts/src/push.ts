import * as v from 'valibot';
import { call } from './call.ts';
import { Instant } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';

const Endpoint = v.pipe(
  v.string(message('not-given', { field: 'endpoint' })),
  v.maxLength(1024, message('too-long', { field: 'endpoint', count: 1024 })),
);
/** The browser's keys, base64url: a P-256 point, and a secret of 16 bytes (RFC 8291). */
const PublicKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, message('not-one', { field: 'browser’s key' })));
const Secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, message('not-one', { field: 'browser’s secret' })));

/** Returns the push key and the account's subscribed browsers. */
export const getPush = call({
  name: 'get-push',
  method: 'GET',
  path: '/api/push',
  access: 'user',
  reply: v.object({
    /** Our public VAPID key, base64url; null if notifications are not configured. */
    key: v.nullable(v.string()),
    browsers: v.array(
      v.object({
        /** The id of the browser: the SHA-256 digest of its endpoint, base64url. */
        id: v.string(),
        device: v.optional(v.string()),
        added_at: Instant,
        /** Whether the browser was subscribed from the current session. */
        is_own: v.boolean(),
      }),
    ),
  }),
});
export type PushReply = v.InferOutput<typeof getPush.reply>;

/**
 * Subscribes this browser to the account's notifications. The body is the JSON of a `PushSubscription`. The call is
 * idempotent. `success` is false if the endpoint is not at a push service, or if the browser is subscribed to another
 * account.
 */
export const addPushBrowser = call({
  name: 'add-push-browser',
  method: 'POST',
  path: '/api/push/browser',
  access: 'user',
  body: v.object({
    endpoint: Endpoint,
    keys: v.object({ p256dh: PublicKey, auth: Secret }),
  }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/** Unsubscribes a browser from the account's notifications. It is idempotent. */
export const removePushBrowser = call({
  name: 'remove-push-browser',
  method: 'DELETE',
  path: '/api/push/browser/{id}',
  access: 'user',
  params: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, message('not-one', { field: 'browser' }))),
  }),
  reply: v.object({ success: v.boolean() }),
});
