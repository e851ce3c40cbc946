import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the formatter of a zone. One formatter is cached for each zone, because creating one costs 100 times as much
 * as using it.
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Offsets by zone and quarter of an hour. Since 1972, clocks have been changed only at full quarter hours. */
const offsets = new Map<string, Map<number, number>>();
const QUARTER_MS = 15 * MINUTE_MS;
/** The cache limit for each zone: about a fortnight of quarter hours. */
const KEPT_QUARTERS = 1500;

/**
 * Returns the minutes by which clocks in an IANA zone are ahead of UTC at an instant (UTC ms). Throws a RangeError for
 * an unknown zone.
 */
export function zoneOffsetMinutes(timeZone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(timeZone);
  const offset = known?.get(quarter) ?? readOffsetMinutes(timeZone, quarter * QUARTER_MS);
  if (!known || known.size >= KEPT_QUARTERS) offsets.set(timeZone, new Map([[quarter, offset]]));
  else known.set(quarter, offset);
  return offset;
}

function readOffsetMinutes(timeZone: string, at: number): number {
  // The formatter returns text such as '11/20/2026, 06:00:00'.
  const [month, day, year, hour, minute, second] = formatOf(timeZone).format(at).split(/\D+/).map(Number);
  const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(at / 1000) * 1000) / MINUTE_MS);
}

/**
 * A calendar day of a zone: its date, and its start and end (UTC ms). It has 23, 24 or 25 hours, rarely 23.5 or 24.5.
 */
export interface LocalDay {
  /** The local date, for example '2026-11-20'. */
  readonly date: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** Returns `count` consecutive days of a zone, starting with the day of `at` (UTC ms). */
export function listLocalDays(timeZone: string, at: number, count: number): LocalDay[] {
  const wall = at + zoneOffsetMinutes(timeZone, at) * MINUTE_MS;
  const firstDate = Math.floor(wall / (24 * HOUR_MS)) * 24 * HOUR_MS;
  const starts = Array.from({ length: count + 1 }, (_, index) => dayStart(timeZone, firstDate + index * 24 * HOUR_MS));
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(firstDate + index * 24 * HOUR_MS).toISOString().slice(0, 10),
    startAt: starts[index] ?? 0,
    endAt: starts[index + 1] ?? 0,
  }));
}

/** Adds calendar days to a date: four days after '2026-11-20' is '2026-11-24'. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * Returns the first instant of a local date; `dateUtc` is midnight UTC of the same date. Where the clock skips or
 * repeats midnight, two offsets are possible. The result is then the earlier of the two instants that lie in that date.
 */
function dayStart(timeZone: string, dateUtc: number): number {
  const before = dateUtc - zoneOffsetMinutes(timeZone, dateUtc - 24 * HOUR_MS) * MINUTE_MS;
  const after = dateUtc - zoneOffsetMinutes(timeZone, dateUtc + 24 * HOUR_MS) * MINUTE_MS;
  if (before === after) return before;
  const earlier = Math.min(before, after);
  return earlier + zoneOffsetMinutes(timeZone, earlier) * MINUTE_MS >= dateUtc ? earlier : Math.max(before, after);
}

const DAY_MINUTES = 24 * 60;

/** Returns the clock time in minutes after midnight, [0, 1440), at an instant within `day` or a few hours from it. */
export function clockMinutes(timeZone: string, day: LocalDay, at: number): number {
  const sinceMidnight =
    day.endAt - day.startAt === DAY_MINUTES * MINUTE_MS
      ? Math.floor((at - day.startAt) / MINUTE_MS)
      : Math.floor(at / MINUTE_MS) + zoneOffsetMinutes(timeZone, at);
  return ((sinceMidnight % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
