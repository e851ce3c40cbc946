import { distanceKm, type Point, type TideStation } from '@groundswell/forecast';
import data from './tide-stations.generated.json' with { type: 'json' };

/** A reference station's constituents in the generated file: name, amplitude in metres, phase in degrees. */
export interface HarmonicsRow {
  readonly id: string;
  readonly name: string;
  readonly datumM: number;
  readonly meanSeaLevelM: number;
  readonly constituents: readonly (readonly [name: string, amplitudeM: number, phaseDeg: number])[];
}

/** A station in the generated file; `harmonicsId` is its own id or its reference station's. */
export interface TideStationRow {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly harmonicsId: string;
  readonly offsets?: Omit<NonNullable<TideStation['offsets']>, 'referenceName'>;
}

// TypeScript types JSON tuples as arrays and literals as strings. The type assertion is safe, because the generator
// writes only these rows.
const { harmonics, tideStations } = data as unknown as {
  readonly harmonics: readonly HarmonicsRow[];
  readonly tideStations: readonly TideStationRow[];
};
const rowsById = new Map(tideStations.map((row) => [row.id, row]));
const harmonicsById = new Map(harmonics.map((row) => [row.id, row]));

/**
 * Finds the tide station of that id (`noaa/8557863`) with all data to predict its tide; `undefined` when no beach uses
 * it.
 */
export function findTideStation(id: string): TideStation | undefined {
  const row = rowsById.get(id);
  const reference = row && harmonicsById.get(row.harmonicsId);
  if (!row || !reference) return undefined;

  return {
    id,
    name: row.name,
    lat: row.lat,
    lon: row.lon,
    datum: 'MLLW',
    datumM: reference.datumM,
    meanSeaLevelM: reference.meanSeaLevelM,
    constituents: reference.constituents.map(([name, amplitudeM, phaseDeg]) => ({ name, amplitudeM, phaseDeg })),
    ...(row.offsets && { offsets: { referenceName: reference.name, ...row.offsets } }),
  };
}

export function findNearestTideStation(point: Point): { readonly station: TideStation; readonly distanceKm: number } {
  const [first, ...others] = tideStations.map((row) => ({ id: row.id, distanceKm: distanceKm(point, row) }));
  const nearest = first && others.reduce((best, next) => (next.distanceKm < best.distanceKm ? next : best), first);
  const station = nearest && findTideStation(nearest.id);
  if (!station) throw new Error('There is no tide station.');
  return { station, distanceKm: nearest.distanceKm };
}
