import { HOUR_MS } from '@groundswell/durations';
import { describe, expect, test } from 'vitest';
import { angleBetweenDeg } from '../angles.ts';
import { bearingDeg, distanceKm, pointAlong } from '../great-circle.ts';
import { deepGroupSpeedMps } from '../waves/dispersion.ts';
import { fitSwellBirth, type SwellHour } from './swell-birth.ts';

const pipeline = { lat: 21.665, lon: -158.05 };
const startAt = Date.UTC(2026, 10, 20);

/**
 * Builds the hourly arrivals of a swell that left one place at one time, at a distance: periods from 20 s down to
 * `lastS`.
 */
function arrivalOf(km: number, fromDeg: number, lastS = 11, startMs = startAt): SwellHour[] {
  const periodAt = (at: number) => (4 * Math.PI * km * 1000) / (9.81 * ((at - startMs) / 1000));
  const hours = Array.from({ length: 24 * 16 }, (_, hour) => startMs + (hour + 1) * HOUR_MS);
  return hours
    .map((at) => ({ at, periodS: Math.round(10 * periodAt(at)) / 10, fromDeg }))
    .filter(({ periodS }) => periodS <= 20 && periodS >= lastS)
    .map((hour) => ({ ...hour, heightM: 2 * Math.exp(-(((hour.periodS - 15) / 3) ** 2)) }));
}

test('waves of 14 s carry their energy at 21 knots', () => {
  expect(deepGroupSpeedMps(14) * 1.94384).toBeCloseTo(21.2, 1);
});

describe('a swell that left one place at once', () => {
  test.each([
    [1500, 320],
    [2900, 315],
    [5200, 340],
    [11_000, 190],
  ])('is found %i km away, from %i°', (km, fromDeg) => {
    const birth = fitSwellBirth(arrivalOf(km, fromDeg), pipeline) ?? expect.fail();
    expect(Math.abs(birth.distanceKm - km)).toBeLessThan(0.02 * km);
    expect(Math.abs(birth.at - startAt)).toBeLessThan(3 * HOUR_MS);
    expect(distanceKm(birth.place, pointAlong(pipeline, fromDeg, km))).toBeLessThan(0.02 * km);
    expect(birth.errorKm).toBeLessThan(0.1 * km + 150);
  });

  test('is found as well whichever way the compass is turned', () => {
    const births = [5, 95, 185, 355].map((deg) => fitSwellBirth(arrivalOf(3000, deg), pipeline) ?? expect.fail());
    for (const { distanceKm: km } of births) expect(km).toBeCloseTo(births[0]?.distanceKm ?? 0, 6);
  });

  test('its direction is the way back along the great circle', () => {
    const birth = fitSwellBirth(arrivalOf(5000, 350), pipeline) ?? expect.fail();
    expect(angleBetweenDeg(bearingDeg(pipeline, birth.place), 350)).toBeLessThan(0.1);
  });
});

test('a gale that ran sideways is nearer than its flat ridge alone suggests', () => {
  const arrival = arrivalOf(3000, 320);
  const turning = arrival.map((hour, index) => ({ ...hour, fromDeg: 312 + index * (16 / arrival.length) }));
  const [still, ran] = [arrival, turning].map((hours) => fitSwellBirth(hours, pipeline) ?? expect.fail());
  expect(ran?.distanceKm).toBeLessThan(0.85 * (still?.distanceKm ?? 0));
  expect(ran?.errorKm).toBeGreaterThan(still?.errorKm ?? 0);
});

describe('no origin is computed', () => {
  const arrival = arrivalOf(3000, 320);
  test.each<[string, SwellHour[]]>([
    ['of no hours', []],
    ['of a few hours', arrival.slice(10, 18)],
    ['of a period that stays', arrival.map((hour) => ({ ...hour, periodS: 14 }))],
    ['of a period that rises', arrival.map((hour, n) => ({ ...hour, periodS: arrival.at(-1 - n)?.periodS ?? 0 }))],
    ['of a period that goes up and down', arrival.map((hour, n) => ({ ...hour, periodS: hour.periodS + (n % 2) * 3 }))],
    ['of a flat sea', arrival.map((hour) => ({ ...hour, heightM: 0 }))],
    ['of a sea that grew near by', arrivalOf(300, 320, 5)],
  ])('%s', (_, hours) => {
    expect(fitSwellBirth(hours, pipeline)).toBeUndefined();
  });
});
