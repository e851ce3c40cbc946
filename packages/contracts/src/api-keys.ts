import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, ONE_PLAIN_LINE } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';

/** Keys of one account to the open API. */
export const MOST_API_KEYS = 3;

const KeyName = v.pipe(
  v.string(message('not-text', { field: 'name' })),
  v.trim(),
  v.minLength(1, message('key-unnamed')),
  v.maxLength(40, message('too-long', { field: 'name', count: 40 })),
  v.regex(ONE_PLAIN_LINE, message('not-one-line', { field: 'name' })),
);

/** A key without its secret, which nobody can see again. */
const ApiKey = v.object({ id: v.string(), name: v.string(), created_at: Instant });

/** Lists the account's keys of the open API, without their secrets. */
export const listApiKeys = call({
  name: 'list-api-keys',
  method: 'GET',
  path: '/api/user-setting/keys',
  access: 'user',
  /** Calls a day, of all its keys together. */
  reply: v.object({ keys: v.array(ApiKey), most: v.number(), calls_a_day: v.number() }),
});
export type ApiKeysReply = v.InferOutput<typeof listApiKeys.reply>;

/** Makes a key of the open API. The reply alone holds the key. It is refused where the account has three. */
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
