import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import type { ForecastHour } from '../forecast-hours.ts';
import { composeSwellStory } from './swell-story.ts';

const pipeline = { lat: 21.665, lon: -158.05 };
const startAt = Date.UTC(2026, 10, 20);
const KM = 3000;

/** Builds the hourly arrivals of a swell that left one place at one time and peaks at the period `highestS`. */
function hoursOf(highestS: number): ForecastHour[] {
  const hours = Array.from({ length: 24 * 8 }, (_, hour) => startAt + (hour + 1) * HOUR_MS);
  return hours.flatMap((at) => {
    const periodS = Math.round((40 * Math.PI * KM * 1000) / (9.81 * ((at - startAt) / 1000))) / 10;
    const heightM = 2 * Math.exp(-(((periodS - highestS) / 3) ** 2));
    const train = { line: 0, kind: 'swell' as const, heightM, periodS, fromDeg: 320, ashore: 0.5 };
    return periodS > 20 || periodS < 8 ? [] : [{ at, day: 0, trains: [train], rating: { reasons: [] } }];
  });
}

test.each([
  [14, true],
  [11.5, true],
  [10.5, false],
])('a swell that is highest at %d s has a story: %s', (highestS, has) => {
  const hours = hoursOf(highestS);
  const peak = hours.reduce((a, b) => ((b.trains?.[0]?.heightM ?? 0) > (a.trains?.[0]?.heightM ?? 0) ? b : a));
  const story = composeSwellStory(hours, pipeline, peak.at);
  expect(story !== undefined).toBe(has);
  if (story) expect(Math.abs(story.birth.distanceKm - KM)).toBeLessThan(0.05 * KM);
});
