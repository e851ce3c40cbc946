import { HOUR_MS } from '@groundswell/durations';
import type { ObservationRow, StationReadings } from '@groundswell/forecast';
import type { Span } from './observation-rows.ts';

/** A station's measurements, each quantity with its instant. */
export type Readings = Pick<StationReadings, 'waves' | 'swell' | 'trains' | 'wind' | 'airC' | 'waterC' | 'dewC'>;

/**
 * The greatest age difference for which an older reading with height and period replaces a newer height without a
 * period. Height and period of a reading must come from the same measurement.
 */
const PERIOD_BACK_MS = HOUR_MS;
/**
 * The largest time difference between two rows of one measurement. NDBC's files date the same measurement up to ten
 * minutes apart.
 */
const ONE_MEASUREMENT_MS = 15 * 60_000;

/**
 * Returns the newest value of each quantity from the accepted rows within a span of time. The rows are sorted newest
 * first. A wind reading needs both speed and direction.
 */
export function newestReadings(rows: readonly ObservationRow[], { since, until }: Span): Readings {
  const within = rows.filter(({ at }) => at >= since && at <= until);
  return {
    waves: newestWaves(within),
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

/** Completes waves without a period or direction from the highest train of the same measurement. */
export function fillFromTrains({ waves, trains }: Pick<Readings, 'waves' | 'trains'>): Readings['waves'] {
  if (!waves || !trains || Math.abs(waves.at - trains.at) > ONE_MEASUREMENT_MS) return waves;
  const [first, ...others] = trains.value;
  const highest = others.reduce((a, b) => (a && a.heightM >= b.heightM ? a : b), first);
  const { heightM, periodS = highest?.periodS, fromDeg = highest?.fromDeg } = waves.value;
  return { at: waves.at, value: { heightM, periodS, fromDeg } };
}

function newestWaves(rows: readonly ObservationRow[]): Readings['waves'] {
  const wavesOf = ({ waveHeightM, peakPeriodS, waveFromDeg }: ObservationRow) =>
    waveHeightM === undefined ? undefined : { heightM: waveHeightM, periodS: peakPeriodS, fromDeg: waveFromDeg };
  const last = newest(rows, wavesOf);
  const whole = newest(rows, (row) => (row.peakPeriodS === undefined ? undefined : wavesOf(row)));
  return last && whole && last.at - whole.at <= PERIOD_BACK_MS ? whole : last;
}

function newest<T>(rows: readonly ObservationRow[], read: (row: ObservationRow) => T | undefined) {
  for (const row of rows) {
    const value = read(row);
    if (value !== undefined) return { at: row.at, value };
  }
  return undefined;
}
