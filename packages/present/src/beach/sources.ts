import type { ForecastReply } from '@groundswell/contracts';
import type { BeachForecast, SampleSource } from '@groundswell/forecast';
import { instantText } from '../texts/clock-text.ts';
import { correctionNote } from '../texts/correction-note.ts';
import type { Words } from '../words/words.ts';

type Source = NonNullable<ForecastReply['sources']['waves']>;

/** Presents the models, grid cells and stations behind a forecast, with their fallbacks and corrections. */
export function presentSources({ sources, tide }: BeachForecast, words: Words): ForecastReply['sources'] {
  const { waves, air, shortRange, bulletin, older } = sources;
  return {
    ...(waves && { waves: presentSource(waves, words) }),
    ...(air && { wind: presentSource(air, words) }),
    ...(shortRange && { short_range: { ...presentSource(shortRange, words), until: instantText(shortRange.untilAt) } }),
    ...(bulletin && { bulletin: presentSource(bulletin, words) }),
    ...(older && { older: { from: instantText(older.fromAt), run: instantText(older.runAt) } }),
    ...(tide && { tide: { station: tide.station, datum: tide.datum, distance_km: tide.distanceKm } }),
  };
}

function presentSource({ model, runAt, cell, standInHours, corrected }: SampleSource, words: Words): Source {
  return {
    model,
    run: instantText(runAt),
    ...(cell && { cell: { lat: cell.lat, lon: cell.lon, distance_km: cell.distanceKm } }),
    ...(standInHours !== undefined && { stand_in_hours: standInHours }),
    ...(corrected && { corrected: corrected.map((one) => correctionNote(one, words)) }),
  };
}
