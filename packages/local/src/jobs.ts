import type { Clock } from './clock.ts';
import type { FunctionPool } from './lambda/pool.ts';
import { feedFromQueue } from './lambda/queue-feed.ts';
import { judgeTurns, type QueueTerms } from './queue-turns.ts';
import { startScheduler } from './services/scheduler/scheduler.ts';
import type { Queue } from './services/sqs/queue.ts';
import type { CloudPlan } from './template/plan.ts';

/** `runs`: those that find NOAA's runs and queue their steps, from which all forecasts come. */
export type Schedules = 'runs' | 'others';

export interface Jobs {
  /** Runs these schedules now, so that their period need not pass. Returns failures in words, by function label. */
  runNow(which: Schedules): Promise<readonly string[]>;
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
  const scheduler = startScheduler(plan, clock, async (name, event) => {
    const pool = pools.get(name);
    try {
      await pool?.invoke(event);
      return undefined;
    } catch (error) {
      return `${pool?.plan.label}: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
  stops.push(scheduler.stop);
  const findsRuns = (name: string) => pools.get(name)?.plan.environment.STEPS_QUEUE_URL !== undefined;
  return { runNow: (which) => scheduler.runNow((name) => findsRuns(name) === (which === 'runs')) };
}
