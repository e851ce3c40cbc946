import { distanceKm, isInBox, type MapBox, type Point } from '@groundswell/forecast';
import type { CatalogueBeach } from './catalogue-beach.ts';
import { listRegions } from './places.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
}

export interface BeachInBox {
  readonly beach: CatalogueBeach;
  readonly local: Named;
  readonly area: Named;
  /** The distance from the requested point, along the great circle. */
  readonly distanceKm: number;
}

/**
 * Lists the beaches in a map box, in order along the coast. When there are more than `most`, it keeps those nearest to
 * `from`.
 */
export function listBeachesIn(
  box: MapBox,
  from: Point,
  most: number,
): { readonly beaches: readonly BeachInBox[]; readonly leftOff: number } {
  const inside = listRegions().flatMap(({ areas }) =>
    areas.flatMap((area) =>
      area.locals.flatMap((local) =>
        local.beaches
          .filter((beach) => isInBox(box, beach))
          .map((beach) => ({ beach, local, area, distanceKm: distanceKm(from, beach) })),
      ),
    ),
  );
  const farthest = inside.map((one) => one.distanceKm).sort((a, b) => a - b)[most - 1] ?? Number.POSITIVE_INFINITY;
  const beaches = inside.filter((one) => one.distanceKm <= farthest).slice(0, most);
  return { beaches, leftOff: inside.length - beaches.length };
}
