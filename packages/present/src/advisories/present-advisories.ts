import type { AdvisoryNameReply, AdvisoryReply, DayReply, ForecastReply } from '@groundswell/contracts';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import {
  type Advisory,
  type AdvisoryList,
  advisoriesAt,
  type Beach,
  levelOf,
  MAX_ADVISORIES_PER_BEACH,
} from '@groundswell/forecast';
import { instantText, momentText, wallText } from '../texts/clock-text.ts';
import type { Words } from '../words/words.ts';

/**
 * The time for which the sea still counts as high after a high surf warning ends, because seas fall over hours. Our own
 * estimate.
 */
const SEA_SETTLES_WITHIN_MS = 6 * HOUR_MS;

type Place = Pick<Beach, 'id' | 'lat' | 'lon' | 'timeZone'>;

export interface AdvisoriesAt {
  readonly advisories: AdvisoryList | undefined;
  /** UTC ms. */
  readonly now: number;
  /** The number of days to show, from today on. */
  readonly days: number;
}

/**
 * Presents a beach's advisories for the days shown, and the age in minutes of the last reply of the weather service.
 */
export function presentAdvisories(beach: Place, { advisories, now, days }: AdvisoriesAt, words: Words) {
  if (!advisories) return {};
  const listed = advisoriesAt(advisories, [beach.id], { now, beforeAt: beforeAt(now, days) }).slice(
    0,
    MAX_ADVISORIES_PER_BEACH,
  );
  return {
    advisories: listed.map((advisory) => presentAdvisory(advisory, beach, now, words)),
    advisories_age_min: Math.max(0, Math.round((now - advisories.checkedAt) / MINUTE_MS)),
  };
}

/**
 * Lists the instants (UTC ms) at which an advisory of these beaches begins or ends, because the advisory's text changes
 * then.
 */
export function advisoryChangeTimes(
  advisories: AdvisoryList | undefined,
  beachIds: readonly number[],
): readonly number[] {
  const shown = new Set(beachIds);
  return (advisories?.advisories ?? [])
    .filter((advisory) => advisory.beachIds.some((id) => shown.has(id)))
    .flatMap(({ fromAt, untilAt }) => [fromAt, untilAt]);
}

/** Tells whether the weather service warns of high surf at one of these beaches at `now`, UTC ms. */
export function warnsOfHighSurf(
  advisories: AdvisoryList | undefined,
  beachIds: readonly number[],
  now: number,
): boolean {
  return advisoriesAt(advisories, beachIds, { now, beforeAt: now + 1 }).some(isOfHighSurf);
}

/**
 * Returns the most severe advisory of these beaches as the `advisory` field of a list item; an empty object without
 * one.
 */
export function flagAdvisory(
  beachIds: readonly number[],
  { advisories, now, days }: AdvisoriesAt,
  words: Words,
): { readonly advisory?: AdvisoryNameReply } {
  const [gravest] = advisoriesAt(advisories, beachIds, { now, beforeAt: beforeAt(now, days) });
  return gravest ? { advisory: named(gravest, words) } : {};
}

/** Finds the most severe advisory in a forecast reply that overlaps one of the reply's days. */
export function advisoryOfDay(
  { advisories = [], timeline: { start = '', summaryDay } }: Pick<ForecastReply, 'advisories' | 'timeline'>,
  day: number,
): AdvisoryReply | undefined {
  const atHour = (hour: number) => Date.parse(start) + hour * HOUR_MS;
  const [fromAt, untilAt] = [atHour(summaryDay.indexOf(day)), atHour(summaryDay.lastIndexOf(day) + 1)];
  return advisories.find((advisory) => holdsWithin(advisory, fromAt, untilAt));
}

/**
 * Finds a high surf advisory that holds during a day's light, or in the hours before it, while the forecast shows no
 * dangerous surf. An advisory that covers only the night is not considered for the day before: nobody surfs at night.
 */
export function higherSurfAdvisoryOn(
  { advisories = [] }: { readonly advisories?: readonly AdvisoryReply[] | undefined },
  { danger, firstlightAt, lastlightAt }: Pick<DayReply, 'danger' | 'firstlightAt' | 'lastlightAt'>,
): AdvisoryReply | undefined {
  if (danger || !firstlightAt || !lastlightAt) return undefined;
  const [fromAt, untilAt] = [Date.parse(firstlightAt) - SEA_SETTLES_WITHIN_MS, Date.parse(lastlightAt)];
  return advisories.find((advisory) => isOfHighSurf(advisory) && holdsWithin(advisory, fromAt, untilAt));
}

/** Tells whether a high surf advisory holds at `clock`, UTC ms, while today's forecast shows no dangerous surf. */
export function isWarnedOfHigher(
  { advisories = [], current, days }: Pick<ForecastReply, 'advisories' | 'current' | 'days'>,
  clock: number,
): boolean {
  const isWarned = advisories.some((advisory) => isOfHighSurf(advisory) && holdsWithin(advisory, clock, clock + 1));
  return isWarned && !current.danger && !days[0]?.danger;
}

export function isOfHighSurf({ code }: Pick<AdvisoryNameReply, 'code'>): boolean {
  return code.startsWith('high-surf');
}

function holdsWithin({ from, until }: AdvisoryReply, fromAt: number, untilAt: number): boolean {
  return Date.parse(from) < untilAt && Date.parse(until) > fromAt;
}

function presentAdvisory(advisory: Advisory, { lat, lon, timeZone }: Place, now: number, words: Words): AdvisoryReply {
  const { headline, instruction, office, fromAt } = advisory;
  return {
    ...named(advisory, words),
    ...(headline !== undefined && { headline }),
    ...(instruction !== undefined && { instruction }),
    office,
    from: instantText(fromAt),
    when: whenText(advisory, timeZone, now, words),
    url: `https://forecast.weather.gov/MapClick.php?lat=${lat}&lon=${lon}`,
  };
}

/** Formats the hours of an advisory. If it begins and ends on the same date, the date appears once. */
function whenText({ fromAt, untilAt }: Advisory, timeZone: string, now: number, words: Words): string {
  const until = momentText(untilAt, timeZone, words);
  if (fromAt <= now) return words.advisories.until(until);
  const [begin, end] = [wallText(fromAt, timeZone, words), wallText(untilAt, timeZone, words)];
  const isOneDay = begin.dayMonth === end.dayMonth;
  return words.advisories.between(momentText(fromAt, timeZone, words), isOneDay ? end.clock : until);
}

function named({ code, untilAt }: Advisory, words: Words): AdvisoryNameReply {
  return { code, level: levelOf(code), name: words.advisories.names[code], until: instantText(untilAt) };
}

function beforeAt(now: number, days: number): number {
  return now + days * 24 * HOUR_MS;
}
