import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { dateText } from '../time/clock-text.ts';
import { clockMinutes } from '../time/local-days.ts';
import type { Voice } from '../words/voice.ts';
import { tideText } from './texts.ts';
import type { WireTideDay } from './wire.ts';

/**
 * Rows of the tide calendar: the first two lows and highs of each local day that has any; none without a tide station.
 * The columns are two: a third, rare in the Gulf and possible when a day has 25 hours, is left to the curve.
 */
export function presentTideDays(
  { tide, beach }: BeachForecast,
  days: readonly ForecastDay[],
  voice: Voice,
): WireTideDay[] {
  if (!tide) return [];
  return days.flatMap((day) => {
    const today = tide.extremes.filter(({ at }) => at >= day.startAt && at < day.endAt);
    if (today.length === 0) return [];
    const event = (high: boolean, index: number) => {
      const found = today.filter((extreme) => extreme.high === high)[index];
      if (!found) return { time: null, height: null };
      return {
        time: voice.words.clock(clockMinutes(beach.timeZone, day, found.at)),
        height: tideText(found.levelMm / 1000, voice),
      };
    };
    const { weekday, dayMonth } = dateText(day.date, voice.words);
    const [low1, high1, low2, high2] = [event(false, 0), event(true, 0), event(false, 1), event(true, 1)];
    return {
      day: `${weekday} ${dayMonth}`,
      low_1_time: low1.time,
      low_1_height: low1.height,
      high_1_time: high1.time,
      high_1_height: high1.height,
      low_2_time: low2.time,
      low_2_height: low2.height,
      high_2_time: high2.time,
      high_2_height: high2.height,
    };
  });
}
