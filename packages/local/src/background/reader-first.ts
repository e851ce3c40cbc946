import { setTimeout as pause } from 'node:timers/promises';
import { findBeach } from '@groundswell/data/places';
import type { DataFolder } from '../data-folder.ts';
import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import { asObject, type Json } from '../template/json.ts';
import { beachesIn } from './ocean-queues.ts';
import type { Turns } from './turns.ts';

/**
 * The longest time that a reply waits for the batch that composes its beach. A batch takes about a second once it
 * starts.
 */
const HOLD_MS = 5000;

type Answer = (request: HttpRequest) => Promise<HttpReply>;
type Prefer = Pick<Turns, 'prefer'>;

/**
 * While the data folder lacks forecasts, moves the batch with the requested beach to the front of the queue. The reply
 * then waits until that batch is handled, at most five seconds.
 */
export function withBeachFirst(
  answer: Answer,
  beaches: ConsumerQueue,
  folder: Pick<DataFolder, 'isComplete'>,
  { prefer }: Prefer,
): Answer {
  if (folder.isComplete) return answer;
  const composed = new Set<Json>();
  beaches.watch(({ did, message }) => {
    if (did === 'removed') for (const id of beachesIn([message])) composed.add(id);
  });
  return async (request) => {
    const [, slug] = /^\/forecast\/([\w-]+)$/.exec(request.path) ?? [];
    const beachId = slug && findBeach(slug)?.id;
    const batch =
      beachId && !composed.has(beachId) && beaches.moveFirst((message) => beachesIn([message]).has(beachId));
    if (batch) {
      prefer(beaches.name);
      await Promise.race([untilRemoved(beaches, batch.id), pause(HOLD_MS, undefined, { ref: false })]);
    }
    return answer(request);
  };
}

/** Moves the chart hour that a reader requests to the front of the tiles queue. */
export function withChartFirst(answer: Answer, tiles: ConsumerQueue, { prefer }: Prefer): Answer {
  return (request) => {
    const [, set] = /^\/tiles\/([\w-]+)\/firstTime\.txt$/.exec(request.path) ?? [];
    const hour = new URLSearchParams(request.query).get('hour');
    if (set !== undefined && hour !== null && tiles.moveFirst((message) => isHour(message.body, set, Number(hour))))
      prefer(tiles.name);
    return answer(request);
  };
}

function isHour(body: string, set: string, hour: number): boolean {
  const message = asObject(JSON.parse(body) as Json, 'message');
  return message.set === set && message.hour === hour;
}

function untilRemoved(queue: ConsumerQueue, id: string): Promise<void> {
  return new Promise((resolve) =>
    queue.watch(({ did, message }) => {
      if (did !== 'sent' && message.id === id) resolve();
    }),
  );
}
