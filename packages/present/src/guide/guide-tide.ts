import type { BeachGuideReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type BeachForecast, tideLevelAt, tideThirds } from '@groundswell/forecast';
import { todayIndex } from '../beach/today.ts';
import { tideNumber } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';

const TICK_HOURS = [6, 12, 18];

/**
 * Presents today's tide curve with the lower, middle and upper third of its range. Null without a tide station, or if
 * the level does not change.
 */
export function presentTideOfDay(forecast: BeachForecast, voice: Voice, now: number): BeachGuideReply['tide'] {
  const { tide, days, startAt } = forecast;
  const thirds = tide && tideThirds(tide);
  const day = days[todayIndex(forecast, now)];
  if (!tide || !thirds || !day) return null;
  const firstHour = (day.startAt - startAt) / HOUR_MS;
  const hours = Math.round((day.endAt - day.startAt) / HOUR_MS);
  const levels = Array.from({ length: hours + 1 }, (_, hour) => tideLevelAt(tide.levelMm, firstHour + hour)).flatMap(
    (levelMm) => (levelMm === undefined ? [] : tideNumber(levelMm / 1000, voice)),
  );
  return {
    unit: voice.tide,
    levels,
    low_upto: tideNumber(thirds.lowUptoM, voice),
    high_from: tideNumber(thirds.highFromM, voice),
    now_hour: Math.min(hours, Math.max(0, (now - day.startAt) / HOUR_MS)),
    ticks: TICK_HOURS.map((hour) => ({ hour, text: voice.words.hour(hour * 60) })),
  };
}
