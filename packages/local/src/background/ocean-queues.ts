import type { StoredMessage } from '../services/sqs/message.ts';
import { asList, asObject, type Json } from '../template/json.ts';

/** Collects the beach ids of messages of the beaches queue, each `{ "beachIds": [1, 2] }`. */
export function beachesIn(messages: readonly Pick<StoredMessage, 'body'>[]): ReadonlySet<Json> {
  return new Set(
    messages.flatMap(({ body }) => asList(asObject(JSON.parse(body) as Json, 'message').beachIds, 'beachIds')),
  );
}
