import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOTS_PER_MPS } from '../units.ts';
import { rateCondition } from '../wind/condition.ts';
import { type ScoredHour, scoreHour } from './score-hour.ts';
import { TIDE_STAGES, type TideStage } from './tide-stage.ts';

const FACING = 90;
const knots = (kt: number) => kt / KNOTS_PER_MPS;
const number = (max: number) => fc.double({ min: 0, max, noNaN: true });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const waves = fc.record({
  faceHeightM: number(12),
  periodS: maybe(number(25)),
  seaShare: maybe(number(1)),
  crossing: maybe(number(1)),
  tide: maybe(fc.constantFrom(...TIDE_STAGES)),
});
const wind = fc.record({
  windSpeedMps: number(40),
  windFromDeg: fc.double({ min: 0, max: 359.9, noNaN: true }),
  gustMps: maybe(number(60)),
});
const likes = fc.subarray<TideStage>([...TIDE_STAGES]);

const scoreOf = (hour: ScoredHour, liked?: readonly TideStage[]) =>
  scoreHour(hour, { facingDeg: FACING, likes: liked }).score ?? Number.NaN;
const good: ScoredHour = { faceHeightM: 1.2, periodS: 12, windSpeedMps: knots(9), windFromDeg: 270 };

test('a score is 0 to 100, whole, and its parts add up to it exactly', () => {
  fc.assert(
    fc.property(waves, wind, likes, (sea, air, liked) => {
      const scored = scoreHour({ ...sea, ...air }, { facingDeg: FACING, likes: liked });
      if (scored.score === undefined) throw new Error('Everything is known.');
      expect(Number.isInteger(scored.score) && scored.score >= 0 && scored.score <= 100).toBe(true);
      expect(scored.parts.reduce((sum, { points }) => sum + points, 0)).toBe(scored.score);
      expect(new Set(scored.parts.map(({ part }) => part)).size).toBe(scored.parts.length);
    }),
  );
});

test('turning coast and wind together changes nothing', () => {
  fc.assert(
    fc.property(waves, wind, fc.integer({ min: 0, max: 359 }), (sea, air, turn) => {
      const turned = { ...sea, ...air, windFromDeg: (Math.round(air.windFromDeg) + turn) % 360 };
      const straight = { ...sea, ...air, windFromDeg: Math.round(air.windFromDeg) % 360 };
      expect(scoreHour(turned, { facingDeg: (FACING + turn) % 360 })).toEqual(
        scoreHour(straight, { facingDeg: FACING }),
      );
    }),
  );
});

test.each([
  ['wind', (more: number, air: ScoredHour) => ({ windSpeedMps: (air.windSpeedMps ?? 0) + 20 * more })],
  ['gusts', (more: number, air: ScoredHour) => ({ gustMps: (air.gustMps ?? 0) + 30 * more })],
  ['wind sea', (more: number, { seaShare = 0 }: ScoredHour) => ({ seaShare: seaShare + (1 - seaShare) * more })],
  ['crossing swells', (more: number, { crossing = 0 }: ScoredHour) => ({ crossing: crossing + (1 - crossing) * more })],
])('more %s never scores higher', (_, worsen) => {
  fc.assert(
    fc.property(waves, wind, number(1), (sea, air, more) => {
      const hour = { ...sea, ...air };
      expect(scoreOf({ ...hour, ...worsen(more, hour) })).toBeLessThanOrEqual(scoreOf(hour));
    }),
  );
});

test.each([
  ['larger face', (more: number, { faceHeightM = 0 }: ScoredHour) => ({ faceHeightM: faceHeightM + 4 * more })],
  ['longer period', (more: number, { periodS = 9 }: ScoredHour) => ({ periodS: periodS + 10 * more })],
])('a %s never scores lower', (_, improve) => {
  fc.assert(
    fc.property(waves, wind, number(1), (sea, air, more) => {
      const hour = { ...sea, periodS: sea.periodS ?? 9, ...air };
      expect(scoreOf({ ...hour, ...improve(more, hour) })).toBeGreaterThanOrEqual(scoreOf(hour));
    }),
  );
});

test('with the same waves a cleaner hour never scores lower', () => {
  const rank = { clean: 2, fair: 1, choppy: 0 };
  fc.assert(
    fc.property(waves, wind, wind, (sea, one, other) => {
      const [first, second] = [one, other].map((air) => ({
        rank: rank[rateCondition(air, FACING, sea.seaShare).condition ?? 'clean'],
        score: scoreOf({ ...sea, ...air }),
      }));
      if (!first || !second || first.rank === second.rank) return;
      const [cleaner, rougher] = first.rank > second.rank ? [first, second] : [second, first];
      expect(cleaner.score).toBeGreaterThanOrEqual(rougher.score);
    }),
    { numRuns: 2000 },
  );
});

