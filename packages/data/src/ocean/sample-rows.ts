import type { AirSample, Train, WaveSample } from '@groundswell/forecast';

/** A wind sea and three swells, as in gfswave's grids. */
export const GRID_TRAINS = 4;
/** The most trains in a bulletin's row. */
export const BULLETIN_TRAINS = 6;

const TRAIN_WIDTH = 4;
const AIR_FIELDS = ['windSpeedMps', 'windFromDeg', 'gustMps', 'airC', 'cloudPct', 'rainMmPerH', 'seaC'] as const;

export const AIR_WIDTH = AIR_FIELDS.length;

/**
 * Returns the numbers in a row of waves: the total height, then kind (0 sea, 1 swell), height, period and direction of
 * each train.
 */
export function waveWidth(trains: number): number {
  return 1 + trains * TRAIN_WIDTH;
}

/** Writes one wave sample at `at` into rows filled with NaN; trains beyond the row's width are left out. */
export function writeWaveRow(rows: Float32Array, at: number, width: number, sample: WaveSample): void {
  rows[at] = sample.heightM;
  sample.trains.slice(0, (width - 1) / TRAIN_WIDTH).forEach(({ kind, heightM, periodS, fromDeg }, index) => {
    rows.set([kind === 'sea' ? 0 : 1, heightM, periodS, fromDeg], at + 1 + index * TRAIN_WIDTH);
  });
}

/** Reads one wave sample; absent when none was written. */
export function readWaveRow(row: Float32Array, validAt: number): WaveSample | undefined {
  const heightM = present(row[0]);
  if (heightM === undefined) return undefined;
  const trains: Train[] = [];
  for (let at = 1; at + TRAIN_WIDTH <= row.length; at += TRAIN_WIDTH) {
    const [kind, height, period, from] = [row[at], present(row[at + 1]), present(row[at + 2]), present(row[at + 3])];
    if (height === undefined || period === undefined || from === undefined) continue;
    trains.push({ kind: kind === 0 ? 'sea' : 'swell', heightM: height, periodS: period, fromDeg: from });
  }
  return { validAt, heightM, trains };
}

export function writeAirRow(rows: Float32Array, at: number, sample: AirSample): void {
  AIR_FIELDS.forEach((field, index) => {
    rows[at + index] = sample[field] ?? Number.NaN;
  });
}

/** Reads one air sample; absent when none of its values was written. */
export function readAirRow(row: Float32Array, validAt: number): AirSample | undefined {
  const values = AIR_FIELDS.map((field, index) => [field, present(row[index])] as const);
  if (values.every(([, value]) => value === undefined)) return undefined;
  return { validAt, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}

/** Rounds to a thousandth, which float32 and the instruments resolve; absent for NaN. */
function present(value: number | undefined): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : Math.round(value * 1000) / 1000;
}
