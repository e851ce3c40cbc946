import { HOUR_MS } from '@groundswell/durations';
import {
  type ForecastDay,
  findBestHours,
  KNOTS_PER_MPS,
  type RatedHour,
  rateCondition,
  rateHour,
  representHours,
  splitHalves,
} from '@groundswell/forecast';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFeet } from '../../test-support/voices.ts';
import { bestNow, bestWindow } from './best-window.ts';
import { presentHalves, representHalves } from './day-halves.ts';
import { viewHour } from './viewed-hour.ts';

const startAt = Date.UTC(2026, 10, 20);
const at = (hour: number) => startAt + hour * HOUR_MS;
const day: ForecastDay = {
  date: '2026-11-20',
  startAt,
  endAt: at(24),
  firstLight: at(6),
  sunrise: at(6.5),
  sunset: at(17.5),
  lastLight: at(18),
};
const FACING = 90;
const thirds = { lowUptoM: 1, highFromM: 2 };

interface Made {
  readonly faceM?: number;
  readonly windKt?: number;
  readonly fromDeg?: number;
  readonly tideM?: number;
}

/** Makes a day hour by hour, 3 ft and 10 kt cross-shore by default. */
const hoursOf = (make: (hour: number) => Made) =>
  Array.from({ length: 24 }, (_, hour) => {
    const { faceM = 0.9, windKt = 10, fromDeg = 0, tideM } = make(hour);
    const wind = { windSpeedMps: windKt / KNOTS_PER_MPS, windFromDeg: fromDeg };
    const rating = rateCondition(wind, FACING, 0);
    return rateHour(
      { at: at(hour), day: 0, faceHeightM: faceM, ...wind, tideM, rating },
      { facingDeg: FACING, thirds, likes: ['low'] },
    );
  });
const best = (make: (hour: number) => Made, now = startAt) =>
  bestWindow({ hours: hoursOf(make), day, timeZone: 'UTC' }, now, inFeet);

test('without a window it gives the reason: dark, no good hours left, or no good hours today', () => {
  const none = (make: (hour: number) => Made, hour: number) =>
    bestNow({ hours: hoursOf(make), day, timeZone: 'UTC' }, at(hour), inFeet).noBest;
  const blown = { windKt: 25, fromDeg: FACING };
  expect(none((hour) => (hour < 9 ? { windKt: 3 } : blown), 12)).toBe('none-left');
  expect([none(() => blown, 5), none(() => blown, 12)]).toEqual(['none', 'none']);
  expect(none(() => ({ windKt: 3 }), 19)).toBe('dark');
});

test('it is the daylight hours with the highest mean score, with their reason', () => {
  expect(best((hour) => ({ windKt: hour < 9 ? 3 : 12 }))).toMatchObject({
    from: '6am',
    to: '9am',
    surf: '2-3 ft',
    cond: 'clean',
    why: 'Better wind (light cross-shore 3 mph) than later',
  });
  expect(best((hour) => ({ faceM: hour > 13 ? 1.8 : 0.9 }))).toMatchObject({
    from: '2pm',
    to: '6pm',
    why: 'More surf (4-6 ft) than earlier',
  });
});

test('hours of the night and past hours do not count', () => {
  expect(best((hour) => ({ windKt: hour < 5 ? 0 : 10 }))?.from).toBe('6am');
  expect(best((hour) => ({ windKt: hour < 9 ? 3 : 12 }), at(10.5))?.from).toBe('10am');
  expect(best(() => ({}), at(20))).toBeUndefined();
});

test('one good hour alone is not a window', () => {
  const windy = (hour: number) => (hour === 8 ? 0 : hour >= 13 && hour <= 15 ? 5 : 16);
  expect(best((hour) => ({ windKt: windy(hour) }))).toMatchObject({ from: '1pm', to: '4pm' });
});

test('the window begins with the tide that suits the break', () => {
  const reply = best((hour) => ({ tideM: hour >= 10 && hour <= 12 ? 0.5 : 2.5 }));
  expect(reply).toMatchObject({
    from: '10am',
    to: '1pm',
    why: 'Better tide (low) than in the other daylight hours to come',
  });
});

test('a uniform day has its own text; a day not worth surfing has no window', () => {
  expect(best(() => ({}))?.why).toBe('About as good all day');
  expect(best(() => ({ faceM: 0.2, windKt: 0 }))).toBeUndefined();
  expect(best(() => ({ windKt: 25, fromDeg: 90 }))).toBeUndefined();
  expect(bestWindow({ hours: [], day, timeZone: 'UTC' }, startAt, inFeet)).toBeUndefined();
});

