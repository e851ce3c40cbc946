import { readFileSync } from 'node:fs';
import type { NamedPlace } from './named-place.ts';
import { seaNames } from './sea-names.ts';
import towns from './towns.generated.json' with { type: 'json' };

const BEACHES = new URL('../../../data/src/places/beaches.generated.json', import.meta.url);
const BEACHES_FROM_ZOOM = 10;

/** Lists every name of the map: seas, capes, towns, and the beaches with a forecast. */
export function listNames(): readonly NamedPlace[] {
  const { beaches }: { beaches: readonly (readonly unknown[])[] } = JSON.parse(readFileSync(BEACHES, 'utf8'));
  return [
    ...seaNames,
    ...towns.map(([name, lon, lat, fromZoom, isLeft]) => ({
      kind: 'town' as const,
      name: String(name),
      lon: Number(lon),
      lat: Number(lat),
      fromZoom: Number(fromZoom),
      side: isLeft ? ('left' as const) : ('right' as const),
    })),
    // The columns of the beach file: id, slug, title, name, group of nearby beaches, latitude, longitude, and the
    // direction that the beach faces.
    ...beaches.map((beach) => ({
      kind: 'beach' as const,
      name: String(beach[3]),
      lon: Number(beach[6]),
      lat: Number(beach[5]),
      fromZoom: BEACHES_FROM_ZOOM,
      side: Number(beach[7]) < 180 ? ('left' as const) : ('right' as const),
    })),
  ];
}
