import { DAY_MS, HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { Cron } from 'croner';

const UNIT_MS: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS };

/** A function that returns a schedule's next time after an instant (UTC ms), or undefined if the schedule has ended. */
export type NextTime = (after: number) => number | undefined;

/**
 * Parses `rate(10 minutes)` and `cron(0 12 * * ? *)`; throws an Error with a user-visible message for any other
 * expression.
 */
export function parseSchedule(expression: string): NextTime {
  const [, count, unit = '', plural] = /^rate\((\d+) (minute|hour|day)(s?)\)$/.exec(expression) ?? [];
  const everyMs = Number(count) * (UNIT_MS[unit] ?? 0);
  // EventBridge guide, 'Setting a schedule pattern for scheduled rules': the unit of one is singular, of more plural.
  if (everyMs > 0 && (count === '1') === (plural === '')) return (after) => after + everyMs;

  const fields = /^cron\((.*)\)$/.exec(expression)?.[1];
  if (fields === undefined) throw new Error(`The local cloud cannot read the schedule ${expression}.`);
  const cron = parseCron(fields);
  return (after) => cron.nextRun(new Date(after))?.getTime();
}

/** Parses EventBridge's six fields: minutes, hours, days of month, months, days of week (Sunday is 1), years. */
function parseCron(fields: string): Cron {
  const all = fields.trim().split(/\s+/);
  if (all.length !== 6) throw new Error(`A cron expression has six fields, not "${fields}".`);
  if ((all[2] === '?') === (all[4] === '?'))
    throw new Error(`A cron expression has ? for either the day of the month or that of the week, not "${fields}".`);
  try {
    return new Cron(`0 ${fields}`, { mode: '7-part', timezone: 'UTC', alternativeWeekdays: true, sloppyRanges: true });
  } catch (error) {
    throw new Error(`The local cloud cannot read the cron expression "${fields}".`, { cause: error });
  }
}
