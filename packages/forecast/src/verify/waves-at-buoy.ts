import { HOUR_MS } from '@groundswell/durations';
import type { Column } from '../column.ts';
import type { ObservationRow } from '../observation.ts';
import type { WaveSample } from '../ocean-at-beach.ts';

/** The days after a run's start that are compared. The first is lead day 0. */
export const LEAD_DAYS = 16;
const DAY_HOURS = 24;
const RUN_HOURS = LEAD_DAYS * DAY_HOURS;
/** The fewest of three hours that an average needs. */
const LEAST_AVERAGED_HOURS = 2;

/** Waves in columns of whole numbers, one value an hour; null where unknown. */
export interface WaveHours {
  /** The start of hour 0, UTC ms. */
  readonly startAt: number;
  /** Significant height of all waves. */
  readonly heightCm: Column;
  /** The peak period, tenths of a second. `fromDeg` is the direction that the waves of this period come from. */
  readonly periodDs: Column;
  readonly fromDeg: Column;
}

/** A day's measured waves. */
export interface MeasuredWaves extends WaveHours {
  /** The significant height averaged over three hours; null with a measurement in one of them only. */
  readonly averageCm: Column;
}

/**
 * Returns a run's waves at a buoy, hour by hour from its start to the end of lead day 15. Hours between the model's
 * steps stay empty. Peak period and direction are those of the highest train, because NOAA's grids hold partitions and
 * no spectrum.
 */
export function forecastHours(runAt: number, samples: readonly WaveSample[]): WaveHours {
  const hours = new Map<number, ObservationRow>();
  for (const { validAt, heightM, trains } of samples) {
    const highest = trains.reduce((best, one) => (best && best.heightM >= one.heightM ? best : one), trains[0]);
    const hour = (validAt - runAt) / HOUR_MS;
    const peak = { peakPeriodS: highest?.periodS, waveFromDeg: highest?.fromDeg };
    if (Number.isInteger(hour)) hours.set(hour, { at: validAt, waveHeightM: heightM, ...peak });
  }
  return columnsOf(runAt, RUN_HOURS, hours);
}

/**
 * Returns a buoy's measurements on the UTC day that begins at `dayAt`. Each hour takes the nearest row with waves, at
 * most 30 min away. The averages take the rows from 1.5 h before to 1.5 h after the hour.
 */
export function measuredHours(dayAt: number, rows: readonly ObservationRow[]): MeasuredWaves {
  const hours = new Map<number, ObservationRow>();
  for (const row of rows.filter(({ waveHeightM }) => waveHeightM !== undefined)) {
    const hour = Math.round((row.at - dayAt) / HOUR_MS);
    const awayMs = ({ at }: ObservationRow) => Math.abs(at - dayAt - hour * HOUR_MS);
    const known = hours.get(hour);
    // The earlier of two equally near rows wins, so that the order of the rows does not matter.
    const isNearer = !known || awayMs(row) < awayMs(known) || (awayMs(row) === awayMs(known) && row.at < known.at);
    if (isNearer) hours.set(hour, row);
  }
  return { ...columnsOf(dayAt, DAY_HOURS, hours), averageCm: averageHeights(dayAt, rows) };
}

/**
 * Averages heights as the WMO's lead centre does before it compares them with models: the rows of each hour, then the
 * hours within one hour of each (ECMWF, WMO Lead Centre for Wave Forecast Verification; Bidlot et al. 2002). A buoy's 20
 * minutes scatter more than the sea that a grid cell stands for.
 */
function averageHeights(dayAt: number, rows: readonly ObservationRow[]): Column {
  const byHour = new Map<number, number[]>();
  for (const { at, waveHeightM } of rows) {
    if (waveHeightM === undefined) continue;
    const hour = Math.round((at - dayAt) / HOUR_MS);
    byHour.set(hour, [...(byHour.get(hour) ?? []), waveHeightM]);
  }
  const hourly = new Map([...byHour].map(([hour, heights]) => [hour, mean(heights)]));
  return Array.from({ length: DAY_HOURS }, (_, hour) => {
    const around = [hour - 1, hour, hour + 1].flatMap((one) => hourly.get(one) ?? []);
    return around.length < LEAST_AVERAGED_HOURS ? null : Math.round(mean(around) * 100);
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Counts the hours with a known height. */
export function countHours({ heightCm }: WaveHours): number {
  return heightCm.filter((height) => height !== null).length;
}

function columnsOf(startAt: number, count: number, hours: ReadonlyMap<number, ObservationRow>): WaveHours {
  const column = (quantity: 'waveHeightM' | 'peakPeriodS' | 'waveFromDeg', perUnit: number): Column =>
    Array.from({ length: count }, (_, index) => {
      const value = hours.get(index)?.[quantity];
      return value === undefined || !Number.isFinite(value) ? null : Math.round(value * perUnit);
    });
  return {
    startAt,
    heightCm: column('waveHeightM', 100),
    periodDs: column('peakPeriodS', 10),
    fromDeg: column('waveFromDeg', 1),
  };
}
