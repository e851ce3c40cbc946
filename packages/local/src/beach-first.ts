import { setTimeout as pause } from 'node:timers/promises';
import { findBeach } from '@groundswell/data/places';
import type { DataFolder } from './data-folder.ts';
import type { HttpReply, HttpRequest } from './gateway/http-message.ts';
import { beachesIn } from './ocean-queues.ts';
import type { Queue } from './services/sqs/queue.ts';

/** A batch takes about a second once it starts. */
const HOLD_MS = 5000;

/**
 * Until a new data folder is composed, the batch of a requested beach goes first, and the reply waits for it, five
 * seconds at most.
 */
export function withBeachFirst(
  answer: (request: HttpRequest) => Promise<HttpReply>,
  beaches: Queue,
  folder: Pick<DataFolder, 'isComposed'>,
): (request: HttpRequest) => Promise<HttpReply> {
  return async (request) => {
    if (folder.isComposed) return answer(request);
    const [, slug] = /^\/forecast\/([\w-]+)$/.exec(request.path) ?? [];
    const beachId = slug && findBeach(slug)?.id;
    const batch = beachId && beaches.moveFirst((message) => beachesIn([message]).has(beachId));
    if (batch) await Promise.race([untilRemoved(beaches, batch.id), pause(HOLD_MS, undefined, { ref: false })]);
    return answer(request);
  };
}

function untilRemoved(queue: Queue, id: string): Promise<void> {
  return new Promise((resolve) =>
    queue.watch(({ did, message }) => {
      if (did !== 'sent' && message.id === id) resolve();
    }),
  );
}
