import { HOUR_MS } from '@groundswell/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeOcean, RUN_STEPS, washout } from '../../test-support/made-ocean.ts';
import { angleBetweenDeg } from '../angles.ts';
import { expandHours } from '../forecast-hours.ts';
import type { AirSample, OceanAtBeach } from '../ocean-at-beach.ts';
import { blendWinds, HAND_OVER_HOURS, handOverWeights, type Wind } from './blend-wind.ts';
import { composeForecast } from './compose-forecast.ts';

const wind = (windSpeedMps: number, windFromDeg = 90): Wind => ({
  windSpeedMps,
  windFromDeg,
  gustMps: windSpeedMps * 1.4,
});
const speeds = (winds: readonly (Wind | undefined)[]) => winds.map((one) => one?.windSpeedMps);
const blend = (global: readonly (Wind | undefined)[], fine: readonly (Wind | undefined)[], globalFromHour = 0) =>
  blendWinds(global, fine, handOverWeights(fine, globalFromHour));
const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
/** Returns the largest change from one hour to the next. */
const roughest = (winds: readonly (Wind | undefined)[]) =>
  Math.max(...winds.slice(1).map((one, hour) => Math.abs((one?.windSpeedMps ?? 0) - (winds[hour]?.windSpeedMps ?? 0))));

describe('winds', () => {
  test('the fine model is used alone, then hands over in its last six hours', () => {
    const blended = blend(repeat(20, wind(4)), [...repeat(13, wind(10)), ...repeat(7, undefined)]);
    expect(speeds(blended)).toEqual([...repeat(7, 10), 9, 8, 7, 6, 5, 4, ...repeat(7, 4)]);
    expect(blended[8]?.gustMps).toBeCloseTo(8 * 1.4, 9);
  });

  test('after a gap it takes over just as slowly', () => {
    const fine = [...repeat(8, wind(10)), ...repeat(3, undefined), ...repeat(20, wind(10))];
    const blended = speeds(blend(repeat(31, wind(4)), fine));
    expect(blended.slice(7, 12)).toEqual(repeat(5, 4));
    expect(blended.slice(17)).toEqual(repeat(14, 10));
  });

  test('hours before the global run keep their values, and its first hour is the fine model’s', () => {
    const blended = speeds(blend(repeat(10, wind(4)), repeat(10, wind(10)), 3));
    expect(blended).toEqual([4, 4, 4, ...repeat(7, 10)]);
  });

  test('between a strong wind and a light one the strong one’s direction dominates; across north the shorter side is taken', () => {
    const strong = blendWinds([wind(12, 180)], [wind(1, 270)], [0.5]);
    expect(angleBetweenDeg(strong[0]?.windFromDeg ?? 0, 180)).toBeLessThan(6);
    const north = blendWinds([wind(5, 350)], [wind(5, 10)], [0.5]);
    expect(angleBetweenDeg(north[0]?.windFromDeg ?? 90, 0)).toBeLessThan(1e-9);
    expect(blendWinds([wind(5, 0)], [wind(5, 180)], [0.5])[0]?.windFromDeg).toBe(180);
  });

  test('a fine model without gusts takes the global model’s gusts, no lower than its own wind', () => {
    expect(blendWinds([wind(5)], [{ windSpeedMps: 9, windFromDeg: 90 }], [1])[0]?.gustMps).toBe(9);
    expect(blendWinds([wind(5)], [{ windSpeedMps: 6, windFromDeg: 90 }], [1])[0]?.gustMps).toBe(7);
  });

  test('where one model has no value, the other is used alone', () => {
    expect(speeds(blend([undefined, wind(4), undefined], [wind(9), undefined, undefined]))).toEqual([9, 4, undefined]);
  });

  test('no hour jumps more than the rougher model does plus a sixth of their difference', () => {
    const series = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(
        series,
        series,
        fc.integer({ min: 8, max: 59 }),
        fc.integer({ min: 0, max: 20 }),
        (own, other, end, start) => {
          const global = own.map((mps) => wind(mps));
          const fine = other.map((mps, hour) => (hour >= start && hour <= start + end ? wind(mps) : undefined));
          const difference = Math.max(...own.map((mps, hour) => Math.abs(mps - (other[hour] ?? mps))));
          const allowed =
            Math.max(roughest(global), roughest(other.map((mps) => wind(mps)))) + difference / HAND_OVER_HOURS;
          expect(roughest(blend(global, fine))).toBeLessThanOrEqual(allowed + 1e-9);
        },
      ),
    );
  });
});

describe('in a composed forecast', () => {
  const runAt = Date.UTC(2026, 10, 20, 6);
  const now = Date.UTC(2026, 10, 20, 13);
  const hrrr = (from: number, to: number, mps: number): OceanAtBeach['shortRange'] => ({
    source: { model: 'hrrr', runAt },
    samples: Array.from(
      { length: to - from + 1 },
      (_, hour): AirSample => ({ validAt: runAt + (from + hour) * HOUR_MS, ...wind(mps, 200) }),
    ),
  });
  const compose = (ocean: OceanAtBeach, previous?: ReturnType<typeof composeForecast>) =>
    composeForecast({ beach: washout, ocean, previous, now });
  const windAt = (forecast: ReturnType<typeof compose>, hour: number) =>
    expandHours(forecast).find(({ at }) => at === runAt + hour * HOUR_MS);

  test('two days of wind come from the fine model and the source states until when; temperatures stay the global model’s', () => {
    const ocean = madeOcean(runAt);
    const [alone, blended] = [compose(ocean), compose({ ...ocean, shortRange: hrrr(0, 48, 10) })];
    expect(blended.sources.shortRange).toEqual({ model: 'hrrr', runAt, untilAt: runAt + 47 * HOUR_MS });
    expect(windAt(blended, 0)).toMatchObject({ windSpeedMps: 10, windFromDeg: 200, gustMps: 14 });
    expect(windAt(blended, 42)?.windSpeedMps).toBe(10);
    expect(windAt(blended, 48)?.windSpeedMps).toBe(windAt(alone, 48)?.windSpeedMps);
    expect(blended.air?.airDeciC).toEqual(alone.air?.airDeciC);
    expect(alone.sources.shortRange).toBeUndefined();
  });

  test('hours before the run keep their values though the fine model covers them', () => {
    const before = compose(madeOcean(runAt - 6 * HOUR_MS));
    const after = compose({ ...madeOcean(runAt), shortRange: hrrr(-6, 48, 10) }, before);
    expect(windAt(after, -1)?.windSpeedMps).toBe(windAt(before, -1)?.windSpeedMps);
    expect(windAt(after, 0)?.windSpeedMps).toBe(10);
  });

  test('without a global run the fine model is used alone, and carried-over hours keep their blend', () => {
    const alone = compose({ waves: madeOcean(runAt).waves, shortRange: hrrr(0, 48, 10) });
    expect([windAt(alone, 20)?.windSpeedMps, windAt(alone, 60)?.windSpeedMps]).toEqual([10, undefined]);
    const before = compose({ ...madeOcean(runAt, RUN_STEPS), shortRange: hrrr(0, 48, 10) });
    const carried = compose({ waves: madeOcean(runAt + 6 * HOUR_MS).waves }, before);
    expect(carried.sources.shortRange).toEqual(before.sources.shortRange);
    expect(carried.air).toEqual(before.air);
  });
});
