import type { ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  angleBetweenDeg,
  beachTraits,
  expandHours,
  findBestHours,
  IMPERIAL,
  isPassing,
  type Nowcast,
  type RatedHour,
  rateHour,
  representHours,
  type Train,
} from '@groundswell/forecast';
import { summarizeForecast } from '@groundswell/forecast/compose';
import { presentBeachDays, voiceOf, wordsOf } from '@groundswell/present';
import type { BeachThen } from '@groundswell/sample-ocean/testing/sample-week';

/** A beach at an instant, with the forecast and replies that its page shows. */
interface SeenBeach extends BeachThen {
  readonly shown: Nowcast;
  /**
   * The hours of the displayed forecast from the current hour on, as far as the simulated true conditions are known.
   */
  readonly hours: readonly RatedHour[];
  /** The reply in feet and miles an hour; `inMetres` is the same in metric units. */
  readonly reply: ForecastReply;
  readonly inMetres: ForecastReply;
}

/** A fault that no page may show, with the number of times that a beach's page shows it. */
export interface Check {
  readonly what: string;
  count(seen: SeenBeach): number;
}

/** The checks. Each count must be zero over the whole week. */
export const CHECKS: readonly Check[] = [
  {
    what: 'headlines of another condition than their own hour',
    count: ({ reply: { current, timeline, nowHour = 0 } }) => Number(current.nowCond !== timeline.condText[nowHour]),
  },
  {
    what: 'headlines whose wind is 10 mph or more off their own hour',
    count: ({ reply: { current, timeline, nowHour = 0 } }) =>
      Number(Math.abs((current.wind_spd_value ?? 0) - (timeline.windSpeed[nowHour] ?? 0)) >= 10),
  },
  {
    what: 'headlines of another surf or score than their own hour',
    count: ({ reply: { current, timeline, nowHour = 0 } }) =>
      Number(
        (current.nowSurf ?? null) !== timeline.wvhtText[nowHour] ||
          (current.nowScore ?? null) !== timeline.score[nowHour],
      ),
  },
  {
    what: 'hours whose first or second swell does not reach the beach',
    count: ({ beach, hours }) =>
      hours.filter(({ hour: { trains = [] }, first, second }) =>
        [first, second].some((train) => train && isPassing(train, trains, beach.facingDeg)),
      ).length,
  },
  {
    what: 'hours whose first train comes over the land, over 135° off the way the beach faces, a wind sea over 120°',
    count: ({ beach, hours }) => hours.filter(({ first }) => first && isBehind(first, beach.facingDeg)).length,
  },
  {
    what: 'headlines of surf that say there is nothing to ride',
    count: ({ reply: { current } }) =>
      Number((current.nowSurfMax ?? 0) > 0 && current.summary?.startsWith('Nothing') === true),
  },
  {
    what: 'hours in which a swell passes that brings a fifth of the power ashore',
    count: ({ beach, hours }) =>
      hours.filter(({ hour: { trains = [] } }) => {
        const power = ({ heightM, periodS, ashore }: (typeof trains)[number]) => heightM ** 2 * periodS * ashore;
        const all = trains.reduce((sum, train) => sum + power(train), 0);
        return trains.some(
          (train) =>
            all > 0 &&
            train.kind === 'swell' &&
            !isBehind(train, beach.facingDeg) &&
            isPassing(train, trains, beach.facingDeg) &&
            power(train) > all / 5,
        );
      }).length,
  },
  {
    what: 'bars that top their label by more than a tenth, in feet or in metres',
    count: ({ reply, inMetres }) => countOverLabel(reply, 0.05) + countOverLabel(inMetres, 0.015),
  },
  { what: 'best hours that are choppy or less clean, untold', count: countUntoldRough },
  { what: 'best hours beside which as many are cleaner and worth naming', count: countCleanerBeside },
  {
    what: 'halves of today that do not contain the surf of now',
    count: ({ reply: { current, days, nowHour = 0, timeline } }) => {
      const clock = timeline.hour[nowHour] ?? 0;
      const [today] = days;
      const isLit = current.as_of > (today?.firstlightAt ?? '') && current.as_of < (today?.lastlightAt ?? '');
      if (!today || !isLit || clock < 6 || clock > 18 || current.nowSurfMax === null) return 0;
      const [min, max] = clock < 12 ? [today.amsurfMin, today.amsurfMax] : [today.pmsurfMin, today.pmsurfMax];
      return Number((min ?? 0) > (current.nowSurfMin ?? 0) || (max ?? 0) < current.nowSurfMax);
    },
  },
  {
    what: 'days whose likely surf by daylight does not contain both halves and every hour with light',
    count: ({ reply }) => countBeyondLikely(reply),
  },
  {
    what: 'boards recommended where no hours are, and the reverse',
    count: ({ reply: { botd, current } }) => Number((botd !== null) !== (current.best !== undefined)),
  },
  {
    what: 'graphs whose swells are numbered with a gap',
    count: ({ reply: { timeline } }) => {
      const drawn = Object.values(timeline.swell).map((heights) => heights.some((height) => height !== null));
      return Number(drawn.lastIndexOf(true) >= 0 && drawn.slice(0, drawn.lastIndexOf(true)).includes(false));
    },
  },
  {
    what: 'reasons by which a wind off the land chops the faces up',
    count: ({ reply: { timeline } }) => timeline.reasons.filter((text) => /ffshore .*chops/.test(text)).length,
  },
  { what: 'best hours that lists of beaches tell otherwise, or without their condition', count: countOtherInLists },
  { what: 'hours whose label has another word for the body elsewhere', count: countBodyWords },
  { what: 'hours at which feet change and metres do not', count: countUnevenSteps },
  {
    what: 'best hours whose points do not add up to their score',
    count: ({ reply: { current } }) =>
      Number(current.best?.facts.reduce((sum, { points }) => sum + points, 0) !== current.best?.score),
  },
  {
    what: 'surf from 8 ft on, or days with it, that name no danger',
    count: ({ reply: { current, days } }) =>
      Number((current.nowSurfMax ?? 0) >= 8 && !current.danger) +
      days.filter(({ amsurfMax, pmsurfMax, danger }) => Math.max(amsurfMax ?? 0, pmsurfMax ?? 0) >= 8 && !danger)
        .length,
  },
  {
    what: 'hours of twice what the break holds that score over 50',
    count: ({ hours, stored: { breakTraits } }) =>
      hours.filter(
        ({ hour, score }) =>
          breakTraits && (hour.faceHeightM ?? 0) >= 2 * breakTraits.holdsToM && (score.score ?? 0) > 50,
      ).length,
  },
  {
    what: 'hours of two thirds of what the break needs that score over 10',
    count: ({ hours, stored: { breakTraits } }) =>
      hours.filter(
        ({ hour, score }) =>
          breakTraits && (hour.faceHeightM ?? 0) <= breakTraits.holdsFromM / 1.5 && (score.score ?? 0) > 10,
      ).length,
  },
  {
    what: 'stations over land: wind, water or waves from one that the catalogue passed over',
    count: ({ beach, observed }) =>
      Number(!isListed(beach.windStationIds, observed.wind)) +
      Number(!isListed(beach.waterStationIds, observed.water)) +
      Number(!isListed(beach.buoyIds, observed.waves)),
  },
  {
    what: 'hours that list chop of under 3 s',
    count: ({ hours }) =>
      hours.filter(({ hour: { trains = [] } }) => trains.some(({ periodS }) => periodS < 2.95)).length,
  },
  {
    what: 'trains from 4 s that change their number from hour to hour',
    count: ({ hours }) => hours.reduce((sum, hour, index) => sum + changedNumbers(hours[index - 1], hour), 0),
  },
];