test('the wind gives points where it leaves the surface clean and takes points elsewhere', () => {
  fc.assert(
    fc.property(wind, ({ windSpeedMps, windFromDeg }) => {
      const hour = { faceHeightM: 2, windSpeedMps, windFromDeg };
      const scored = scoreHour(hour, { facingDeg: FACING });
      const part = scored.score === undefined ? undefined : scored.parts.find(({ part }) => part === 'wind');
      const clean = rateCondition(hour, FACING, 0).condition === 'clean';
      expect((part?.points ?? 0) * (clean ? 1 : -1)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('flat scores nothing whatever the wind', () => {
  fc.assert(
    fc.property(wind, (air) => {
      expect(scoreHour({ faceHeightM: 0.1, periodS: 20, ...air }, { facingDeg: FACING })).toEqual({
        score: 0,
        parts: [{ part: 'size', faceHeightM: 0.1, points: 0 }],
      });
    }),
  );
});

test('without wind or waves there is no score, and the reason states it', () => {
  expect(scoreHour({ faceHeightM: 1 }, { facingDeg: FACING })).toEqual({ because: 'no-wind-forecast' });
  expect(scoreHour({ faceHeightM: 1, windSpeedMps: 9 }, { facingDeg: FACING })).toEqual({
    because: 'no-wind-forecast',
  });
  expect(scoreHour({ windSpeedMps: 9, windFromDeg: 9 }, { facingDeg: FACING })).toEqual({
    because: 'no-wave-forecast',
  });
  expect(scoreOf({ faceHeightM: 1, windSpeedMps: 1 })).toBeGreaterThan(0);
});

test.each<[string, ScoredHour, number]>([
  ['ankle high and glassy', { faceHeightM: 0.3, periodS: 8, windSpeedMps: 1 }, 13],
  ['knee high, light offshore', { faceHeightM: 0.6, periodS: 8, windSpeedMps: knots(6), windFromDeg: 270 }, 30],
  ['chest high, 12 s, offshore', good, 58],
  ['head high, 14 s, glassy', { faceHeightM: 1.8, periodS: 14, windSpeedMps: 1 }, 84],
  ['double overhead, 16 s, offshore', { faceHeightM: 3.8, periodS: 16, windSpeedMps: knots(8), windFromDeg: 270 }, 89],
  [
    'chest high windswell, blown out',
    { faceHeightM: 1.2, periodS: 6, seaShare: 0.9, windSpeedMps: knots(16), windFromDeg: 90 },
    4,
  ],
])('%s', (_, hour, score) => {
  expect(scoreOf(hour)).toBe(score);
});

test('a face that the break does not hold costs points: 15 ft on a beach of 8 ft, or less than it needs', () => {
  const at = (faceHeightM: number, holds?: { holdsFromM: number; holdsToM: number }) =>
    scoreHour({ ...good, periodS: 16, faceHeightM }, { facingDeg: FACING, holds });
  const sand = { holdsFromM: 0.4, holdsToM: 2.4 };
  expect(at(2.4, sand)).toEqual(at(2.4));
  expect(at(4.6).score).toBeGreaterThan(85);
  expect(at(4.6, sand).score).toBeLessThan(30);
  expect(at(4.6, sand)).toMatchObject({ parts: expect.arrayContaining([expect.objectContaining({ part: 'held' })]) });
  const bigWave = { holdsFromM: 5, holdsToM: 18 };
  expect(at(4.9, bigWave).score).toBeGreaterThan(70);
  expect(at(4, bigWave).score).toBeLessThan(20);
});

test('the tide counts only where the break’s preferred stage is known, and that stage scores highest', () => {
  const at = (tide: TideStage, liked?: readonly TideStage[]) => scoreOf({ ...good, tide }, liked);
  expect(at('high')).toBe(at('low'));
  expect([at('low', ['low']) > at('mid', ['low']), at('mid', ['low']) > at('high', ['low'])]).toEqual([true, true]);
  expect(at('low', ['low', 'mid'])).toBe(at('mid', ['low', 'mid']));
  const scored = scoreHour({ ...good, tide: 'high' }, { facingDeg: FACING, likes: ['low'] });
  expect(scored.score === undefined ? [] : scored.parts.at(-1)).toMatchObject({ part: 'tide', stage: 'high' });
});
