import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { joinLeads } from './lead-tallies.ts';
import { errorFigures, joinTallies } from './tally.ts';
import { verifyDay } from './verify-day.ts';
import type { WaveHours } from './waves-at-buoy.ts';

const dayAt = Date.UTC(2026, 10, 20);

function steady(startAt: number, hours: number, [heightCm, periodDs, fromDeg]: readonly [number, number, number]) {
  const column = (value: number) => Array.from({ length: hours }, () => value);
  return { startAt, heightCm: column(heightCm), periodDs: column(periodDs), fromDeg: column(fromDeg) };
}

const observedDay = measured(100);
/** A day on which the averages over three hours are 2 cm lower than the single hours. */
function measured(heightCm: number) {
  const day = steady(dayAt, 24, [heightCm, 100, 355]);
  return { ...day, averageCm: day.heightCm.map((cm) => cm - 2) };
}

/** The runs start every six hours, from 18 days before the day's start to one day after it. */
const runs: readonly WaveHours[] = Array.from({ length: 76 }, (_, index) =>
  steady(dayAt - (72 - index) * 6 * HOUR_MS, 384, [110, 120, 5]),
);

test('a known error is found on every lead day: height 10 cm too high, period 2 s too long, direction 10 degrees clockwise across north', () => {
  const { height, period, direction } = verifyDay(observedDay, runs);
  for (let lead = 0; lead < 16; lead++) {
    expect(errorFigures(height[lead] ?? expect.fail())).toMatchObject({ bias: 10, meanSize: 10, rootMeanSquare: 10 });
    expect(errorFigures(period[lead] ?? expect.fail())?.bias).toBe(20);
    expect(errorFigures(direction[lead] ?? expect.fail())?.bias).toBe(10);
  }
});

test('the WMO’s figures compare with averages of three hours, and hours within a foot and a half are counted', () => {
  const { averaged, averagedSum, within } = verifyDay(observedDay, [
    steady(dayAt, 384, [146, 100, 355]),
    steady(dayAt - 24 * HOUR_MS, 384, [147, 100, 355]),
  ]);
  expect(averaged.slice(0, 2)).toEqual([
    [24, 24 * 48, 24 * 48, 24 * 48 ** 2],
    [24, 24 * 49, 24 * 49, 24 * 49 ** 2],
  ]);
  expect(averagedSum.slice(0, 3)).toEqual([24 * 98, 24 * 98, 0]);
  expect(within.slice(0, 2)).toEqual([24, 0]);
});

test('each observed hour is paired once with each run that covers it', () => {
  const { height, bands, near } = verifyDay(observedDay, runs);
  // Runs start every six hours, so each hour lies in four runs of each lead day.
  expect(height.map(([count]) => count)).toEqual(Array(16).fill(24 * 4));
  expect(bands.middle).toEqual(height);
  expect(joinTallies([...bands.short, ...bands.long])[0]).toBe(0);
  expect(near.middle.forecastCm).toHaveLength(24 * 4 * 2);
  expect(near.middle.observedCm).toHaveLength(24 * 4 * 2);
  expect(new Set(near.middle.sector)).toEqual(new Set([0]));
});

test('values missing at the buoy or in the run are not compared, and a period or direction may be missing alone', () => {
  const holes = { ...observedDay, heightCm: observedDay.heightCm.map((cm, hour) => (hour < 20 ? null : cm)) };
  const noPeriod = {
    ...steady(dayAt, 384, [90, 0, 0]),
    periodDs: Array(384).fill(null),
    fromDeg: Array(384).fill(null),
  };
  const { height, period, direction, bands } = verifyDay(holes, [noPeriod]);
  expect(height[0]).toEqual([4, -40, 40, 400]);
  expect([period[0], direction[0]]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(joinTallies(Object.values(bands).flat())[0]).toBe(0);
});

test('joined days give the figures of all their errors', () => {
  const low = verifyDay(observedDay, [steady(dayAt, 384, [80, 100, 355])]);
  const high = verifyDay(observedDay, [steady(dayAt, 384, [140, 100, 355])]);
  const joined = joinLeads([low, high]);
  expect(errorFigures(joined.height[0] ?? expect.fail())).toEqual({
    count: 48,
    bias: 10,
    meanSize: 30,
    rootMeanSquare: Math.sqrt(1000),
  });
  expect(errorFigures(joinLeads([]).height[0] ?? expect.fail())).toBeUndefined();
});
