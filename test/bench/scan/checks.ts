import type { ForecastReply } from '@groundswell/contracts';
import {
  angleBetweenDeg,
  beachTraits,
  expandHours,
  type Nowcast,
  type RatedHour,
  rateHour,
  type Train,
} from '@groundswell/forecast';
import type { BeachThen } from './sample-week.ts';

/** A beach at an instant as its page shows it. */
export interface SeenBeach extends BeachThen {
  readonly shown: Nowcast;
  /** The shown forecast's hours from that of now on, as far as the truth is known. */
  readonly hours: readonly RatedHour[];
  /** In feet and miles an hour. */
  readonly reply: ForecastReply;
}

/** What must not be found on any page, and how often one beach's has it. */
export interface Check {
  readonly what: string;
  count(seen: SeenBeach): number;
}

/** Each is to be nought over the whole week. A new one is a further entry. */
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
    count: ({ hours }) =>
      hours.filter(({ first, second }) => [first, second].some((train) => train && train.ashore < 0.02)).length,
  },
  {
    what: 'headlines of surf that say there is nothing to ride',
    count: ({ reply: { current } }) =>
      Number((current.nowSurfMax ?? 0) > 0 && current.summary?.startsWith('Nothing') === true),
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

/** How many trains have their only like in the next hour on another line; shorter ones may drop among the chop. */
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
