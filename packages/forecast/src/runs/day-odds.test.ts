import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeOcean, washout } from '../../test-support/made-ocean.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { isLight } from '../day/best-hours.ts';
import { expandHours, type ForecastHour } from '../forecast-hours.ts';
import type { Condition } from '../wind/condition.ts';
import { chanceOfDay, chanceWithCondition, type DayOdds, dayOdds } from './day-odds.ts';
import { faceQuantiles } from './uncertain-face.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const own = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const hoursOf = (day: number) => expandHours(own).filter((hour) => hour.day === day);
const oddsOn = (day: number, hours: readonly ForecastHour[] = hoursOf(day)): DayOdds =>
  dayOdds(own, day, hours) ?? expect.fail();
const rated = (conditions: (index: number) => Condition | undefined) =>
  hoursOf(5).map((hour, index): ForecastHour => {
    const condition = conditions(index);
    return { ...hour, rating: { reasons: [], ...(condition && { condition }) } };
  });

test('a day’s odds are those of its highest hour of light', () => {
  const day = own.days[4] ?? expect.fail();
  const hours = hoursOf(4).map((hour, index) => ({ ...hour, faceHeightM: index === 1 ? 9 : index === 13 ? 3 : 1 }));
  const { at, face } = oddsOn(4, hours);
  expect([at, face.medianM]).toEqual([hours[13]?.at, 3]);
  expect(isLight(day, at)).toBe(true);
});

test('of equally high hours the first one counts', () => {
  const hours = hoursOf(4).map((hour) => ({ ...hour, faceHeightM: 1 }));
  expect(oddsOn(4, hours).at).toBe(hours.find(({ at }) => isLight(own.days[4] ?? expect.fail(), at))?.at);
});

test('the odds of a quantile are its own', () => {
  for (const day of [0, 3, 9, 14]) {
    const odds = oddsOn(day);
    const chances = faceQuantiles(odds.face).map((face) => chanceOfDay(odds, face));
    for (const [index, chance] of [0.9, 0.75, 0.5, 0.25, 0.1].entries()) expect(chances[index]).toBeCloseTo(chance, 4);
  }
});

test('a greater height never has better odds, and a height with a condition never better ones than the height', () => {
  const heights = fc.double({ min: 0.1, max: 12, noNaN: true });
  const odds = oddsOn(6);
  fc.assert(
    fc.property(heights, heights, fc.constantFrom('clean', 'fair', 'choppy'), (a, b, condition) => {
      expect(chanceOfDay(odds, Math.max(a, b))).toBeLessThanOrEqual(chanceOfDay(odds, Math.min(a, b)));
      expect(chanceWithCondition(odds, a, condition) ?? expect.fail()).toBeLessThanOrEqual(chanceOfDay(odds, a));
    }),
  );
});

test('a measured sea extends today’s quantiles on its own side only', () => {
  const [now, measured] = [oddsOn(0), dayOdds(own, 0, hoursOf(0), { change: 0.9, today: 0 }) ?? expect.fail()].map(
    ({ face }) => faceQuantiles(face),
  );
  expect(measured?.slice(0, 3)).toEqual(now?.slice(0, 3));
  expect(measured?.[4]).toBeCloseTo(1.9 * (now?.[2] ?? 0), 6);
  expect(measured?.[3]).toBeGreaterThan(now?.[3] ?? 0);
});

test('a condition counts by its share of the daylight hours, and nights do not count', () => {
  const day = own.days[5] ?? expect.fail();
  const lit = hoursOf(5).map(({ at }) => isLight(day, at));
  const first = lit.indexOf(true);
  const hours = rated((index) => (lit[index] ? (index < first + 3 ? 'clean' : 'fair') : 'choppy'));
  const share = 3 / lit.filter(Boolean).length;
  const odds = oddsOn(5, hours);
  expect(odds.conditions?.choppy).toBe(0);
  expect(chanceWithCondition(odds, 1, 'clean')).toBeCloseTo(share * chanceOfDay(odds, 1), 9);
  expect(chanceWithCondition(odds, 1, 'choppy')).toBe(0);
});

test('odds are unknown where the face is, on a day without light, and for a condition where no hour is rated', () => {
  const faceless = hoursOf(5).map((hour) => ({ ...hour, faceHeightM: undefined }));
  expect(dayOdds(own, 5, faceless)).toBeUndefined();
  const dark = {
    ...own,
    days: own.days.map(({ date, startAt, endAt }) => ({ date, startAt, endAt, allDay: 'dark' as const })),
  };
  expect(dayOdds(dark, 5, hoursOf(5))).toBeUndefined();
  expect(dayOdds(own, 99, hoursOf(5))).toBeUndefined();
  expect(
    chanceWithCondition(
      oddsOn(
        5,
        rated(() => undefined),
      ),
      1,
      'clean',
    ),
  ).toBeUndefined();
});
