import { expect, test } from 'vitest';
import { addWind, fadeWinds, judgeWinds, NO_WINDS, type Wind, type WindSums } from './wind-agreement.ts';

/** Returns a fortnight's model winds: 2 to 11 m/s, turning around the compass in three days. */
const modelled = (hour: number): Wind => ({
  speedMps: 6.5 + 4.5 * Math.sin(hour / 9),
  fromDeg: (5 * hour) % 360,
});

function compare(measured: (wind: Wind, hour: number) => Wind, hours: number, from: WindSums = NO_WINDS): WindSums {
  let sums = from;
  for (let hour = 0; hour < hours; hour++) {
    sums = addWind(fadeWinds(sums, 1), measured(modelled(hour), hour), modelled(hour));
  }
  return judgeWinds(sums);
}
const turned = (speed: number, deg: number) => (wind: Wind) => ({
  speedMps: speed * wind.speedMps,
  fromDeg: wind.fromDeg + deg,
});

test.each([
  ['the model’s own wind', turned(1, 0), false],
  ['a third less and 30° aside, as models err', turned(0.67, 30), false],
  ['half as much again, as a gap or sea breeze that the model smooths', turned(1.5, -20), false],
  ['a third of it, behind hills', turned(0.33, 10), true],
  ['more than twice, on a hilltop', turned(2.4, 0), true],
  ['a valley’s: along it whatever the model has', ({ speedMps }: Wind) => ({ speedMps, fromDeg: 40 }), true],
])('%s', (_, measured, differs) => {
  expect(compare(measured, 14 * 24).differs).toBe(differs);
});

test('a few days, or calm weather, give no judgement', () => {
  expect(compare(turned(0.2, 120), 90).differs).toBe(false);
  let calm = NO_WINDS;
  for (let hour = 0; hour < 1000; hour++)
    calm = addWind(calm, { speedMps: 0.2, fromDeg: 0 }, { speedMps: 2.9, fromDeg: 180 });
  expect(judgeWinds(calm)).toEqual({ ...NO_WINDS, all: 1000, apart: expect.closeTo(1000 * 3.1 ** 2, 6) });
});

test('a station that is moved into the open comes back, and one at the limit does not go back and forth', () => {
  const behind = compare(turned(0.4, 0), 14 * 24);
  expect(behind.differs).toBe(true);
  expect(compare(turned(0.52, 0), 60 * 24, behind).differs).toBe(true);
  expect(compare(turned(0.52, 0), 60 * 24).differs).toBe(false);
  expect(compare(turned(0.95, 0), 60 * 24, behind).differs).toBe(false);
});

test('the weight of an hour halves in ten days', () => {
  expect(fadeWinds({ ...NO_WINDS, hours: 100, measured: 500 }, 10 * 24)).toMatchObject({
    hours: 50,
    measured: 250,
  });
});
