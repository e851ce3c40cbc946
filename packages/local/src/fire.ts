import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import type { FunctionLog } from './function-log.ts';
import { logNameOf } from './functions.ts';
import type { FunctionPool } from './lambda/pool.ts';
import { toScheduleEvent } from './services/scheduler/scheduler.ts';
import type { CloudPlan } from './template/plan.ts';

/** What a scheduled job said when it was run out of its time. */
export interface Fired {
  readonly job: string;
  readonly ms: number;
  /** What it logged. */
  readonly lines: readonly string[];
  readonly failure?: string;
}

export interface Schedules {
  /** Names of the jobs that have one. */
  readonly names: readonly string[];
  /** Runs a job at once, when its turn comes. Undefined for a name that no schedule has. */
  fire(name: string): Promise<Fired | undefined>;
}

/** A function's output arrives by another way than its result, and may come a little later. */
const LAST_LINES_MS = 50;

/** The template's schedules by the names of their jobs. */
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
      await pause(LAST_LINES_MS);
      unfollow();
      return { job: name, ms, lines, failure };
    },
  };
}
