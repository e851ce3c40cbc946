import type { ForecastReply } from '@groundswell/contracts';
import { type BeachForecast, clockMinutes, type ForecastDay } from '@groundswell/forecast';
import { dateText, instantText } from '../texts/clock-text.ts';
import { tideNumber, tideText } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';

type TideDay = ForecastReply['tide_array'][number];

type TideExtreme = NonNullable<BeachForecast['tide']>['extremes'][number];

/**
 * Rows of the tide calendar: the lows and highs of each local day that has any; none without a tide station. There
 * are two columns each. A third extreme, as when two tides a day turn into one or a day has 25 hours, is shown by
 * the curve only: the lowest of three highs or the highest of three lows, which is minor beside the others.
 */
export function presentTideDays({ tide, beach }: BeachForecast, days: readonly ForecastDay[], voice: Voice): TideDay[] {
  if (!tide) return [];
  return days.flatMap((day) => {
    const today = tide.extremes.filter(({ at }) => at >= day.startAt && at < day.endAt);
    if (today.length === 0) return [];
    const highs = mainTwo(today, true);
    const lows = mainTwo(today, false);
    const event = (high: boolean, index: number) => {
      const found = (high ? highs : lows)[index];
      if (!found) return { time: null, at: null, height: null, level: null };
      return {
        time: voice.words.clock(clockMinutes(beach.timeZone, day, found.at)),
        at: instantText(found.at),
        height: tideText(found.levelMm / 1000, voice),
        level: tideNumber(found.levelMm / 1000, voice),
      };
    };
    const { weekday, dayMonth } = dateText(day.date, voice.words);
    const [low1, high1, low2, high2] = [event(false, 0), event(true, 0), event(false, 1), event(true, 1)];
    return {
      day: voice.words.date(weekday, dayMonth),
      dateNum: day.date,
      low_1_time: low1.time,
      low_1_at: low1.at,
      low_1_height: low1.height,
      low_1_level: low1.level,
      high_1_time: high1.time,
      high_1_at: high1.at,
      high_1_height: high1.height,
      high_1_level: high1.level,
      low_2_time: low2.time,
      low_2_at: low2.at,
      low_2_height: low2.height,
      low_2_level: low2.level,
      high_2_time: high2.time,
      high_2_at: high2.at,
      high_2_height: high2.height,
      high_2_level: high2.level,
    };
  });
}

/** The two most extreme of a day's highs, or lows, in their order. */
function mainTwo(extremes: readonly TideExtreme[], high: boolean): readonly TideExtreme[] {
  const outMm = ({ levelMm }: TideExtreme) => (high ? levelMm : -levelMm);
  return extremes
    .filter((extreme) => extreme.high === high)
    .sort((a, b) => outMm(b) - outMm(a))
    .slice(0, 2)
    .sort((a, b) => a.at - b.at);
}
