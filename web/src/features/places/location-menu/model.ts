import type { LocationMenuReply } from '@groundswell/contracts';

export type Region = LocationMenuReply[number];
export type Area = Region['areas'][number];
type Local = Area['locals'][number];
export type Location = Local['locations'][number];

/** The path to the open list, as ids from the region down; an empty path is the list of regions. */
export interface Path {
  readonly region?: number;
  readonly area?: number;
  readonly local?: number;
}

export type Level =
  | { readonly kind: 'regions'; readonly regions: readonly Region[] }
  | { readonly kind: 'areas'; readonly region: Region }
  | { readonly kind: 'locals'; readonly region: Region; readonly area: Area }
  | { readonly kind: 'locations'; readonly region: Region; readonly area: Area; readonly local: Local };

export function beachesIn(area: Area): number {
  return area.locals.reduce((count, { locations }) => count + locations.length, 0);
}

/** Returns the list at a path; if the path does not exist, the nearest list above it. */
export function levelAt(regions: readonly Region[], path: Path): Level {
  const region = regions.find(({ region_id }) => region_id === path.region);
  if (!region) return { kind: 'regions', regions };
  const area = region.areas.find(({ area_id }) => area_id === path.area);
  if (!area) return { kind: 'areas', region };
  const local = area.locals.find(({ local_id }) => local_id === path.local);
  return local ? { kind: 'locations', region, area, local } : { kind: 'locals', region, area };
}

/** Returns the path one level up; undefined at the top. */
export function pathAbove(path: Path): Path | undefined {
  if (path.local !== undefined) return { region: path.region, area: path.area };
  if (path.area !== undefined) return { region: path.region };
  return path.region === undefined ? undefined : {};
}

/** Returns the path of a beach in the menu; the empty path if the beach is not listed. */
export function pathTo(regions: readonly Region[], slug: string | undefined): Path {
  for (const region of regions)
    for (const area of region.areas)
      for (const local of area.locals)
        if (local.locations.some((location) => location.slug === slug))
          return { region: region.region_id, area: area.area_id, local: local.local_id };
  return {};
}

/** A beach, a stretch of coast, an area or a region, with the larger places that contain it, the widest first. */
export interface Listed {
  readonly name: string;
  readonly within: readonly { readonly name: string; readonly slug: string }[];
  /** The id of a beach; undefined for other places. */
  readonly beachId?: number;
}

/** Finds a place by its address: a slug, or a beach's number. */
export function findListed(regions: readonly Region[], slug: string): Listed | undefined {
  for (const region of regions) {
    if (region.slug === slug) return { name: region.region_name, within: [] };
    const inRegion = [{ name: region.region_name, slug: region.slug }];
    for (const area of region.areas) {
      if (area.slug === slug) return { name: area.area_name, within: inRegion };
      const inArea = [...inRegion, { name: area.area_name, slug: area.slug }];
      for (const local of area.locals) {
        if (local.slug === slug) return { name: local.local_name, within: inArea };
        const beach = local.locations.find((one) => one.slug === slug || String(one.location_id) === slug);
        const within = [...inArea, { name: local.local_name, slug: local.slug }];
        if (beach) return { name: beach.location_name, within, beachId: beach.location_id };
      }
    }
  }
  return undefined;
}
