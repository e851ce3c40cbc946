import type { TimelineReply } from '@groundswell/contracts';
import type { BeachForecast } from '@groundswell/forecast';
import type { ViewedHour } from '../beach/viewed-hour.ts';
import { timelineLevel } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';

/** Presents the tide's level and trend for each hour; nulls without a station. */
export function presentTide(
  { tide }: BeachForecast,
  hours: readonly ViewedHour[],
  voice: Voice,
): Pick<TimelineReply, 'has_tides' | 'tideLevel' | 'tideUnits' | 'tideLevelDesc'> {
  if (!tide) {
    const unknown = hours.map(() => null);
    return { has_tides: false, tideLevel: unknown, tideUnits: voice.tide, tideLevelDesc: unknown };
  }
  const { rising, falling } = voice.words.tide;
  const { extremes } = tide;
  let next = 0;
  const tideLevelDesc = hours.map(({ hour: { at } }, index) => {
    while (next < extremes.length && (extremes[next]?.at ?? at) <= at) next++;
    const turning = extremes[next];
    if (turning) return turning.high ? rising : falling;
    const before = hours[index - 1]?.hour.tideM;
    const here = hours[index]?.hour.tideM;
    return before === undefined || here === undefined ? null : here >= before ? rising : falling;
  });
  return {
    has_tides: true,
    tideLevel: hours.map(({ hour: { tideM } }) => (tideM === undefined ? null : timelineLevel(tideM, voice))),
    tideUnits: voice.tide,
    tideLevelDesc,
  };
}
