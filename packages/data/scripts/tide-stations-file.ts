import type { HarmonicsRow, TideStationRow } from '../src/places/tide-stations.ts';
import { round } from './generated-file.ts';

import type { DatabaseStation } from './tide-record.ts';

/** Smaller amplitudes change no displayed height and are left out. */
const LEAST_AMPLITUDE_M = 0.0005;

/**
 * Builds the generated file's two lists: constituents once for each reference station, and the stations that use them.
 * A subordinate station's record in the database already holds its reference's constituents and datums.
 */
export function toTideRows(used: readonly DatabaseStation[], all: readonly DatabaseStation[]) {
  const harmonics = new Map<string, HarmonicsRow>();
  const tideStations = used.map((record): TideStationRow => {
    const { id, name, latitude, longitude, offsets } = record;
    const harmonicsId = offsets?.reference ?? id;
    const reference = all.find((station) => station.id === harmonicsId);
    harmonics.set(harmonicsId, toHarmonics(harmonicsId, reference?.name ?? harmonicsId, record));
    return {
      id,
      name,
      lat: round(latitude, 5),
      lon: round(longitude, 5),
      harmonicsId,
      ...(offsets && {
        offsets: {
          highMinutes: offsets.time.high,
          lowMinutes: offsets.time.low,
          highFactor: round(offsets.height.high, 4),
          lowFactor: round(offsets.height.low, 4),
          type: offsets.height.type,
        },
      }),
    };
  });
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => one.id.localeCompare(other.id);
  return { harmonics: [...harmonics.values()].sort(byId), tideStations: tideStations.sort(byId) };
}

function toHarmonics(id: string, name: string, { datums, harmonic_constituents }: DatabaseStation): HarmonicsRow {
  if (datums.MLLW === undefined || datums.MSL === undefined)
    throw new Error(`${name} has no MLLW or no mean sea level.`);
  return {
    id,
    name,
    datumM: round(datums.MLLW, 4),
    meanSeaLevelM: round(datums.MSL, 4),
    constituents: harmonic_constituents
      .filter(({ amplitude }) => amplitude >= LEAST_AMPLITUDE_M)
      .map(({ name, amplitude, phase }): [string, number, number] => [name, round(amplitude, 4), round(phase, 2)]),
  };
}
