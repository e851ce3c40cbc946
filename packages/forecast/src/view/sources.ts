import type { BeachForecast } from '../beach-forecast.ts';
import type { SampleSource } from '../ocean-at-beach.ts';
import { correctionNote } from '../verify/correction-note.ts';
import type { WireForecast, WireSource } from './wire.ts';

/** Which models, cells and stations a forecast stands on, and what was done to them. */
export function presentSources({ sources, tide }: BeachForecast): WireForecast['sources'] {
  const { waves, air, shortRange, bulletin, older } = sources;
  return {
    ...(waves && { waves: presentSource(waves) }),
    ...(air && { wind: presentSource(air) }),
    ...(shortRange && { short_range: { ...presentSource(shortRange), until: isoText(shortRange.untilAt) } }),
    ...(bulletin && { bulletin: presentSource(bulletin) }),
    ...(older && { older: { from: isoText(older.fromAt), run: isoText(older.runAt) } }),
    ...(tide && { tide: { station: tide.station, datum: tide.datum, distance_km: tide.distanceKm } }),
  };
}

function presentSource({ model, runAt, cell, standInHours, corrected }: SampleSource): WireSource {
  return {
    model,
    run: isoText(runAt),
    ...(cell && { cell: { lat: cell.lat, lon: cell.lon, distance_km: cell.distanceKm } }),
    ...(standInHours !== undefined && { stand_in_hours: standInHours }),
    ...(corrected && { corrected: corrected.map(correctionNote) }),
  };
}

function isoText(at: number): string {
  return new Date(at).toISOString();
}
