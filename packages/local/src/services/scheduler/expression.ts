import { nextCronTime, parseCron } from './cron.ts';

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** A function that returns a schedule's next time after an instant (UTC ms), or undefined if the schedule has ended. */
export type NextTime = (after: number) => number | undefined;

/**
 * Parses `rate(10 minutes)` and `cron(0 12 * * ? *)`; throws an Error with a user-visible message for any other
 * expression.
 */
export function parseSchedule(expression: string): NextTime {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const everyMs = Number(count) * (UNIT_MS[unit] ?? 0);
  if (everyMs > 0) return (after) => after + everyMs;

  const fields = /^cron\((.*)\)$/.exec(expression)?.[1];
  if (fields === undefined) throw new Error(`The local cloud cannot read the schedule ${expression}.`);
  const cron = parseCron(fields);
  return (after) => nextCronTime(cron, after);
}
