import type { Clock } from './clock.ts';
import type { FunctionPool } from './lambda/pool.ts';
import { feedFromQueue } from './lambda/queue-feed.ts';
import { judgeTurns, type QueueTerms } from './queue-turns.ts';
import { type Scheduler, startScheduler } from './services/scheduler/scheduler.ts';
import type { Queue } from './services/sqs/queue.ts';
import type { CloudPlan } from './template/plan.ts';

export interface Jobs {
  /** Settles when every schedule has run once; failures in words, by function label. */
  readonly firstRound: Promise<readonly string[]>;
  /** Runs every schedule now. */
  runSchedules(): Promise<void>;
}

/** Feeds every queue to its function and starts the schedules; adds their stop functions to `stops`. */
export function startJobs(
  plan: CloudPlan,
  pools: ReadonlyMap<string, FunctionPool>,
  queues: ReadonlyMap<string, Queue>,
  terms: QueueTerms,
  clock: Clock,
  stops: (() => Promise<void> | void)[],
): Jobs {
  const mayTake = judgeTurns(plan, queues, terms);
  for (const mapping of plan.mappings) {
    const [queue, pool] = [queues.get(mapping.queueName), pools.get(mapping.functionName)];
    if (!queue || !pool)
      throw new Error(`${mapping.queueName} feeds ${mapping.functionName}; one of them is not there.`);
    const arn = `arn:aws:sqs:${plan.region}:${plan.accountId}:${queue.name}`;
    stops.push(feedFromQueue(mapping, queue, pool, arn, plan.region, () => mayTake(queue)).stop);
  }
  const failures: string[] = [];
  const scheduler: Scheduler = startScheduler(plan, clock, async (name, event) => {
    const pool = pools.get(name);
    await pool?.invoke(event).catch((error: unknown) => {
      failures.push(`${pool.plan.label}: ${error instanceof Error ? error.message : String(error)}`);
    });
  });
  stops.push(scheduler.stop);
  return { firstRound: scheduler.firstRound.then(() => [...failures]), runSchedules: scheduler.runAll };
}
