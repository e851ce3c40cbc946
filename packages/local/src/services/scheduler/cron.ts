import { DAY_MS, MINUTE_MS } from '@groundswell/durations';

type Field = ReadonlySet<number> | undefined;

/**
 * The fields of a cron expression: minutes, hours, days of month, months, days of week, years. Undefined matches every
 * value. Sunday is 1.
 */
interface Cron {
  readonly minutes: Field;
  readonly hours: Field;
  readonly days: Field;
  readonly months: Field;
  readonly weekdays: Field;
  readonly years: Field;
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const WEEKDAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ');

/** Parses the six fields of `cron(...)`; throws an Error with a user-visible message for an unsupported expression. */
export function parseCron(fields: string): Cron {
  const parts = fields.trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays, years] = parts;
  if (parts.length !== 6) throw new Error(`A cron expression has six fields, not "${fields}".`);
  return {
    minutes: parseField(minutes, 0, 59),
    hours: parseField(hours, 0, 23),
    days: parseField(days, 1, 31),
    months: parseField(months, 1, 12, MONTHS),
    weekdays: parseField(weekdays, 1, 7, WEEKDAYS),
    years: parseField(years, 1970, 2199),
  };
}

/** Returns the first matching minute after an instant, UTC ms; undefined if no minute within ten years matches. */
export function nextCronTime(cron: Cron, after: number): number | undefined {
  const start = (Math.floor(after / MINUTE_MS) + 1) * MINUTE_MS;
  for (let day = start - (start % DAY_MS); day < start + 3660 * DAY_MS; day += DAY_MS) {
    if (!matchesDay(cron, new Date(day))) continue;
    for (let at = Math.max(day, start); at < day + DAY_MS; at += MINUTE_MS) {
      const date = new Date(at);
      if (includes(cron.minutes, date.getUTCMinutes()) && includes(cron.hours, date.getUTCHours())) return at;
    }
  }
  return undefined;
}

function matchesDay({ days, months, weekdays, years }: Cron, date: Date): boolean {
  return (
    includes(days, date.getUTCDate()) &&
    includes(months, date.getUTCMonth() + 1) &&
    includes(weekdays, date.getUTCDay() + 1) &&
    includes(years, date.getUTCFullYear())
  );
}

function includes(field: Field, value: number): boolean {
  return field === undefined || field.has(value);
}

/** Parses `*`, `?`, `5`, `1-5`, `0/10`, `MON-FRI`, and lists of them. */
function parseField(field = '', least: number, most: number, names: readonly string[] = []): Field {
  if (field === '*' || field === '?') return undefined;
  const number = (text: string) => {
    const named = names.indexOf(text.toUpperCase());
    const value = named >= 0 ? named + 1 : Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`The local cloud cannot read "${field}" in a cron expression.`);
  };
  const values = field.split(',').flatMap((part) => {
    const [range = '', step] = part.split('/');
    const [first = '', last] = range.split('-');
    const from = first === '*' ? least : number(first);
    const to = last !== undefined ? number(last) : step !== undefined || first === '*' ? most : from;
    const by = step === undefined ? 1 : Math.max(1, Number(step) || 1);
    return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
  });
  return new Set(values);
}
