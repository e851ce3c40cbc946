import { stationsById } from '@neaps/tide-database';
import type { TideStation } from '../src/tides/tide-station.ts';

/**
 * Returns any tide station of the database, reference or subordinate, by id (`noaa/8557863`). A subordinate station's
 * record holds the constituents and datums of its reference station. Returns `undefined` for an unknown id; throws a
 * RangeError where the levels cannot be computed.
 */
export function findDatabaseStation(id: string, datum: string): TideStation | undefined {
  const record = stationsById.get(id);
  if (record?.kind !== 'tide') return undefined;
  const { name, latitude, longitude, datums, offsets, harmonic_constituents } = record;
  if (harmonic_constituents.length === 0) throw new RangeError(`${name} (${id}) has no constituents to predict from.`);
  const [datumM, meanSeaLevelM] = [datums[datum], datums.MSL];
  if (datumM === undefined || meanSeaLevelM === undefined)
    throw new RangeError(`${name} (${id}) has no ${datumM === undefined ? datum : 'MSL'}.`);
  return {
    id,
    name,
    lat: latitude,
    lon: longitude,
    datum: 'MLLW',
    datumM,
    meanSeaLevelM,
    constituents: harmonic_constituents.map(({ name, amplitude, phase }) => ({
      name,
      amplitudeM: amplitude,
      phaseDeg: phase,
    })),
    ...(offsets && {
      offsets: {
        referenceName: stationsById.get(offsets.reference)?.name ?? offsets.reference,
        highMinutes: offsets.time.high,
        lowMinutes: offsets.time.low,
        highFactor: offsets.height.high,
        lowFactor: offsets.height.low,
        type: offsets.height.type,
      },
    }),
  };
}
