import { distanceKm, type Point } from '@groundswell/forecast';
import { type BeachRow, fromBeachRow } from './beach-row.ts';
import data from './beaches.generated.json' with { type: 'json' };
import { breakNotes } from './break-notes.source.ts';
import type { CatalogueBeach } from './catalogue-beach.ts';

export type { CatalogueBeach };

export interface Local {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly beaches: readonly CatalogueBeach[];
}

export interface Area {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly locals: readonly Local[];
}

export interface Region {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly areas: readonly Area[];
}

/** A place of one of the menu's four levels, with the places that contain it. */
export type Place =
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'area'; readonly area: Area; readonly region: Region }
  | { readonly kind: 'local'; readonly local: Local; readonly area: Area; readonly region: Region }
  | {
      readonly kind: 'beach';
      readonly beach: CatalogueBeach;
      readonly local: Local;
      readonly area: Area;
      readonly region: Region;
    };

// TypeScript types a JSON tuple as an array. The type assertion is safe, because the generator writes only rows of
// beaches.
const beaches = (data.beaches as unknown as readonly BeachRow[]).map(fromBeachRow).map(withSkillLevel);
const beachesById = new Map(beaches.map((beach) => [beach.id, beach]));
const beachesBySlug = new Map(beaches.map((beach) => [beach.slug, beach]));

const regions: readonly Region[] = data.regions.map((region) => ({
  ...region,
  areas: region.areas.map((area) => ({
    ...area,
    locals: area.locals.map((local) => ({ ...local, beaches: beaches.filter(({ localId }) => localId === local.id) })),
  })),
}));
const placesBySlug = new Map(regions.flatMap(listPlacesIn));

function withSkillLevel(beach: CatalogueBeach): CatalogueBeach {
  const [asks] = breakNotes[beach.slug] ?? [];
  return asks ? { ...beach, asks } : beach;
}

/** Lists every beach, in the menu's order. */
export function listBeaches(): readonly CatalogueBeach[] {
  return beaches;
}

/** Finds a beach by id (148), by the id as text in a URL ('148'), or by slug; `undefined` when no beach matches. */
export function findBeach(idOrSlug: number | string): CatalogueBeach | undefined {
  if (typeof idOrSlug === 'number') return beachesById.get(idOrSlug);
  return (
    beachesBySlug.get(idOrSlug) ?? (/^[1-9]\d{0,8}$/.test(idOrSlug) ? beachesById.get(Number(idOrSlug)) : undefined)
  );
}

/** Finds the region, area, local or beach with that slug; `undefined` when no place matches. */
export function findPlace(slug: string): Place | undefined {
  return placesBySlug.get(slug);
}

/** Returns the region, area and local of a beach, widest first; empty for an unknown beach. */
export function placesAround(slug: string): readonly { readonly name: string; readonly slug: string }[] {
  const place = placesBySlug.get(slug);
  return place?.kind === 'beach' ? [place.region, place.area, place.local] : [];
}

/** Lists every region, area, local and beach, each place before those within it. */
export function listPlaces(): readonly Place[] {
  return [...placesBySlug.values()];
}

/** Returns the location menu's tree: regions, their areas, their locals, their beaches. */
export function listRegions(): readonly Region[] {
  return regions;
}

/** Finds the beach nearest to a point along the great circle, and its distance in km. */
export function findNearestBeach(point: Point): { readonly beach: CatalogueBeach; readonly distanceKm: number } {
  const [first, ...others] = beaches.map((beach) => ({ beach, distanceKm: distanceKm(point, beach) }));
  if (!first) throw new Error('The catalogue holds no beach.');
  return others.reduce((best, next) => (next.distanceKm < best.distanceKm ? next : best), first);
}

function listPlacesIn(region: Region): readonly (readonly [slug: string, place: Place])[] {
  return [
    [region.slug, { kind: 'region', region }],
    ...region.areas.flatMap((area): readonly (readonly [string, Place])[] => [
      [area.slug, { kind: 'area', area, region }],
      ...area.locals.flatMap((local): readonly (readonly [string, Place])[] => [
        [local.slug, { kind: 'local', local, area, region }],
        ...local.beaches.map((beach) => [beach.slug, { kind: 'beach', beach, local, area, region }] as const),
      ]),
    ]),
  ];
}
