import { reason } from '@groundswell/contracts';
import { InvalidRequestError } from './errors.ts';

type Sides<Side> = { readonly minLat: Side; readonly maxLat: Side; readonly minLon: Side; readonly maxLon: Side };

/**
 * Returns the bounding box of the map that the query requests; undefined if the query has none of its sides. Throws
 * InvalidRequestError for an incomplete box, or if minLat is above maxLat.
 */
export function boxOfQuery(query: Partial<Sides<number | undefined>>): Sides<number> | undefined {
  const { minLat, maxLat, minLon, maxLon } = query;
  const missing = Object.entries({ minLat, maxLat, minLon, maxLon }).filter(([, side]) => side === undefined);
  if (missing.length === 4) return undefined;
  if (minLat === undefined || maxLat === undefined || minLon === undefined || maxLon === undefined)
    throw new InvalidRequestError(Object.fromEntries(missing.map(([side]) => [side, [reason('box-not-whole')]])));
  if (minLat > maxLat) throw new InvalidRequestError({ minLat: [reason('box-upside-down')] });
  return { minLat, maxLat, minLon, maxLon };
}
