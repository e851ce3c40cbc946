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

/** One of the menu's four levels, with the places it lies in. */
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

// TypeScript types a JSON tuple as an array; the generator writes only rows of beaches.
const beaches = (data.beaches as unknown as readonly BeachRow[]).map(fromBeachRow).map(withLevelAsked);
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

function withLevelAsked(beach: CatalogueBeach): CatalogueBeach {
  const [asks] = breakNotes[beach.slug] ?? [];
  return asks ? { ...beach, asks } : beach;
}

/** Every beach, in the order of the menu. */
export function listBeaches(): readonly CatalogueBeach[] {
  return beaches;
}

/** A beach by id (148), by an address's text of it ('148') or by slug; `undefined` when there is none. */
export function findBeach(idOrSlug: number | string): CatalogueBeach | undefined {
  if (typeof idOrSlug === 'number') return beachesById.get(idOrSlug);
  return (
    beachesBySlug.get(idOrSlug) ?? (/^[1-9]\d{0,8}$/.test(idOrSlug) ? beachesById.get(Number(idOrSlug)) : undefined)
  );
}

/** The region, area, local or beach with that slug; `undefined` when there is none. */
export function findPlace(slug: string): Place | undefined {
  return placesBySlug.get(slug);
}

/** The region, area and local of a beach, widest first; none where there is no such beach. */
export function placesAround(slug: string): readonly { readonly name: string; readonly slug: string }[] {
  const place = placesBySlug.get(slug);
  return place?.kind === 'beach' ? [place.region, place.area, place.local] : [];
}

/** Every region, area, local and beach, a place before those in it. */
export function listPlaces(): readonly Place[] {
  return [...placesBySlug.values()];
}

/** The location menu's tree: regions, their areas, their locals, their beaches. */
export function listRegions(): readonly Region[] {
  return regions;
}

/** The beach nearest to a point along the great circle, and how far it is in km. */
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
