import { HOUR_MS, type ObservationRow, type StationReadings } from '@groundswell/forecast';
import type { Span } from './observation-rows.ts';

/** A station's measurements, each quantity with its instant. */
export type Readings = Pick<StationReadings, 'waves' | 'swell' | 'trains' | 'wind' | 'airC' | 'waterC' | 'dewC'>;

/**
 * The newest value of each quantity within a span of accepted rows,
 * newest first; a wind needs both speed and direction.
 */
export function newestReadings(rows: readonly ObservationRow[], { since, until }: Span): Readings {
  const within = rows.filter(({ at }) => at >= since && at <= until);
  return {
    waves: newest(within, ({ waveHeightM, peakPeriodS, waveFromDeg }) =>
      waveHeightM === undefined ? undefined : { heightM: waveHeightM, periodS: peakPeriodS, fromDeg: waveFromDeg },
    ),
    swell: newest(within, ({ swellHeightM, swellPeriodS, swellFromDeg }) =>
      swellHeightM === undefined ? undefined : { heightM: swellHeightM, periodS: swellPeriodS, fromDeg: swellFromDeg },
    ),
    wind: newest(within, ({ windMps, windFromDeg, gustMps }) =>
      windMps === undefined || windFromDeg === undefined
        ? undefined
        : { speedMps: windMps, fromDeg: windFromDeg, gustMps },
    ),
    airC: newest(within, ({ airC }) => airC),
    waterC: newest(within, ({ waterC }) => waterC),
    dewC: newest(within, ({ dewC }) => dewC),
  };
}

/** Waves whose own period or direction is missing get those of the highest train measured within an hour of them. */
export function fillFromTrains({ waves, trains }: Pick<Readings, 'waves' | 'trains'>): Readings['waves'] {
  if (!waves || !trains || Math.abs(waves.at - trains.at) > HOUR_MS) return waves;
  const [first, ...others] = trains.value;
  const highest = others.reduce((a, b) => (a && a.heightM >= b.heightM ? a : b), first);
  const { heightM, periodS = highest?.periodS, fromDeg = highest?.fromDeg } = waves.value;
  return { at: waves.at, value: { heightM, periodS, fromDeg } };
}

function newest<T>(rows: readonly ObservationRow[], read: (row: ObservationRow) => T | undefined) {
  for (const row of rows) {
    const value = read(row);
    if (value !== undefined) return { at: row.at, value };
  }
  return undefined;
}
