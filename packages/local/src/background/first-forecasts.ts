import { setTimeout as pause } from 'node:timers/promises';
import type { Cloud } from '../cloud.ts';
import { BYTES_PER_MB } from '../noaa/pass-through.ts';
import type { Progress } from '../progress.ts';
import type { StoredMessage } from '../services/sqs/message.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import { findQueueName } from '../template/find-queue.ts';
import { asObject, type Json } from '../template/json.ts';
import type { Jobs } from './jobs.ts';
import { beachesIn } from './ocean-queues.ts';

interface FirstForecasts {
  /** The number of beaches that have a forecast. */
  readonly beaches: number;
  /** Sentences, each about one kind of failure. */
  readonly problems: readonly string[];
}

const LOOK_EVERY_MS = 100;

/** The progress of the first forecasts. */
export interface ComingForecasts {
  /** Resolves when each beach in `wantedFirst` either has a forecast or is not queued. */
  readonly first: Promise<void>;
  readonly all: Promise<FirstForecasts>;
}

interface StartBeaches {
  /** The ids of the beaches whose forecasts the site waits for before it opens; absent for all beaches. */
  readonly wantedFirst?: readonly number[];
  /** Receives the ids of beaches in `wantedFirst` whose forecast has just been stored. */
  readonly onComposed?: (ids: Iterable<number>) => void;
}

/**
 * Follows the ocean's queues until they are empty, and shows the progress. `found` resolves when `find-runs` has
 * finished.
 */
export function followFirstForecasts(
  cloud: Cloud,
  jobs: Jobs,
  found: Promise<void>,
  progress: Progress,
  { wantedFirst, onComposed = () => undefined }: StartBeaches = {},
): ComingForecasts {
  let resolveFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  const lacking = new Set(wantedFirst);
  const all = follow(cloud, jobs, found, progress, (composed, isComing) => {
    const done = [...lacking].filter((id) => composed.has(id));
    for (const id of done) lacking.delete(id);
    if (done.length > 0) onComposed(done);
    // An interrupted earlier start may already have composed some of these beaches. Such beaches never appear in the
    // queue, so the start must not wait for them.
    if (wantedFirst && ![...lacking].some(isComing)) resolveFirst();
  });
  return { first: Promise.race([first, all.then(() => undefined)]), all };
}

async function follow(
  cloud: Cloud,
  jobs: Jobs,
  found: Promise<void>,
  progress: Progress,
  onLook: (composed: ReadonlySet<Json>, isComing: (beachId: number) => boolean) => void,
): Promise<FirstForecasts> {
  const steps = followQueue(cloud, 'STEPS_QUEUE_URL');
  const beaches = followQueue(cloud, 'BEACHES_QUEUE_URL');
  let hasLooked = false;
  void found.then(() => {
    hasLooked = true;
  });

  progress.show('Reading the ocean');
  let isRerun = false;
  /** The largest number of beaches seen so far, handled and waiting. */
  let wanted = 0;
  for (;;) {
    await pause(LOOK_EVERY_MS);
    // Each count precedes what it decides: `find-runs` queues steps before it finishes, and a step queues beaches before
    // it is removed.
    const hadLooked = hasLooked;
    const stepsLeft = await steps.left();
    const beachesLeft = await beaches.left();
    const stepsDone = steps.done().length;
    const stepsTotal = stepsDone + steps.deadLettered.length + stepsLeft.all;
    const composed = beachesIn(beaches.done());
    wanted = Math.max(wanted, beachesIn([...beaches.done(), ...beaches.waiting()]).size);
    const isSpent = cloud.ocean.reading?.isSpent ?? false;
    const waiting = beachesIn(beaches.waiting());
    // A queue that is held hands out no further messages, so only those already handed to a worker count.
    const mayCome = !hadLooked || (isSpent ? stepsLeft.hidden : stepsLeft.all) > 0;
    onLook(composed, (id) => !composed.has(id) && (mayCome || waiting.has(id)));
    if (stepsDone < stepsTotal && !isSpent)
      progress.show('Reading the ocean', stepsDone, stepsTotal, ` steps${megabytes(cloud)}`);
    else if (composed.size > 0) progress.show('Reading the ocean', composed.size, wanted, ' beaches');
    if (mayCome || beachesLeft.all > 0) continue;

    // If the run is still incomplete, a later scheduled `find-runs` composes its forecasts. This loop does not wait for
    // that.
    if (isRerun || composed.size > 0 || stepsDone === 0) break;
    isRerun = true;
    await jobs.runNow('find-runs');
  }

  const why = (message: StoredMessage) => message.failure ?? cloud.findFailure(message.id) ?? 'no reason was given';
  return {
    beaches: beachesIn(beaches.done()).size,
    problems: [
      ...describeDeadLettered('step of the ocean', 'could not be read', steps.deadLettered, why),
      ...describeDeadLettered('batch of beaches', 'could not be forecast', beaches.deadLettered, why),
    ],
  };
}

