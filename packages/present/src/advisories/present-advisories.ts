import type { AdvisoryNameReply, AdvisoryReply, DayReply, ForecastReply } from '@groundswell/contracts';
import {
  type Advisory,
  type AdvisoryList,
  advisoriesAt,
  type Beach,
  HOUR_MS,
  levelOf,
  MOST_AT_A_BEACH,
} from '@groundswell/forecast';
import { instantText, momentText, wallText } from '../texts/clock-text.ts';
import type { Words } from '../words/words.ts';

const MINUTE_MS = 60_000;
/** How long a sea still counts as high after a warning of it ended: seas fall over hours. Our judgement. */
const SETTLES_MS = 6 * HOUR_MS;

type Place = Pick<Beach, 'id' | 'lat' | 'lon' | 'timeZone'>;

export interface AdvisoriesAt {
  readonly advisories: AdvisoryList | undefined;
  /** UTC ms. */
  readonly now: number;
  /** Days to show, today first. */
  readonly days: number;
}

/** The advisories of a beach for the days that are shown, and minutes since the weather service was asked. */
export function presentAdvisories(beach: Place, { advisories, now, days }: AdvisoriesAt, words: Words) {
  if (!advisories) return {};
  const listed = advisoriesAt(advisories, [beach.id], { now, beforeAt: beforeAt(now, days) }).slice(0, MOST_AT_A_BEACH);
  return {
    advisories: listed.map((advisory) => presentAdvisory(advisory, beach, now, words)),
    advisories_age_min: Math.max(0, Math.round((now - advisories.checkedAt) / MINUTE_MS)),
  };
}

/** When an advisory of these beaches begins or ends: what is told of it is then another. */
export function advisoryTurns(advisories: AdvisoryList | undefined, beachIds: readonly number[]): readonly number[] {
  const shown = new Set(beachIds);
  return (advisories?.advisories ?? [])
    .filter((advisory) => advisory.beachIds.some((id) => shown.has(id)))
    .flatMap(({ fromAt, untilAt }) => [fromAt, untilAt]);
}

/** Whether the weather service warns of high surf at one of these beaches at `now`, UTC ms. */
export function warnsOfHighSurf(
  advisories: AdvisoryList | undefined,
  beachIds: readonly number[],
  now: number,
): boolean {
  return advisoriesAt(advisories, beachIds, { now, beforeAt: now + 1 }).some(isOfHighSurf);
}

/** The field of a list's beach, or of a place's beaches: their gravest advisory in brief, absent where there is none. */
export function flagAdvisory(
  beachIds: readonly number[],
  { advisories, now, days }: AdvisoriesAt,
  words: Words,
): { readonly advisory?: AdvisoryNameReply } {
  const [gravest] = advisoriesAt(advisories, beachIds, { now, beforeAt: beforeAt(now, days) });
  return gravest ? { advisory: named(gravest, words) } : {};
}

/** The gravest advisory of a forecast that holds on one of its days. */
export function advisoryOfDay(
  { advisories = [], timeline: { start = '', summaryDay } }: Pick<ForecastReply, 'advisories' | 'timeline'>,
  day: number,
): AdvisoryReply | undefined {
  const atHour = (hour: number) => Date.parse(start) + hour * HOUR_MS;
  const [fromAt, untilAt] = [atHour(summaryDay.indexOf(day)), atHour(summaryDay.lastIndexOf(day) + 1)];
  return advisories.find((advisory) => holdsWithin(advisory, fromAt, untilAt));
}

/**
 * The advisory of high surf in the light of a day, or in the hours before it, of whose surf its forecast tells as of none.
 * A night's own is none of the day before it: night is no time to surf.
 */
export function higherSurfOn(
  { advisories = [] }: { readonly advisories?: readonly AdvisoryReply[] | undefined },
  { danger, firstlightAt, lastlightAt }: Pick<DayReply, 'danger' | 'firstlightAt' | 'lastlightAt'>,
): AdvisoryReply | undefined {
  if (danger || !firstlightAt || !lastlightAt) return undefined;
  const [fromAt, untilAt] = [Date.parse(firstlightAt) - SETTLES_MS, Date.parse(lastlightAt)];
  return advisories.find((advisory) => isOfHighSurf(advisory) && holdsWithin(advisory, fromAt, untilAt));
}

/** Whether the weather service warns of high surf at `clock`, UTC ms, over a forecast that tells of none today. */
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

/** A date that both ends share is told once. */
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
