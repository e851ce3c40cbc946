import type { CatalogueBeach } from './catalogue-beach.ts';

/**
 * A beach in the generated file: field values by position, with all instrument ids in one text. Every function that
 * uses beaches bundles this file, and field names would double its size.
 */
export type BeachRow = readonly [
  id: number,
  slug: string,
  name: string,
  shortName: string,
  localId: number,
  lat: number,
  lon: number,
  facingDeg: number,
  timeZone: string,
  waveGrid: string,
  tideStationId: string,
  buoyIds: string,
  windStationIds: string,
  waterStationIds: string,
  bulletinId: string,
];

/** Builds the row of a beach; missing fields become empty strings. */
export function toBeachRow(beach: CatalogueBeach): BeachRow {
  const { id, slug, name, shortName, localId, lat, lon, facingDeg, timeZone, waveGrid } = beach;
  const { tideStationId = '', buoyIds, windStationIds, waterStationIds, bulletinId = '' } = beach;
  const text = (ids: readonly string[]) => ids.join(' ');
  const ids = [tideStationId, text(buoyIds), text(windStationIds), text(waterStationIds), bulletinId] as const;
  return [id, slug, name, shortName, localId, lat, lon, facingDeg, timeZone, waveGrid, ...ids];
}

export function fromBeachRow(row: BeachRow): CatalogueBeach {
  const [id, slug, name, shortName, localId, lat, lon, facingDeg, timeZone, waveGrid, tide, ...instruments] = row;
  const [buoys, wind, water, bulletin] = instruments;
  return {
    id,
    slug,
    name,
    shortName,
    localId,
    lat,
    lon,
    facingDeg,
    timeZone,
    // The type assertion is safe, because the generator writes only names of wave grids.
    waveGrid: waveGrid as CatalogueBeach['waveGrid'],
    ...(tide && { tideStationId: tide }),
    buoyIds: listIds(buoys),
    windStationIds: listIds(wind),
    waterStationIds: listIds(water),
    ...(bulletin && { bulletinId: bulletin }),
  };
}

function listIds(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}
