import type { Clock } from './clock.ts';
import type { FunctionLog } from './function-log.ts';
import { logNameOf } from './functions.ts';
import type { FunctionPool } from './lambda/pool.ts';
import { toScheduleEvent } from './services/scheduler/scheduler.ts';
import type { CloudPlan } from './template/plan.ts';

/** The result of running a scheduled job on request. */
export interface Fired {
  readonly job: string;
  readonly ms: number;
  /** The job's log lines. */
  readonly lines: readonly string[];
  readonly failure?: string;
}

export interface Schedules {
  /** Names of the jobs that have a schedule. */
  readonly names: readonly string[];
  /**
   * Runs a job when all jobs requested earlier have finished. Returns undefined if no job of this name has a schedule.
   */
  fire(name: string): Promise<Fired | undefined>;
}

/** Creates the template's schedules, by job name. */
export function createSchedules(
  plan: CloudPlan,
  findPool: (functionName: string) => FunctionPool | undefined,
  log: Pick<FunctionLog, 'follow'>,
  clock: Clock,
): Schedules {
  const scheduled = plan.schedules.flatMap((schedule) => {
    const label = plan.functions.find(({ name }) => name === schedule.functionName)?.label;
    return label === undefined ? [] : [{ schedule, name: label.split('/').at(-1) ?? label }];
  });

  return {
    names: scheduled.map(({ name }) => name).sort(),
    async fire(name) {
      const found = scheduled.find((one) => one.name === name);
      const pool = found && findPool(found.schedule.functionName);
      if (!pool) return undefined;
      const lines: string[] = [];
      const unfollow = log.follow(logNameOf(pool.plan), (line) => lines.push(line));
      const startedAt = performance.now();
      const failure = await pool.invoke(toScheduleEvent(plan, found.schedule, clock)).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const ms = Math.round(performance.now() - startedAt);
      unfollow();
      return { job: name, ms, lines, failure };
    },
  };
}