interface Followed {
  /** Messages that were handled, without those that went to the dead-letter queue. */
  done(): readonly StoredMessage[];
  readonly deadLettered: readonly StoredMessage[];
  waiting(): readonly StoredMessage[];
  /** Counts the remaining messages, and how many of them a worker has received. */
  left(): Promise<{ readonly all: number; readonly hidden: number }>;
}

/**
 * Follows the queue that an environment variable names. A message that failed too often is dead-lettered, either by its
 * worker with the reason, or by the queue.
 */
function followQueue(cloud: Cloud, setting: string): Followed {
  const queue = queueOf(cloud, setting);
  const removed: StoredMessage[] = [];
  const deadLettered: StoredMessage[] = [];
  queue.watch(({ did, message }) => {
    if (did === 'removed') removed.push(message);
    if (did === 'buried') deadLettered.push(message);
  });
  cloud.queues.get(queue.plan.redrive?.deadLetterQueue ?? '')?.watch(({ did, message }) => {
    if (did === 'sent') deadLettered.push({ ...message, failure: message.attributes.reason?.StringValue });
  });
  const done = () => {
    const given = new Set(deadLettered.map(({ body }) => body));
    return removed.filter(({ body }) => !given.has(body));
  };
  return {
    done,
    deadLettered: deadLettered,
    waiting: queue.list,
    async left() {
      const { visible, hidden } = await queue.counts();
      return { all: visible + hidden, hidden };
    },
  };
}

function queueOf({ plan, queues }: Cloud, setting: string): ConsumerQueue {
  const queue = queues.get(findQueueName(plan, setting) ?? '');
  if (!queue) throw new Error(`No function of the template has a queue in ${setting}.`);
  return queue;
}

/** Returns text such as `, 214 MB of 1500 MB` for the live ocean, and an empty text otherwise. */
function megabytes({ ocean: { reading } }: Cloud): string {
  if (!reading) return '';
  const [read, most] = [reading.readBytes, reading.budgetBytes].map((bytes) => Math.floor(bytes / BYTES_PER_MB));
  return `, ${read} MB of ${most} MB`;
}

/** Returns one sentence per failure reason, with the number of messages and the first example. */
function describeDeadLettered(
  noun: string,
  failed: string,
  messages: readonly StoredMessage[],
  why: (message: StoredMessage) => string,
): readonly string[] {
  const byReason = new Map<string, StoredMessage[]>();
  for (const message of messages) byReason.set(why(message), [...(byReason.get(why(message)) ?? []), message]);
  return [...byReason].map(([reason, alike]) => {
    const others = alike.length > 1 ? ` and ${alike.length - 1} more` : '';
    return `A ${noun} (${inWords(alike[0]?.body ?? '')}${others}) ${failed}: ${reason}`;
  });
}

/** Returns the values of a message's JSON, separated by spaces: `gfswave.atlocn.0p16 2026112000 55`. */
function inWords(body: string): string {
  const values = Object.values(asObject(JSON.parse(body) as Json, 'message')).flat();
  return values.join(' ').slice(0, 80);
}
