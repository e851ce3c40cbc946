import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, METRIC, type Units } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { type PresentInput, presentForecast } from './present-forecast.ts';

const HAWAIIAN: Units = { ...IMPERIAL, scale: 'hawaiian' };
const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 7 * HOUR_MS;
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now });
const present = (over: Partial<PresentInput> = {}) =>
  presentForecast({ beach: washout, place: [], units: IMPERIAL, now, basicDays: 16, days: 16, forecast, ...over });
const oddsOf = (reply: ReturnType<typeof present>) => reply.days.map(({ odds }) => odds ?? expect.fail());

test.each([
  ['feet', IMPERIAL],
  ['metres', METRIC],
  ['Hawaiian feet', HAWAIIAN],
])('in %s a day’s quantiles are those of its hour in the timeline, and its odds fall with the height', (_, units) => {
  const reply = present({ units });
  const { surfLikelyMin, surfHalfMin, surfMax, surfHalfMax, surfLikelyMax, summaryDay } = reply.timeline;
  for (const [day, { index, quantiles, tenths, clean }] of oddsOf(reply).entries()) {
    expect(summaryDay[index]).toBe(day);
    expect(quantiles).toEqual([surfLikelyMin, surfHalfMin, surfMax, surfHalfMax, surfLikelyMax].map((of) => of[index]));
    expect(tenths).toEqual(tenths.toSorted((a, b) => b - a));
    expect(tenths).toHaveLength(reply.odds_heights.length);
    for (const [place, together] of (clean ?? expect.fail()).entries())
      expect(together).toBeLessThanOrEqual(tenths[place] ?? -1);
    // Half of the cases reach the median.
    const reached = reply.odds_heights.findLastIndex((height) => height <= (quantiles[2] ?? 0));
    expect(tenths[reached]).toBeGreaterThanOrEqual(5);
    expect(tenths[reached + 1]).toBeLessThanOrEqual(5);
  }
});

test('a height on the Hawaiian scale has the odds of a face twice as high', () => {
  const [face, hawaiian] = [present(), present({ units: HAWAIIAN })];
  const at = (height: number) => face.odds_heights.indexOf(height);
  for (const [day, { tenths }] of oddsOf(hawaiian).entries())
    for (const height of [1, 2, 3, 4, 5, 6, 10, 15])
      expect(tenths[at(height)]).toBe(oddsOf(face)[day]?.tenths[at(2 * height)]);
});

test('without waves no day has odds', () => {
  const { waves: _, ...waveless } = forecast;
  expect(present({ forecast: waveless }).days.every(({ odds }) => odds === null)).toBe(true);
});
