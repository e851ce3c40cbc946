export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs 100 times as much as using it: one is kept for each zone. */
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

/** Offsets by zone and quarter of an hour: since 1972 clocks have changed at full quarters alone. */
const offsets = new Map<string, Map<number, number>>();
const QUARTER_MS = 15 * MINUTE_MS;
/** About a fortnight of quarters for each zone. */
const KEPT_QUARTERS = 1500;

/** Minutes that clocks in an IANA zone are ahead of UTC at an instant (UTC ms). RangeError for an unknown zone. */
export function zoneOffsetMinutes(timeZone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(timeZone);
  const offset = known?.get(quarter) ?? readOffsetMinutes(timeZone, quarter * QUARTER_MS);
  if (!known || known.size >= KEPT_QUARTERS) offsets.set(timeZone, new Map([[quarter, offset]]));
  else known.set(quarter, offset);
  return offset;
}

function readOffsetMinutes(timeZone: string, at: number): number {
  // '11/20/2026, 06:00:00'
  const [month, day, year, hour, minute, second] = formatOf(timeZone).format(at).split(/\D+/).map(Number);
  const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(at / 1000) * 1000) / MINUTE_MS);
}

/** One calendar day of a zone: its date, where it begins and ends (UTC ms). 23, 24 or 25 hours, rarely 23.5 or 24.5. */
export interface LocalDay {
  /** '2026-11-20'. */
  readonly date: string;
  readonly startAt: number;
  readonly endAt: number;
}

/** `count` consecutive days of a zone, starting with the day of `at` (UTC ms). */
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

/** '2026-11-24' for four days after '2026-11-20': dates are counted, not hours. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * First instant of a date, given as that date's midnight in UTC. Where clocks skip or repeat
 * midnight, two offsets are possible: the date starts at the earlier instant that lies in it.
 */
function dayStart(timeZone: string, dateUtc: number): number {
  const before = dateUtc - zoneOffsetMinutes(timeZone, dateUtc - 24 * HOUR_MS) * MINUTE_MS;
  const after = dateUtc - zoneOffsetMinutes(timeZone, dateUtc + 24 * HOUR_MS) * MINUTE_MS;
  if (before === after) return before;
  const earlier = Math.min(before, after);
  return earlier + zoneOffsetMinutes(timeZone, earlier) * MINUTE_MS >= dateUtc ? earlier : Math.max(before, after);
}

const DAY_MINUTES = 24 * 60;

/** Minutes after midnight, [0, 1440), that a clock in the zone shows at an instant within `day` or a few hours from it. */
export function clockMinutes(timeZone: string, day: LocalDay, at: number): number {
  const sinceMidnight =
    day.endAt - day.startAt === DAY_MINUTES * MINUTE_MS
      ? Math.floor((at - day.startAt) / MINUTE_MS)
      : Math.floor(at / MINUTE_MS) + zoneOffsetMinutes(timeZone, at);
  return ((sinceMidnight % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
