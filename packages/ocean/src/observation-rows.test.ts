import { expect, test } from 'vitest';
import { fillFromTrains, newestReadings } from './newest-readings.ts';
import { mergeRows, thinRows } from './observation-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minutesAgo = (minutes: number) => now - minutes * 60_000;
const ever = { since: minutesAgo(48 * 60), until: now };

test('each quantity is its newest value, however old its row', () => {
  const rows = mergeRows(
    [
      [{ at: minutesAgo(10), windMps: 3, windFromDeg: 280 }],
      [
        { at: minutesAgo(70), waveHeightM: 0.5, peakPeriodS: 7, windMps: 5, windFromDeg: 270 },
        { at: minutesAgo(130), airC: 14, waveHeightM: 0.9 },
      ],
    ],
    ever,
  );
  expect(newestReadings(rows, ever)).toEqual({
    wind: { at: minutesAgo(10), value: { speedMps: 3, fromDeg: 280 } },
    waves: { at: minutesAgo(70), value: { heightM: 0.5, periodS: 7 } },
    airC: { at: minutesAgo(130), value: 14 },
  });
});

test('rows dated outside the span are left out and hide no others', () => {
  const rows = [
    { at: minutesAgo(-16), airC: 30 },
    { at: minutesAgo(5), airC: 14 },
    { at: minutesAgo(49 * 60), airC: 13 },
  ];
  expect(mergeRows([rows], ever)).toEqual([rows[1]]);
});

test('a speed without a direction is no wind', () => {
  expect(newestReadings([{ at: now, windMps: 3 }], ever).wind).toBeUndefined();
});

test('one wave measurement written twice, ten minutes apart, becomes one row', () => {
  const full = { at: minutesAgo(10), waveHeightM: 0.5, peakPeriodS: 7 };
  const echo = { at: minutesAgo(20), waveHeightM: 0.5, averagePeriodS: 3.5, swellHeightM: 0.3, airC: 14 };
  expect(mergeRows([[full, echo]], ever)).toEqual([
    { ...full, averagePeriodS: 3.5, swellHeightM: 0.3 },
    { at: echo.at, airC: 14 },
  ]);
  const another = { ...echo, waveHeightM: 0.9 };
  expect(mergeRows([[full, another]], ever)).toEqual([full, another]);
});

test('the last published version of a row counts', () => {
  const before = [{ at: minutesAgo(10), airC: 14, waterC: 12 }];
  expect(mergeRows([before, [{ at: minutesAgo(10), airC: 13 }]], ever)).toEqual([
    { at: minutesAgo(10), airC: 13, waterC: 12 },
  ]);
});

test('thinning keeps all waves, the newest row and one row each half hour, and is idempotent', () => {
  const rows = Array.from({ length: 289 }, (_, n) => ({
    at: minutesAgo(n * 10),
    airC: 10,
    ...(n % 6 === 1 && { waveHeightM: 1 }),
  }));
  const thin = thinRows(rows);
  expect(thin[0]).toBe(rows[0]);
  expect(thin.filter(({ waveHeightM }) => waveHeightM !== undefined)).toHaveLength(48);
  expect(thin.length).toBeLessThan(110);
  expect(thinRows(thin)).toEqual(thin);
});

test('height and period are simultaneous: a complete row of the last hour replaces a newer height without a period', () => {
  const wavesOf = (minutes: number) =>
    newestReadings(
      [
        { at: now, waveHeightM: 0.9 },
        { at: minutesAgo(minutes), waveHeightM: 0.5, peakPeriodS: 7 },
      ],
      ever,
    ).waves;
  expect(wavesOf(60)).toEqual({ at: minutesAgo(60), value: { heightM: 0.5, periodS: 7 } });
  expect(wavesOf(61)).toEqual({ at: now, value: { heightM: 0.9 } });
});

test('waves without a period take that of the highest train, if it is of the same measurement', () => {
  const trains = { at: now, value: [{ kind: 'sea', heightM: 0.4, periodS: 3, fromDeg: 292.5 }] } as const;
  const value = { heightM: 0.5, fromDeg: 100 };
  expect(fillFromTrains({ waves: { at: minutesAgo(15), value }, trains })?.value).toEqual({ ...value, periodS: 3 });
  expect(fillFromTrains({ waves: { at: minutesAgo(16), value }, trains })?.value).toEqual(value);
});
