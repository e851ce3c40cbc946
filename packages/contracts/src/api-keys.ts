import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, ONE_PLAIN_LINE, PLAIN_TEXT } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';

/** The most API keys that one account may have. */
export const MOST_API_KEYS = 3;

const KeyName = v.pipe(
  v.string(message('not-text', { field: 'name' })),
  v.trim(),
  v.minLength(1, message('key-unnamed')),
  v.maxLength(40, message('too-long', { field: 'name', count: 40 })),
  v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'name' })),
  v.regex(ONE_PLAIN_LINE, message('not-one-line', { field: 'name' })),
);

/** An API key without its secret, which is stored as a digest only. */
const ApiKey = v.object({ id: v.string(), name: v.string(), created_at: Instant });

/** Lists the account's API keys, without their secrets. */
export const listApiKeys = call({
  name: 'list-api-keys',
  method: 'GET',
  path: '/api/user-setting/keys',
  access: 'user',
  /** `calls_a_day` is the daily quota, which all keys of the account share. `most` is the limit of keys. */
  reply: v.object({ keys: v.array(ApiKey), most: v.number(), calls_a_day: v.number() }),
});
export type ApiKeysReply = v.InferOutput<typeof listApiKeys.reply>;

/**
 * Creates a key of the open API. The secret appears in this reply only. An account that already has three keys is
 * refused.
 */
export const makeApiKey = call({
  name: 'make-api-key',
  method: 'POST',
  path: '/api/user-setting/keys',
  access: 'user',
  body: v.object({ name: KeyName }),
  reply: v.object({ success: v.boolean(), key: v.optional(v.string()), ...Refusal.entries }),
});

/** Revokes a key of the open API. It takes effect at once and is idempotent. */
export const revokeApiKey = call({
  name: 'revoke-api-key',
  method: 'POST',
  path: '/api/user-setting/keys/revoke',
  access: 'user',
  body: v.object({ id: v.pipe(v.string(message('not-text', { field: 'key' })), v.maxLength(64)) }),
  reply: v.object({ success: v.boolean() }),
});
