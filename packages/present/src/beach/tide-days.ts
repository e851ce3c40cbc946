import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { type BeachForecast, clockMinutes, type ForecastDay } from '@groundswell/forecast';
import { dateText, instantText } from '../texts/clock-text.ts';
import { tideNumber, tideText } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';

type TideDay = ForecastReply['tide_array'][number];

type Tide = DayReply['tides'][number];

const NO_TIDE = { time: null, at: null, height: null, level: null };

/** Presents all lows and highs of a local day, in order; empty without a tide station. */
export function presentTides({ tide, beach }: BeachForecast, day: ForecastDay, voice: Voice): Tide[] {
  const today = tide?.extremes.filter(({ at }) => at >= day.startAt && at < day.endAt) ?? [];
  return today.map(({ at, levelMm, high }) => ({
    kind: high ? 'high' : 'low',
    time: voice.words.clock(clockMinutes(beach.timeZone, day, at)),
    at: instantText(at),
    height: tideText(levelMm / 1000, voice),
    level: tideNumber(levelMm / 1000, voice),
  }));
}

/**
 * Presents the rows of the tide calendar: two lows and two highs of each local day; empty without a tide station. A
 * third high or low occurs on a day of 25 hours, or where a semidiurnal tide turns into a diurnal one. Only the curve
 * shows the third one; the row leaves out the lowest high or the highest low.
 */
export function presentTideDays(forecast: BeachForecast, days: readonly ForecastDay[], voice: Voice): TideDay[] {
  return days.flatMap((day) => {
    const today = presentTides(forecast, day, voice);
    if (today.length === 0) return [];
    const [low1 = NO_TIDE, low2 = NO_TIDE] = mainTwo(today, 'low');
    const [high1 = NO_TIDE, high2 = NO_TIDE] = mainTwo(today, 'high');
    const { weekday, dayMonth } = dateText(day.date, voice.words);
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

/** Returns the two most extreme highs, or lows, of a day in chronological order. */
function mainTwo(tides: readonly Tide[], kind: Tide['kind']): readonly Tide[] {
  const out = ({ level }: Tide) => (kind === 'high' ? level : -level);
  const main = tides
    .filter((tide) => tide.kind === kind)
    .toSorted((a, b) => out(b) - out(a))
    .slice(0, 2);
  return tides.filter((tide) => main.includes(tide));
}
