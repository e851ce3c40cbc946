import { expect, test } from 'vitest';
import { alertState, edgePull, type Favorite, listed, moved, placeAt, putBack, shiftOf } from './model.ts';

test('a moved item lands at its new place, and nothing is lost', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  for (const to of [-1, 4, 1]) expect(moved(['a', 'b', 'c', 'd'], 1, to)).toEqual(['a', 'b', 'c', 'd']);
});

test('a removed item returns to its place, once, even if the list has become shorter', () => {
  const [a, b, c] = [1, 2, 3].map((id) => ({ id }) as Favorite);
  if (!a || !b || !c) throw new Error('There are three.');
  expect(putBack([a, c], b, 1)).toEqual([a, b, c]);
  expect(putBack([a], c, 2)).toEqual([a, c]);
  expect(putBack([a, b], b, 0)).toEqual([a, b]);
});

test('a dragged row takes the index of the row whose middle it has passed', () => {
  const middles = [30, 90, 150];
  expect([0, 80, 100, 140, 160, 900].map((y) => placeAt(y, middles, 0))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 20, 40, 100].map((y) => placeAt(y, middles, 2))).toEqual([0, 0, 1, 2]);
});

test('rows between the start and the place of a drag shift', () => {
  const rowsOf = (from: number, to: number) => [0, 1, 2, 3].map((index) => shiftOf(index, from, to));
  expect(rowsOf(0, 2)).toEqual([0, -1, -1, 0]);
  expect(rowsOf(3, 1)).toEqual([0, 1, 1, 0]);
  expect(rowsOf(2, 2)).toEqual([0, 0, 0, 0]);
});

test('a drag near an edge scrolls, faster the nearer', () => {
  const edges = { top: 100, bottom: 700 };
  expect([100, 136, 172, 400, 628, 664, 700, 900].map((y) => edgePull(y, edges))).toEqual([
    -12, -6, 0, 0, 0, 6, 12, 12,
  ]);
});

test('an alert that is on but sends nothing is shown as resting', () => {
  const alert = {
    wvht_min: 3,
    wvht_max: 0,
    conditions: 2,
    time_frame: 4,
    alert_active: true,
    notification_active: true,
  };
  const stateOf = (over: object | null) => alertState({ alert: over && { ...alert, ...over } } as Favorite);
  expect([
    stateOf({}),
    stateOf({ notification_active: false }),
    stateOf({ alert_active: false }),
    stateOf(null),
  ]).toEqual(['on', 'resting', 'off', 'off']);
});

test('the list leaves out queued removals and follows the order that is being saved', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id, locationBeachId: id * 10 }) as Favorite);
  const [a, b, c] = rows as [Favorite, Favorite, Favorite];
  const ids = (list: readonly Favorite[]) => list.map(({ id }) => id);
  const queued = new Map([
    [20, { wanted: false }],
    [30, { wanted: true }],
  ]);
  expect(ids(listed(rows, queued, undefined))).toEqual([1, 3, 4]);
  expect(ids(listed(rows, new Map(), [c, a, b]))).toEqual([3, 1, 2, 4]);
  expect(ids(listed(rows, queued, [c, b, a]))).toEqual([3, 1, 4]);
});
