import type { CatalogueBeach } from './catalogue-beach.ts';
import { type Area, findPlace, type Local, type Place, type Region } from './places.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** A region, area or local (the menu's three levels above the beach) with its beaches. */
export interface DescribedPlace extends Named {
  readonly level: 'region' | 'area' | 'local';
  /** The places that contain the described place, widest first. */
  readonly within: readonly Named[];
  readonly children: readonly (Named & { readonly beaches: number })[];
  /** The beaches in the menu's order. */
  readonly beaches: readonly BeachWithin[];
}

export interface BeachWithin extends CatalogueBeach {
  /** The places between the described one and the beach, widest first. */
  readonly within: readonly Named[];
}

/** Describes the region, area or local with that slug; undefined for a beach's slug or an unknown one. */
export function describePlace(slug: string): DescribedPlace | undefined {
  const place = findPlace(slug);
  return place && overviewOf(place);
}

function overviewOf(place: Place): DescribedPlace | undefined {
  switch (place.kind) {
    case 'region':
      return {
        ...named(place.region),
        level: 'region',
        within: [],
        children: place.region.areas.map((area) => ({ ...named(area), beaches: beachesOfArea(area).length })),
        beaches: beachesOfRegion(place.region),
      };
    case 'area':
      return {
        ...named(place.area),
        level: 'area',
        within: [named(place.region)],
        children: place.area.locals.map((local) => ({ ...named(local), beaches: local.beaches.length })),
        beaches: beachesOfArea(place.area),
      };
    case 'local':
      return {
        ...named(place.local),
        level: 'local',
        within: [place.region, place.area].map(named),
        children: [],
        beaches: beachesOfLocal(place.local),
      };
    case 'beach':
      return undefined;
  }
}

function beachesOfRegion({ areas }: Region): BeachWithin[] {
  return areas.flatMap((area) => beachesOfArea(area).map((beach) => inside(area, beach)));
}

function beachesOfArea({ locals }: Area): BeachWithin[] {
  return locals.flatMap((local) => beachesOfLocal(local).map((beach) => inside(local, beach)));
}

function beachesOfLocal({ beaches }: Local): BeachWithin[] {
  return beaches.map((beach) => ({ ...beach, within: [] }));
}

function inside(place: Named, beach: BeachWithin): BeachWithin {
  return { ...beach, within: [named(place), ...beach.within] };
}

function named({ name, slug }: Named): Named {
  return { name, slug };
}
