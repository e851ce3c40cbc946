import { expect, test } from 'vitest';
import { HEAD, hourX, layoutRow, type Reach, type ReachRow, ROW_HEIGHT, ROW_WIDTH } from './reach-layout.ts';

const row: ReachRow = {
  beachId: 1,
  slug: 'a',
  name: 'A',
  local: 'L',
  distance_km: 0,
  surfMin: [null, 3, 4, 0],
  surfMax: [null, 4, null, 0],
  cond: [null, 'clean', 'fair', 'clean'],
  now: null,
  best: {
    from: '7am',
    to: '9am',
    surf: '3-4 ft',
    surfMin: 3,
    surfMax: 4,
    cond: 'clean',
    score: 60,
    from_hour: 1,
    to_hour: 3,
  },
};
const reach: Reach = {
  day: 'today',
  radius_km: 48,
  hours: 4,
  ticks: [],
  light: null,
  now: null,
  top: 8,
  worthTheTrip: true,
  beaches: [row],
};

test('an hour has a bar from its usual wave to its sets, and none if it is flat or unknown', () => {
  const { bars } = layoutRow(row, reach, 'ft');
  expect(bars.map(({ condition }) => condition)).toEqual(['clean', 'fair']);
  const [first, open] = bars;
  const room = ROW_HEIGHT - HEAD;
  expect(first).toMatchObject({ lowTop: ROW_HEIGHT - (3 / 8) * room, highTop: ROW_HEIGHT - (4 / 8) * room });
  expect(open?.highTop).toBe(open?.lowTop);
});

test('the bracket lies over the hours that it names', () => {
  expect(layoutRow(row, reach, 'ft').best).toEqual({ from: hourX(1, reach), to: hourX(3, reach) });
  expect(layoutRow({ ...row, best: null }, reach, 'ft').best).toBeUndefined();
  expect(hourX(4, reach)).toBe(ROW_WIDTH);
});

test('small surf looks small: the scale is never finer than four feet', () => {
  const small = { ...row, surfMin: [1], surfMax: [1], cond: ['clean' as const] };
  const [bar] = layoutRow(small, { ...reach, top: 1 }, 'ft').bars;
  expect(bar?.highTop).toBe(ROW_HEIGHT - (1 / 4) * (ROW_HEIGHT - HEAD));
});