test('the last hour of light is a window too', () => {
  expect(best(() => ({}), at(16.5))).toMatchObject({
    from: '4pm',
    to: '6pm',
    why: 'No other daylight hours are left today',
  });
  expect(best(() => ({}), at(17.2))).toMatchObject({ from: '5pm', to: '6pm' });
});

test('its surf ranges from the lowest to the highest of its hours', () => {
  const falling = (hour: number) => ({ faceM: hour < 8 ? 1.6 : hour < 12 ? 1.3 : 0.6 });
  expect(best(falling)).toMatchObject({
    from: '6am',
    to: '10am',
    surf: '3-5 ft',
    why: 'More surf (3-5 ft) than later',
  });
});

const face = fc.double({ min: 0.2, max: 4, noNaN: true });
const wind = fc.double({ min: 0, max: 25, noNaN: true });
const anyDay = fc.array(fc.record({ faceM: face, windKt: wind }), { minLength: 24, maxLength: 24 });
const clock = Array.from({ length: 24 }, (_, hour) => hour * 60);

test('a window that covers most of a half of the day contains that half’s range', () => {
  fc.assert(
    fc.property(anyDay, (made) => {
      const hours = hoursOf((hour) => made[hour] ?? {});
      const window = findBestHours(hours, day, startAt);
      for (const half of Object.values(
        splitHalves(
          hours,
          clock,
          hours.map(() => true),
        ),
      )) {
        const shared = half.filter((hour) => window?.window.includes(hour));
        if (!window || shared.length * 2 <= half.length) continue;
        const { faceHeightM } = representHours(half.map(({ hour }) => hour));
        expect(faceHeightM).toBeGreaterThanOrEqual(window.faceMinM);
        expect(faceHeightM).toBeLessThanOrEqual(window.faceMaxM);
      }
    }),
  );
});

test('no equally long window is cleaner than the best hours, except one not worth surfing', () => {
  const rank = { choppy: 1, fair: 2, clean: 3 } as const;
  const rankOf = (window: readonly RatedHour[]) =>
    rank[representHours(window.map(({ hour }) => hour)).condition ?? 'choppy'];
  fc.assert(
    fc.property(anyDay, (made) => {
      const hours = hoursOf((hour) => made[hour] ?? {});
      const best = findBestHours(hours, day, startAt);
      if (!best) return;
      const light = hours.filter((hour) => best.window.includes(hour) || best.rest.includes(hour));
      const [from, length] = [light.indexOf(best.window[0] ?? expect.fail()), best.window.length];
      for (let start = Math.max(0, from - length); start <= Math.min(from + length, light.length - length); start++) {
        const beside = light.slice(start, start + length);
        const score = beside.reduce((sum, hour) => sum + (hour.score.score ?? 0), 0) / length;
        if (Math.round(score) >= 20) expect(rankOf(beside)).toBeLessThanOrEqual(rankOf(best.window));
      }
    }),
  );
});

test('more surf is a reason only where no other hour of light to come has as much', () => {
  const highest = (hours: readonly RatedHour[]) => Math.max(...hours.map(({ hour }) => hour.faceHeightM ?? 0));
  fc.assert(
    fc.property(anyDay, (made) => {
      const hours = hoursOf((hour) => made[hour] ?? {});
      const found = findBestHours(hours, day, startAt);
      const reply = bestWindow({ hours, day, timeZone: 'UTC' }, startAt, inFeet);
      if (found && /more surf/i.test(reply?.why ?? ''))
        expect(highest(found.window)).toBeGreaterThan(highest(found.rest));
    }),
  );
});

test('the surf of a half equals that of one of its hours in the table', () => {
  fc.assert(
    fc.property(anyDay, (made) => {
      const hours = hoursOf((hour) => made[hour] ?? {});
      for (const half of Object.values(
        splitHalves(
          hours,
          clock,
          hours.map(() => true),
        ),
      )) {
        const represented = representHalves(
          half.map(({ hour }) => hour),
          half.map(() => 6 * 60),
          half.map(() => true),
          undefined,
        );
        const { amsurf } = presentHalves(represented, inFeet);
        expect(half.map((rated) => viewHour(rated, inFeet).surf)).toContain(amsurf);
      }
    }),
  );
});
