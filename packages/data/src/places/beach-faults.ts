import type { BeachEvidence } from './beach-evidence.ts';
import { reservedSlugs } from './place-slug.ts';
import type { CatalogueBeach, Region } from './places.ts';

const FARTHEST_FROM_SHORE_M = 1000;
const LEAST_WATER_SAMPLES = 6;
const FARTHEST_SEA_CELL = 2;

/** A reason why a beach's data is not fit for a forecast. */
export interface BeachFault {
  readonly beach: string;
  readonly fault: string;
}

/**
 * Lists the catalogue's faults: beaches that face inland, lie over 1 km from the shore or have no sea cell within two
 * cells; duplicate ids and slugs; places without beaches.
 */
export function listBeachFaults(
  beaches: readonly CatalogueBeach[],
  evidence: readonly BeachEvidence[],
  regions: readonly Region[],
): readonly BeachFault[] {
  const evidenceById = new Map(evidence.map((item) => [item.id, item]));
  return [
    ...beaches.flatMap(({ id, name }) =>
      listPlacementFaults(evidenceById.get(id)).map((fault) => ({ beach: name, fault })),
    ),
    ...listTwice(beaches, ({ id }) => String(id), 'id'),
    ...listTwice(beaches, ({ lat, lon }) => `${lat.toFixed(3)}, ${lon.toFixed(3)}`, 'position'),
    ...listTreeFaults(regions),
  ];
}

function listPlacementFaults(evidence: BeachEvidence | undefined): readonly string[] {
  if (!evidence) return ['was never placed'];
  const { shore, seaCell } = evidence;
  return [
    shore.waterSamples < LEAST_WATER_SAMPLES && `faces land: ${shore.waterSamples} of 7 samples ahead are water`,
    shore.distanceM > FARTHEST_FROM_SHORE_M && `is ${shore.distanceM} m from the shore`,
    !(seaCell && seaCell.cellsAway <= FARTHEST_SEA_CELL) && 'has no sea cell within 2 cells of its wave grid',
  ].filter((fault) => fault !== false);
}

function listTreeFaults(regions: readonly Region[]): readonly BeachFault[] {
  const areas = regions.flatMap((region) => region.areas);
  const locals = areas.flatMap((area) => area.locals);
  const places = [...regions, ...areas, ...locals, ...locals.flatMap((local) => local.beaches)];
  return [
    ...[regions, areas, locals].flatMap((level) =>
      listTwice<{ id: number; name: string }>(level, ({ id }) => String(id), 'id'),
    ),
    ...listTwice(places, ({ slug }) => slug, 'slug'),
    ...places
      .filter(({ slug }) => reservedSlugs.includes(slug))
      .map(({ name, slug }) => ({ beach: name, fault: `has the reserved slug ${slug}` })),
    ...locals
      .filter((local) => local.beaches.length === 0)
      .map(({ name }) => ({ beach: name, fault: 'holds no beach' })),
  ];
}

function listTwice<T extends { readonly name: string }>(
  items: readonly T[],
  read: (item: T) => string,
  what: string,
): readonly BeachFault[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const value = read(item);
    if (seen.has(value)) return [{ beach: item.name, fault: `has the ${what} ${value} of another place` }];
    seen.add(value);
    return [];
  });
}
