import type { Clock } from '../clock.ts';
import type { FunctionPool } from '../lambda/pool.ts';
import { feedFromQueue } from '../lambda/queue-feed.ts';
import { startScheduler } from '../services/scheduler/scheduler.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import type { CloudPlan } from '../template/plan.ts';
import type { Turns } from './turns.ts';

const RECONSIDER_EVERY_MS = 250;

export interface Jobs {
  /**
   * Runs the named scheduled jobs (such as `find-runs`) at once, one after the other. Returns a message for each
   * failure, prefixed with the function's label.
   */
  runNow(...names: readonly string[]): Promise<readonly string[]>;
  /** Names of the scheduled jobs. */
  readonly names: readonly string[];
}

/** Feeds every queue to its function and starts the schedules; adds their stop functions to `stops`. */
export function startJobs(
  plan: CloudPlan,
  pools: ReadonlyMap<string, FunctionPool>,
  queues: ReadonlyMap<string, ConsumerQueue>,
  turns: Pick<Turns, 'take' | 'reconsider'>,
  clock: Clock,
  stops: (() => Promise<void> | void)[],
): Jobs {
  for (const mapping of plan.mappings) {
    const [queue, pool] = [queues.get(mapping.queueName), pools.get(mapping.functionName)];
    if (!queue || !pool)
      throw new Error(`${mapping.queueName} feeds ${mapping.functionName}; one of them is not there.`);
    const arn = `arn:aws:sqs:${plan.region}:${plan.accountId}:${queue.name}`;
    stops.push(feedFromQueue(mapping, queue, pool, arn, plan.region, turns).stop);
  }
  // Hidden messages become visible again and new messages change the order, so the waiting queues are ranked again at
  // this interval.
  const looking = setInterval(turns.reconsider, RECONSIDER_EVERY_MS);
  stops.push(() => clearInterval(looking));
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
  const nameOf = (functionName: string) => pools.get(functionName)?.plan.label.split('/').at(-1) ?? functionName;
  return {
    names: plan.schedules.map(({ functionName }) => nameOf(functionName)),
    async runNow(...names) {
      const failures: string[] = [];
      for (const name of names) failures.push(...(await scheduler.runNow((one) => nameOf(one) === name)));
      return failures;
    },
  };
}
