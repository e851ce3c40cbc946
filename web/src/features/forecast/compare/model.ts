import type { ComparisonReply, DayReply, ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';

/** The daylight hours assumed where the sun neither rises nor sets. */
const USUAL_LIGHT = { from: 6, to: 19 };

/** The maximum number of beach names read from an address; no link of the site has more. */
const MOST_NAMES = 8;

/** Parses the beach slugs of an address, 'a,b'; the page compares the first two. */
export function parseBeaches(requested: unknown): readonly string[] {
  if (typeof requested !== 'string' && typeof requested !== 'number') return [];
  const names = String(requested).toLowerCase().split(',').slice(0, MOST_NAMES);
  return names.filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 80);
}

/** Formats slugs for the address; undefined for an empty list. */
export function formatBeaches(beaches: readonly (string | undefined)[]): string | undefined {
  return beaches.filter((slug) => slug !== undefined).join(',') || undefined;
}

/** Returns the date to show: the one in the address if it is compared, else the first. */
export function shownDate({ beaches, days }: ComparisonReply, requested: string | undefined): string | undefined {
  const dates = days.length > 0 ? days.map(({ dateNum }) => dateNum) : (beaches[0]?.days ?? []).map((d) => d.dateNum);
  return dates.find((date) => date === requested) ?? dates[0];
}

export function dayOn({ days }: ForecastReply, date: string): DayReply | undefined {
  return days.find(({ dateNum }) => dateNum === date);
}

/** An hour of the local day, and its index on each beach's timeline. */
export interface ComparedHour {
  readonly hour: number;
  readonly time: string;
  readonly at: readonly (number | undefined)[];
}

/**
 * Lists the hours of a day in which at least one of the beaches has daylight; each beach's hours are in its own local
 * time.
 */
export function listHours(beaches: readonly ForecastReply[], date: string): readonly ComparedHour[] {
  const found = new Map<number, ComparedHour>();
  beaches.forEach((beach, place) => {
    for (const { index, time } of dayOn(beach, date)?.hourly ?? []) {
      const hour = beach.timeline.hour[index];
      if (hour === undefined || !isLight(beach, date, index)) continue;
      const known = found.get(hour) ?? { hour, time, at: beaches.map(() => undefined) };
      found.set(hour, { ...known, at: known.at.map((at, beachIndex) => (beachIndex === place ? (at ?? index) : at)) });
    }
  });
  return [...found.values()].toSorted((a, b) => a.hour - b.hour);
}

/** Returns the timeline index of a local hour of a day, for example 12 for noon. */
export function placeOfHour(beach: ForecastReply, date: string, hour: number): number | undefined {
  return dayOn(beach, date)?.hourly.find(({ index }) => beach.timeline.hour[index] === hour)?.index;
}

function isLight(beach: ForecastReply, date: string, index: number): boolean {
  const day = dayOn(beach, date);
  const start = beach.timeline.start;
  if (!day?.firstlightAt || !day.lastlightAt || start === undefined) {
    const hour = beach.timeline.hour[index] ?? 0;
    return hour >= USUAL_LIGHT.from && hour <= USUAL_LIGHT.to;
  }
  const at = Date.parse(start) + index * HOUR_MS;
  return at + HOUR_MS > Date.parse(day.firstlightAt) && at <= Date.parse(day.lastlightAt);
}
