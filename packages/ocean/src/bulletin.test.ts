import { HOUR_MS } from '@groundswell/durations';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { makeBulletin } from '../test-support/made-steps.ts';
import { hasRealData, readRealText } from '../test-support/real-data.ts';
import { BadBulletinError, parseBulletin } from './bulletin.ts';

test('days roll over into the next month and year', () => {
  const { samples } = parseBulletin(makeBulletin('44097', '2026123118', 12));
  expect(samples.map(({ validAt }) => validAt)).toEqual(
    Array.from({ length: 13 }, (_, hour) => Date.UTC(2026, 11, 31, 18) + hour * HOUR_MS),
  );
});

test('waves that go north come from the south, and a star marks the wind sea', () => {
  expect(parseBulletin(makeBulletin('44097', '2026112006', 0)).samples[0]?.trains).toEqual([
    { kind: 'sea', heightM: 0.9, periodS: 4.5, fromDeg: 180 },
    { kind: 'swell', heightM: 0.5, periodS: 9, fromDeg: 90 },
  ]);
});

const good = makeBulletin('44097', '2026112006', 48);
test.each([
  ['no place', good.replace('Location', 'Lost')],
  ['a cycle that is no time', good.replace('20261120 06', '20261320 06')],
  ['no table', good.replace('|  hour |', '|')],
  [
    'an hour missing from the middle of the day',
    good.replace(/^ \| 21 {2}3 .*\n/m, '').replace(/^ \| 21 {2}4 .*\n/m, (row) => row.repeat(2)),
  ],
  ['a height without a number', good.replace('0.50  9.0 270', '*.**  9.0 270')],
  ['a height no sea has', good.replace('0.50  9.0 270', '99.50  9.0 270')],
  ['no rows', good.replace(/^ \| .*\n/gm, '')],
])('a bulletin with %s is refused', (_, text) => {
  expect(() => parseBulletin(text)).toThrow(BadBulletinError);
});

describe('the real bulletin of 44097, Block Island, 2021-04-28 18Z', needs(NOAA_FILES), () => {
  const { samples, ...head } = parseBulletin(hasRealData ? readRealText('bulletins/gfswave.44097.bull') : good);

  test('holds 16 days of hours and its place', () => {
    expect(head).toEqual({ pointId: '44097', lat: 40.98, lon: -71.12, cycle: '2021042818' });
    expect(samples.map(({ validAt }, hour) => validAt - hour * HOUR_MS)).toEqual(
      Array(385).fill(Date.UTC(2021, 3, 28, 18)),
    );
  });

  test('partitions make up the total height, and the number of rows for each partition count matches NOAA’s', () => {
    const apart = samples.map(({ heightM, trains }) => Math.hypot(...trains.map((train) => train.heightM)) - heightM);
    expect(apart.reduce((a, b) => a + b) / apart.length).toBeCloseTo(-0.003, 3);
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(0.05);
    const counts = [1, 2, 3, 4, 5].map((count) => samples.filter(({ trains }) => trains.length === count).length);
    expect(counts).toEqual([137, 182, 60, 3, 3]);
  });

  test('its long swells come from the open sea, not from the land 40 km to the north', () => {
    const swells = samples.flatMap(({ trains }) => trains.filter(({ periodS }) => periodS >= 8.5));
    // The open water lies from east-northeast (75°) through south to Montauk (260°); the other half is New England.
    const isOpenSea = (deg: number) => deg >= 75 && deg <= 260;
    expect(swells.filter(({ fromDeg }) => isOpenSea(fromDeg))).toHaveLength(92);
    expect(swells.filter(({ fromDeg }) => isOpenSea((fromDeg + 180) % 360))).toHaveLength(0);
    expect(swells).toHaveLength(92);
  });

  test('the wind sea of the cold front of 1 May veers from southwest over west to northwest', () => {
    const seas = samples.flatMap(({ validAt, trains }) =>
      trains
        .filter(({ kind }) => kind === 'sea')
        .map(({ fromDeg }) => ({ hour: (validAt - Date.UTC(2021, 3, 30)) / HOUR_MS, fromDeg })),
    );
    const at = (hour: number) => seas.find((sea) => sea.hour === hour)?.fromDeg;
    expect([at(4), at(16), at(24), at(35)]).toEqual([201, 257, 269, 310]);
  });
});