function isBehind({ kind, fromDeg }: Train, facingDeg: number): boolean {
  return angleBetweenDeg(fromDeg, facingDeg) > (kind === 'sea' ? 120 : 135);
}

function isListed(ids: readonly string[], reading: { readonly stationId: string } | undefined): boolean {
  return !reading || ids.includes(reading.stationId);
}

const VOICE = voiceOf({ units: IMPERIAL, words: wordsOf('en') });
const RANK = { choppy: 0, fair: 1, clean: 2 } as const;

/**
 * Counts days whose best hours are choppy, or less clean than two other remaining daylight hours, while the displayed
 * reason does not mention it.
 */
function countUntoldRough({ reply: { days, timeline, nowHour = 0 } }: SeenBeach): number {
  const startAt = Date.parse(timeline.start ?? '');
  return days.filter(({ best, hourly, firstlightAt, lastlightAt }) => {
    if (!best?.cond || /^(Choppy|Less clean)/.test(best.why)) return false;
    const rank = RANK[best.cond];
    const [from, to] = [best.from, best.to].map((clock) => hourly.findIndex(({ time }) => time === clock));
    const cleaner = hourly.filter(({ index, cond }, hour) => {
      const at = startAt + index * HOUR_MS;
      const isLight = at >= Date.parse(firstlightAt ?? '') && at + HOUR_MS <= Date.parse(lastlightAt ?? '');
      const isBest = hour >= (from ?? 0) && hour < (to ?? 0);
      return isLight && !isBest && index >= nowHour && cond && RANK[cond] > rank;
    });
    return best.cond === 'choppy' || cleaner.length > 1;
  }).length;
}

/**
 * Counts days whose best hours overlap or adjoin a better span of daylight. That span is equally long, cleaner, and
 * scores at least 20.
 */
function countCleanerBeside({ now, shown }: SeenBeach): number {
  const hours = expandHours(shown.forecast, 2).map((hour) => rateHour(hour, beachTraits(shown.forecast)));
  const rankOf = (some: readonly RatedHour[]) =>
    RANK[representHours(some.map(({ hour }) => hour)).condition ?? 'choppy'];
  return shown.forecast.days.slice(0, 2).filter((day) => {
    const best = findBestHours(hours, day, now);
    if (!best) return false;
    const light = hours.filter((hour) => best.window.includes(hour) || best.rest.includes(hour));
    const from = light.findIndex((hour) => best.window.includes(hour));
    const { length } = best.window;
    return light.some((_, start) => {
      const beside = light.slice(start, start + length);
      const score = beside.reduce((sum, hour) => sum + (hour.score.score ?? 0), 0) / length;
      const isBeside = beside.length === length && Math.abs(start - from) <= length;
      return isBeside && Math.round(score) >= 20 && rankOf(beside) > rankOf(best.window);
    });
  }).length;
}

