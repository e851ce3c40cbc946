import type { AirSample, WaveSample } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import {
  AIR_WIDTH,
  BULLETIN_TRAINS,
  GRID_TRAINS,
  readAirRow,
  readWaveRow,
  waveWidth,
  writeAirRow,
  writeWaveRow,
} from './sample-rows.ts';

const validAt = Date.UTC(2026, 10, 20, 6);
const sea = { kind: 'sea', heightM: 0.62, periodS: 4.5, fromDeg: 210.25 } as const;
const swell = { kind: 'swell', heightM: 1.41, periodS: 11.8, fromDeg: 98.5 } as const;

function rowOf(width: number): Float32Array {
  return new Float32Array(width).fill(Number.NaN);
}

test.each<[string, WaveSample]>([
  ['sea and swell', { validAt, heightM: 1.54, trains: [sea, swell] }],
  ['swell alone', { validAt, heightM: 1.41, trains: [swell] }],
  ['no train at all', { validAt, heightM: 0, trains: [] }],
])('waves of %s survive the round trip', (_, sample) => {
  const row = rowOf(waveWidth(GRID_TRAINS));
  writeWaveRow(row, 0, row.length, sample);
  expect(readWaveRow(row, validAt)).toEqual(sample);
});

test('a bulletin keeps six trains, a grid four', () => {
  const sample = { validAt, heightM: 3, trains: Array.from({ length: 6 }, () => swell) };
  for (const trains of [BULLETIN_TRAINS, GRID_TRAINS]) {
    const row = rowOf(waveWidth(trains));
    writeWaveRow(row, 0, row.length, sample);
    expect(readWaveRow(row, validAt)?.trains).toHaveLength(trains);
  }
});

test.each<[string, AirSample]>([
  [
    'everything',
    {
      validAt,
      windSpeedMps: 7.2,
      windFromDeg: 44.5,
      gustMps: 9.9,
      airC: 16.4,
      cloudPct: 80,
      rainMmPerH: 0.2,
      seaC: 18.1,
    },
  ],
  ['wind alone', { validAt, windSpeedMps: 0, windFromDeg: 0 }],
])('air with %s survives the round trip', (_, sample) => {
  const row = rowOf(AIR_WIDTH);
  writeAirRow(row, 0, sample);
  expect(readAirRow(row, validAt)).toEqual(sample);
});

test('an unwritten row is no sample', () => {
  expect(readWaveRow(rowOf(waveWidth(GRID_TRAINS)), validAt)).toBeUndefined();
  expect(readAirRow(rowOf(AIR_WIDTH), validAt)).toBeUndefined();
});
