import type { Reading } from './noaa/pass-through.ts';
import type { Queue } from './services/sqs/queue.ts';
import { findPatientQueues, findQueueName } from './template/find-queue.ts';
import type { CloudPlan } from './template/plan.ts';

type Waiting = Pick<Queue, 'name' | 'counts'>;

/** What the work of queues depends on. */
export interface QueueTerms {
  /** Of NOAA's files, where their budget is limited. */
  readonly reading: Pick<Reading, 'isSpent'> | undefined;
  /** Whether charts, and the ocean at single places, are made. */
  readonly charts: boolean;
}

/**
 * Whether a function may run now. When the budget for NOAA's files is used up, functions that would read more wait for
 * the next start; charts are drawn while nothing else runs, or not at all.
 */
export function judgeTurns(
  plan: Pick<CloudPlan, 'functions' | 'mappings'>,
  queues: ReadonlyMap<string, Waiting>,
  { reading, charts }: QueueTerms,
) {
  const steps = findQueueName(plan, 'STEPS_QUEUE_URL');
  const tiles = findQueueName(plan, 'TILES_QUEUE_URL');
  const patient = findPatientQueues(plan);
  const others = plan.mappings.flatMap(({ queueName }) =>
    patient.includes(queueName) ? [] : (queues.get(queueName) ?? []),
  );
  return ({ name }: Waiting): boolean => {
    if (reading?.isSpent && (name === steps || name === tiles)) return false;
    return !patient.includes(name) || (charts && others.every((other) => other.counts().visible === 0));
  };
}