/**
 * Counts days on which a half-day's surf, or a daylight hour's, lies outside the likely range that the page shows for
 * daylight.
 */
function countBeyondLikely({ days, timeline }: Pick<ForecastReply, 'days' | 'timeline'>): number {
  const startAt = Date.parse(timeline.start ?? '');
  return days.filter(({ confidence, hourly, firstlightAt, lastlightAt, ...halves }) => {
    const [, low = 'flat', high = low] = /: (flat|[\d.]+)(?:-| to )?([\d.]+)?/.exec(confidence?.says ?? '') ?? [];
    const [least = 0, most = 0] = [low, high].map((end) => (end === 'flat' ? 0 : Number(end)));
    const lit = hourly.filter(({ index }) => {
      const at = startAt + index * HOUR_MS;
      return at + HOUR_MS >= Date.parse(firstlightAt ?? '') && at <= Date.parse(lastlightAt ?? '');
    });
    const { amsurfMin, amsurfMax, pmsurfMin, pmsurfMax } = halves;
    const ofHours = lit.flatMap(({ index }) => [timeline.wvhtMin[index], timeline.wvhtMax[index]]);
    const shown = [amsurfMin, amsurfMax, pmsurfMin, pmsurfMax, ...ofHours].filter((end) => typeof end === 'number');
    return confidence && shown.some((end) => end < least || end > most);
  }).length;
}

/**
 * Counts the graph's surf bars that are higher than their height label. `roundedBy` is the rounding error of the bar's
 * height.
 */
function countOverLabel({ timeline }: ForecastReply, roundedBy: number): number {
  return timeline.surfMax.filter((top, hour) => {
    const label = timeline.wvhtMax[hour];
    return label && (top ?? 0) > 1.1 * label + roundedBy;
  }).length;
}

/**
 * Counts days whose best hours on the beach's page differ from those in lists: overviews, nearby beaches, the first
 * page and favorites.
 */
function countOtherInLists({ beach, now, shown, reply }: SeenBeach): number {
  const summary = summarizeForecast(shown.forecast);
  const listed = presentBeachDays({ summary, timeZone: beach.timeZone, days: reply.days.length, voice: VOICE, now });
  return reply.days.filter(({ best }, day) => {
    const other = listed[day]?.best ?? null;
    if (best === null || other === null) return best !== other;
    const { why, ...told } = best;
    return JSON.stringify(told) !== JSON.stringify(other) || told.cond === null;
  }).length;
}

/**
 * Counts hours whose surf height label has been shown with another word for the body height before, such as 'waist'
 * instead of 'chest'.
 */
function countBodyWords({ reply: { timeline } }: SeenBeach): number {
  const words = new Map<string, string | null>();
  return timeline.wvhtText.filter((label, hour) => {
    const word = timeline.wvhtBodySize[hour] ?? null;
    if (label === null) return false;
    if (!words.has(label)) words.set(label, word);
    return words.get(label) !== word;
  }).length;
}

/** Counts hours at which the surf label changes in feet but not in metres, or in metres but not in feet. */
function countUnevenSteps({ reply: { timeline }, inMetres }: SeenBeach): number {
  const changes = (labels: readonly (string | null)[], hour: number) => labels[hour] !== labels[hour - 1];
  return timeline.wvhtText.filter(
    (_, hour) => hour > 0 && changes(timeline.wvhtText, hour) !== changes(inMetres.timeline.wvhtText, hour),
  ).length;
}

/**
 * Counts swell trains that change their line in the list of trains from one hour to the next, although the match is
 * unambiguous. Short periods are skipped, because such trains may merge into the chop.
 */
function changedNumbers(before: RatedHour | undefined, after: RatedHour): number {
  const [ones, others] = [before?.hour.trains ?? [], after.hour.trains ?? []];
  return ones.filter((one) => {
    if (one.periodS < 4) return false;
    const [like, another] = others.filter((other) => isLike(one, other));
    return like && !another && ones.filter((rival) => isLike(rival, like)).length === 1 && like.line !== one.line;
  }).length;
}

function isLike(one: Train, other: Train): boolean {
  const ratio = one.heightM / other.heightM;
  const isHigh = ratio > 0.67 && ratio < 1.5;
  return isHigh && Math.abs(one.periodS - other.periodS) < 0.75 && angleBetweenDeg(one.fromDeg, other.fromDeg) < 20;
}

export function ratedHours({ forecast }: Nowcast, { now, truth }: BeachThen): readonly RatedHour[] {
  const traits = beachTraits(forecast);
  const hours = expandHours(forecast, 2);
  const from = hours.findLastIndex(({ at }) => at <= now);
  return hours.slice(from, from + truth.length).map((hour) => rateHour(hour, traits));
}
