import { queryOptions } from '@tanstack/react-query';
import { landTilesOf, loadLandTile } from '../../../map/load-land-tile.ts';
import type { MapLayout } from './map-layout.ts';

/** Queries the land of the base map within the picture, tile by tile; the map shows no land until it has loaded. */
export function landQuery({ box, degPerPx }: MapLayout) {
  const tiles = landTilesOf(box, degPerPx);
  return queryOptions({
    queryKey: ['land', tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)],
    queryFn: ({ signal }) => Promise.all(tiles.map((tile) => loadLandTile(tile, signal))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
