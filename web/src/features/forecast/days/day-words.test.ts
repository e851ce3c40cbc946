import type { DayReply, TrainKind } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ratedSurf } from '../../../entities/surf/surf.ts';
import { unbroken } from '../../../ui/typography.ts';
import { timelineOf } from '../forecast.fixture.ts';
import { dayNotes, dayWater, halfWords, waterWords } from './day-words.ts';

const day = (over: Partial<DayReply>) => ({ changed: null, confidence: null, ...over }) as DayReply;

test('a half of a day reads as height and condition, or -- where nothing is known', () => {
  expect(halfWords(ratedSurf('3-4 ft', 3, 4, 'clean'))).toBe('3–4 ft clean');
  expect(halfWords(ratedSurf('3-4 ft', 3, 4, null))).toBe('3–4 ft');
  expect(halfWords(ratedSurf(null, null, null, null))).toBe('--');
});

test('flat water has no condition', () => {
  expect(halfWords(ratedSurf('sin olas', 0, 0, 'clean'))).toBe('sin olas');
});

test('every day states its confidence, or why it is unknown, and the change since an earlier run', () => {
  const changed = { direction: 'up', text: 'Yesterday’s run said 2-3 ft' } as const;
  const confidence = {
    level: 'low',
    errorPct: 40,
    says: 'Less certain than usual: 2-5 ft by daylight, 8 times in 10',
  } as const;
  expect(dayNotes(day({ changed, confidence }))).toEqual([
    unbroken('Less certain than usual: 2–5 ft by daylight, 8 times in 10'),
    unbroken('↑ Yesterday’s run said 2–3 ft'),
  ]);
  expect(dayNotes(day({ unsure: 'No range to rely on' }))).toEqual([unbroken('No range to rely on')]);
  expect(dayNotes(day({}))).toEqual([]);
});

test('a day has its noon swell by kind, and the wind of morning and afternoon; an unknown wind is omitted', () => {
  const hourly = Array.from({ length: 24 }, (_, index) => ({
    index,
    wind: index === 15 ? null : `W ${index} mph`,
  })) as unknown as DayReply['hourly'];
  const of = (kind: TrainKind) => {
    const swell1 = Array.from({ length: 24 }, (_, hour) => `ESE 3 ft ${hour} s`);
    return timelineOf(24, { swell1, swell1Kind: swell1.map(() => kind) });
  };
  const water = dayWater(day({ hourly }), of('groundswell'));
  expect(dayWater(day({ hourly }), of('wind-sea')).swell).toBe('wind sea ESE 3 ft 12 s');
  expect(water).toEqual({ swell: 'swell ESE 3 ft 12 s', winds: [{ half: 'am', text: 'W 9 mph', fromDeg: 270 }] });
  expect(waterWords(water)).toEqual(['swell ESE 3 ft 12 s', 'wind am W 9 mph']);
});

test('a train that dominates only at noon is not the day’s main train', () => {
  const hourly = Array.from({ length: 24 }, (_, index) => ({ index, wind: null })) as unknown as DayReply['hourly'];
  const isNoon = (hour: number) => hour === 12;
  const swell1 = Array.from({ length: 24 }, (_, hour) => (isNoon(hour) ? 'SW 1 ft 3 s' : `ESE 2 ft ${hour} s`));
  const swell1Train = swell1.map((_, hour) => (isNoon(hour) ? 2 : 1));
  expect(dayWater(day({ hourly }), timelineOf(24, { swell1, swell1Train })).swell).toBe('swell ESE 2 ft 11 s');
});
