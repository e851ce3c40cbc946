import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { isWithin } from './covers.ts';
import { listAdvisories } from './list-advisories.ts';
import type { Alert, Ring } from './parse-alerts.ts';

const now = Date.UTC(2026, 10, 20, 12);
const north = { id: 1, lat: 35.5, lon: -75.5 };
const south = { id: 2, lat: 33.5, lon: -78.5 };
const zonesOf = (id: number) => (id === 1 ? ['NCZ203', 'AMZ152'] : ['SCZ054']);
const alert = (over: Partial<Alert> = {}): Alert => ({
  id: 'a',
  code: 'high-surf-advisory',
  office: 'NWS',
  fromAt: now - HOUR_MS,
  untilAt: now + HOUR_MS,
  isActual: true,
  kind: 'alert',
  sentAt: now - 2 * HOUR_MS,
  zones: ['NCZ203'],
  polygons: [],
  replaces: [],
  ...over,
});
const covered = (...alerts: readonly Alert[]) =>
  listAdvisories(alerts, [north, south], zonesOf, now).advisories.map(({ id, beachIds }) => [id, beachIds]);
const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

test('an alert covers the beaches of its zones, ashore or afloat, and those within its polygons', () => {
  expect(covered(alert())).toEqual([['a', [1]]]);
  expect(covered(alert({ zones: ['AMZ152', 'SCZ054'] }))).toEqual([['a', [1, 2]]]);
  expect(covered(alert({ zones: ['NCC129'], polygons: [[square(-79, 33, 1)]] }))).toEqual([['a', [2]]]);
  expect(covered(alert({ zones: ['CAZ043'] }))).toEqual([]);
});

test('tests, cancellations, ended events and replaced messages are left out', () => {
  expect(covered(alert({ isActual: false }))).toEqual([]);
  expect(covered(alert({ kind: 'cancel' }))).toEqual([]);
  expect(covered(alert({ untilAt: now }))).toEqual([]);
  expect(covered(alert(), alert({ id: 'b', replaces: ['a'] }))).toEqual([['b', [1]]]);
  expect(covered(alert(), alert({ id: 'b', replaces: ['a'], kind: 'cancel' }))).toEqual([]);
  // An exercise must not cancel or replace a real alert.
  expect(covered(alert(), alert({ id: 'b', replaces: ['a'], isActual: false }))).toEqual([['a', [1]]]);
  expect(covered(alert(), alert({ replaces: ['a'] }))).toEqual([['a', [1]]]);
});

test('the list is the same in whatever order the service names its messages', () => {
  const alerts = [alert(), alert({ id: 'b', sentAt: now }), alert({ id: 'c', zones: ['SCZ054'], sentAt: now + 1 })];
  expect(covered(...alerts)).toEqual(covered(...[...alerts].reverse()));
});

test('a point is within a polygon if the angles around it add up to a full turn, and not within its holes', () => {
  const star: Ring = Array.from({ length: 41 }, (_, n) => {
    const [turn, reach] = [(n % 40) * (Math.PI / 20), n % 2 ? 1 : 3];
    return [-77 + reach * Math.cos(turn), 34 + reach * Math.sin(turn)] as const;
  });
  for (let n = 0; n < 2000; n++) {
    const at = { lon: -80.5 + ((n * 0.7548) % 7), lat: 30.5 + ((n * 0.5698) % 7) };
    expect(isWithin([star], at)).toBe(Math.abs(windingOf(star, at)) > Math.PI);
    expect(isWithin([star, star], at)).toBe(false);
  }
});

/** Returns the sum of the angles that a ring's sides subtend at a point, radians. */
function windingOf(ring: Ring, { lon, lat }: { readonly lon: number; readonly lat: number }): number {
  return ring.slice(1).reduce((sum, [toLon, toLat], n) => {
    const [fromLon, fromLat] = ring[n] ?? [toLon, toLat];
    const turn = Math.atan2(toLat - lat, toLon - lon) - Math.atan2(fromLat - lat, fromLon - lon);
    return sum + Math.atan2(Math.sin(turn), Math.cos(turn));
  }, 0);
}
