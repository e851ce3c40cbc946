import {
  AIR_FRESH_MS,
  freshReading,
  isChop,
  type ObservationRow,
  type Reading,
  type StationReadings,
  type Train,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
} from '@groundswell/forecast';

/** A station's readings that are still fresh, merged into one row, and their ages. */
export interface FreshReadings {
  readonly row: Omit<ObservationRow, 'at'>;
  /** When the newest of these readings was measured, UTC ms; absent if none is fresh. */
  readonly newestAt?: number;
  /**
   * The wave trains of the newest spectrum, without chop. The swell in the row is the highest swell among these trains.
   */
  readonly trains?: Reading<readonly Train[]>;
  readonly wavesAt?: number;
  /** When the swell was measured, UTC ms. It can be older than the row, because spectra arrive less often. */
  readonly swellAt?: number;
  readonly windAt?: number;
  readonly airAt?: number;
  readonly waterAt?: number;
}

export function freshReadings(station: StationReadings, now: number): FreshReadings {
  const waves = freshReading(station.waves, WAVES_FRESH_MS, now);
  const split = freshReading(station.trains, WAVES_FRESH_MS, now);
  const trains = split && { at: split.at, value: split.value.filter((train) => !isChop(train)) };
  const reported = freshReading(station.swell, WAVES_FRESH_MS, now);
  const swell = trains ? highestSwell(trains.value) : reported?.value;
  const wind = freshReading(station.wind, WIND_FRESH_MS, now);
  const air = freshReading(station.airC, AIR_FRESH_MS, now);
  const dew = freshReading(station.dewC, AIR_FRESH_MS, now);
  const water = freshReading(station.waterC, WATER_FRESH_MS, now);
  const times = [waves, wind, air, water].flatMap((reading: Reading<unknown> | undefined) => reading?.at ?? []);
  return {
    row: {
      waveHeightM: waves?.value.heightM,
      peakPeriodS: waves?.value.periodS,
      waveFromDeg: waves?.value.fromDeg,
      swellHeightM: swell?.heightM,
      swellPeriodS: swell?.periodS,
      swellFromDeg: swell?.fromDeg,
      windMps: wind?.value.speedMps,
      windFromDeg: wind?.value.fromDeg,
      gustMps: wind?.value.gustMps,
      airC: air?.value,
      waterC: water?.value,
      dewC: dew?.value,
    },
    newestAt: times.length > 0 ? Math.max(...times) : undefined,
    trains,
    wavesAt: waves?.at,
    swellAt: swell && (trains ?? reported)?.at,
    windAt: wind?.at,
    airAt: air?.at,
    waterAt: water?.at,
  };
}

function highestSwell(trains: readonly Train[]): Train | undefined {
  return trains.filter(({ kind }) => kind === 'swell').toSorted((a, b) => b.heightM - a.heightM)[0];
}
