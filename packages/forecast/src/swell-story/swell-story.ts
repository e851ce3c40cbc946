import { HOUR_MS } from '@groundswell/durations';
import type { ForecastHour } from '../forecast-hours.ts';
import type { Point } from '../great-circle.ts';
import { type Arrival, listArrivals } from './arrivals.ts';
import type { SwellStory } from './story.ts';
import { fitSwellBirth, type SwellHour } from './swell-birth.ts';

/**
 * The shortest peak period for which an origin is computed, s. Shorter waves are a nearby wind sea, or a swell whose
 * long forerunners were lost on the way.
 */
const LEAST_PERIOD_S = 11;
const LEAST_HEIGHT_M = 0.3;
/** The hours around `now` in which a swell must be present: six hours back, a day and a half ahead. */
const WINDOW_MS = { before: 6 * HOUR_MS, after: 36 * HOUR_MS } as const;
/** The smallest share of the strongest train's power at which a swell may count as the leading one. */
const LEADS_FROM = 0.25;
/** The share of the peak height at which a swell counts as faded. */
const FADED_PART = 0.4;
/** The greatest error of an origin, as a share of the distance. A less certain origin is discarded. */
const MOST_ERROR_PART = 1 / 3;

/**
 * Returns the story of the leading groundswell at `now` (UTC ms) from a forecast's hours. Returns undefined where no
 * swell of 11 s or more leads, or the error of its origin exceeds a third of the distance.
 */
export function composeSwellStory(hours: readonly ForecastHour[], place: Point, now: number): SwellStory | undefined {
  const near = hours.filter(({ at }) => at >= now - WINDOW_MS.before && at <= now + WINDOW_MS.after);
  const strongest = Math.max(
    0,
    ...near.flatMap(({ trains = [] }) => trains.map(({ heightM, periodS, ashore }) => heightM ** 2 * periodS * ashore)),
  );
  const leading = listArrivals(hours)
    .map((arrival) => ({ arrival, at: highest(arrival, now) }))
    .filter(({ at }) => at !== undefined && isGroundswell(at) && at.power >= LEADS_FROM * strongest)
    .sort((a, b) => (b.at?.power ?? 0) - (a.at?.power ?? 0))[0];
  return leading && toStory(leading.arrival, place);
}

function isGroundswell({ heightM, periodS }: SwellHour): boolean {
  return periodS >= LEAST_PERIOD_S && heightM >= LEAST_HEIGHT_M;
}

function highest({ hours }: Arrival, now: number) {
  const near = hours.filter(({ at }) => at >= now - WINDOW_MS.before && at <= now + WINDOW_MS.after);
  return near.reduce<(typeof near)[number] | undefined>((a, b) => (a && a.power >= b.power ? a : b), undefined);
}

function toStory({ line, hours }: Arrival, place: Point): SwellStory | undefined {
  const birth = fitSwellBirth(hours, place);
  const [first, last] = [hours[0], hours.at(-1)];
  if (!birth || !first || !last || birth.errorKm > MOST_ERROR_PART * birth.distanceKm) return undefined;
  const peak = hours.reduce((a, b) => (b.heightM > a.heightM ? b : a));
  if (birth.at >= first.at) return undefined;
  const after = hours.slice(hours.indexOf(peak));
  const faded = after.findIndex(({ heightM }) => heightM < FADED_PART * peak.heightM);
  const end = after[faded - 1] ?? last;
  return {
    birth,
    firstAt: first.at,
    peakAt: peak.at,
    lastAt: end.at,
    heightM: peak.heightM,
    periodS: peak.periodS,
    periodsS: [first.periodS, end.periodS],
    line,
  };
}
