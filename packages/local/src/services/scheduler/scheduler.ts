import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { CloudPlan, SchedulePlan } from '../../template/plan.ts';
import { parseSchedule } from './expression.ts';

/** setTimeout is limited to 24.8 days, so longer waits are split into days. */
const LONGEST_WAIT_MS = 86_400_000;

type SchedulingPlan = Pick<CloudPlan, 'schedules' | 'region' | 'accountId'>;

export interface Scheduler {
  /**
   * Runs the schedules of the functions that `isMeant` selects, without waiting for their times. Returns the failures.
   */
  runNow(isMeant: (functionName: string) => boolean): Promise<readonly string[]>;
  stop(): void;
}

/** Runs every schedule at its times by the cloud's clock. `run` never rejects, but may return a failure as text. */
export function startScheduler(
  plan: SchedulingPlan,
  clock: Clock,
  run: (functionName: string, event: unknown) => Promise<string | undefined>,
): Scheduler {
  const timers = new Set<NodeJS.Timeout>();
  const times = plan.schedules.map((schedule) => ({ schedule, next: parseSchedule(schedule.expression) }));

  const runOne = (schedule: SchedulePlan) => run(schedule.functionName, toScheduleEvent(plan, schedule, clock));
  const waitFor = (at: number, then: () => void) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        if (clock.now() >= at) then();
        else waitFor(at, then);
      },
      Math.min(LONGEST_WAIT_MS, Math.max(0, at - clock.now())),
    );
    timers.add(timer);
  };
  const arrange = (schedule: SchedulePlan, next: (after: number) => number | undefined, after: number) => {
    const at = next(after);
    if (at === undefined) return;
    waitFor(at, () => {
      void runOne(schedule);
      arrange(schedule, next, at);
    });
  };

  for (const { schedule, next } of times) arrange(schedule, next, clock.now());
  return {
    async runNow(isMeant) {
      const meant = plan.schedules.filter(({ functionName }) => isMeant(functionName));
      return (await Promise.all(meant.map(runOne))).flatMap((failure) => failure ?? []);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Builds the event of a scheduled function: the template's input, or the event that EventBridge builds by default. */
export function toScheduleEvent(
  { region, accountId }: Pick<SchedulingPlan, 'region' | 'accountId'>,
  { name, input }: SchedulePlan,
  clock: Pick<Clock, 'now'>,
): unknown {
  if (input !== undefined) return JSON.parse(input);
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: accountId,
    // EventBridge's times have no milliseconds. EventBridge guide, 'Events from AWS services'.
    time: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: [`arn:aws:events:${region}:${accountId}:rule/${name}`],
    detail: {},
  };
}
