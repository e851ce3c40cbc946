import { expect, test } from 'vitest';
import { joinMarksOf, joinsAt } from './timeline-joins.ts';
import { WIND_JOIN_Y as Y } from './timeline-tracks.ts';

const start = '2026-11-20T05:00:00.000Z';
const join = {
  of: 'wind' as const,
  station_id: 'FBIS1',
  station: 'Folly',
  at: '2026-11-20T09:30:00.000Z',
  until: '2026-11-20T13:00:00.000Z',
  hours: 4,
};

test('a measurement is marked where it was made, and thins out to where the model stands alone', () => {
  const [mark] = joinMarksOf([join], { start }, 48, 10);
  expect(mark).toEqual({ of: 'wind', wedge: `M45 ${Y - 4}L80 ${Y}L45 ${Y + 4}z` });
});

test('a measurement before the timeline has no mark, and one beyond its end is cut', () => {
  expect(joinMarksOf([{ ...join, at: '2026-11-20T04:00:00.000Z' }], { start }, 48, 10)).toEqual([]);
  expect(joinMarksOf([join], { start }, 6, 10)[0]?.wedge).toContain('L60 ');
});

test('all hours from the measurement to the end of its blending contain it', () => {
  const joined = Array.from({ length: 12 }, (_, hour) => hour).filter(
    (hour) => joinsAt([join], { start }, hour).length > 0,
  );
  expect(joined).toEqual([4, 5, 6, 7]);
});
