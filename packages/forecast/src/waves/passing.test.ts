import { expect, test } from 'vitest';
import { washout } from '../../test-support/made-ocean.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { beachTraits, rateHour } from '../day/rated-hour.ts';
import { expandHours } from '../forecast-hours.ts';
import type { Train } from '../ocean-at-beach.ts';
import { isPassing } from './passing.ts';

const runAt = Date.UTC(2026, 10, 20, 6);

function hourOf(trains: readonly Train[]) {
  const sample = { validAt: runAt, heightM: Math.hypot(...trains.map(({ heightM }) => heightM)), trains };
  const ocean = { waves: { source: { model: 'made', runAt }, samples: [sample] } };
  const forecast = composeForecast({ beach: washout, ocean, now: runAt });
  const hour = expandHours(forecast, 1).find(({ at }) => at === runAt) ?? expect.fail('The hour is missing.');
  return { hour, rated: rateHour(hour, beachTraits(forecast)) };
}

const small: Train = { kind: 'swell', heightM: 0.3, periodS: 9, fromDeg: washout.facingDeg + 20 };
const behind: Train = { kind: 'sea', heightM: 3, periodS: 7, fromDeg: (washout.facingDeg + 180) % 360 };

test('a train from behind the beach passes; the first swell is one that comes in, however small', () => {
  const { hour, rated } = hourOf([behind, small]);
  expect(
    hour.trains?.filter((train, _, all) => isPassing(train, all, washout.facingDeg)).map(({ heightM }) => heightM),
  ).toEqual([3]);
  expect([rated.first?.heightM, rated.second]).toEqual([0.3, undefined]);
});

test('a swell that brings most of the power ashore is the surf, even if nearly all of it runs past', () => {
  const great = { kind: 'swell', heightM: 3.9, periodS: 15, fromDeg: 160, ashore: 0.01 } as const;
  const little = { kind: 'swell', heightM: 0.5, periodS: 8, fromDeg: 90, ashore: 0.5 } as const;
  expect([isPassing(great, [great, little], 90), isPassing({ ...great, heightM: 0.5 }, [great, little], 90)]).toEqual([
    false,
    true,
  ]);
});

test('a gale that blows off the land gives no surfable train, whatever its share of the remaining power', () => {
  const offTheLand = { kind: 'sea', heightM: 2.3, periodS: 7.2, fromDeg: 210, ashore: 0.01 } as const;
  const little = { kind: 'swell', heightM: 0.16, periodS: 9.5, fromDeg: 90, ashore: 0.5 } as const;
  expect(isPassing(offTheLand, [offTheLand, little], 90)).toBe(true);
  expect(isPassing({ ...offTheLand, fromDeg: 270, ashore: 0.1 }, [offTheLand, little], 90)).toBe(true);
  expect(isPassing({ ...offTheLand, ashore: 0.1 }, [offTheLand, little], 90)).toBe(false);
  expect(isPassing({ ...offTheLand, fromDeg: 185, ashore: 0.09 }, [offTheLand, little], 90)).toBe(true);
  expect(isPassing({ ...offTheLand, fromDeg: 175, ashore: 0.09 }, [offTheLand, little], 90)).toBe(false);
  expect(isPassing({ ...offTheLand, kind: 'swell' }, [offTheLand, little], 90)).toBe(false);
  expect(isPassing({ ...offTheLand, kind: 'swell', fromDeg: 230, ashore: 0.1 }, [offTheLand], 90)).toBe(true);
});

test('where all trains pass there is no first swell', () => {
  expect(hourOf([behind]).rated.first).toBeUndefined();
});

test('chop under 3 s or a decimetre is not a train, but counts in the height of the sea and the surf', () => {
  const chop: Train = { kind: 'sea', heightM: 0.6, periodS: 2.4, fromDeg: washout.facingDeg };
  const ripple: Train = { kind: 'sea', heightM: 0.06, periodS: 5, fromDeg: washout.facingDeg };
  const { hour } = hourOf([chop, ripple, small]);
  expect(hour.trains?.map(({ heightM }) => heightM)).toEqual([0.3]);
  expect(hour.waveHeightM).toBeCloseTo(0.67, 2);
  expect(hour.faceHeightM).toBeGreaterThan(hourOf([small]).hour.faceHeightM ?? Number.NaN);
});
