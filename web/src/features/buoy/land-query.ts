import { queryOptions } from '@tanstack/react-query';
import type { Land, Position } from './map-layout.ts';

/** Between the Gulf of Mexico and the Pacific; `web/scripts/coast.ts` writes the two files. */
const DIVIDE_LON = -105;

/** The land on the station's side of the continent; the map shows no land until it has loaded. */
export function landQuery({ lon }: Position) {
  const coast = lon < DIVIDE_LON ? 'pacific' : 'atlantic';
  return queryOptions({
    queryKey: ['land', coast],
    queryFn: (): Promise<Land> =>
      coast === 'pacific' ? import('./coast-pacific.generated.json') : import('./coast-atlantic.generated.json'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
