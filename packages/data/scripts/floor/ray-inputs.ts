import { createHash } from 'node:crypto';
import { distanceKm } from '@groundswell/forecast';
import { type BeachEvidence, listBeachEvidence } from '../../src/places/beach-evidence.ts';
import { findBreak } from '../../src/places/break-traits.ts';
import type { CatalogueBeach } from '../../src/places/catalogue-beach.ts';
import { listBeaches } from '../../src/places/places.ts';
import type { Feature } from './features.ts';
import { knownFeatures } from './known-features.ts';
import { shelfOff } from './shelves.ts';

/** A beach with its wave model cell, and what is known of the sea floor off it. */
export interface RayBeach {
  readonly beach: CatalogueBeach;
  readonly cell: BeachEvidence['seaCell'];
  readonly features: readonly Feature[];
  /** The depth at which rays start, m, where it is known to be less than the default. */
  readonly startDepthM?: number;
}

export function listRayBeaches(): readonly RayBeach[] {
  const cells = new Map(listBeachEvidence().map(({ id, seaCell }) => [id, seaCell]));
  return listBeaches().map((beach) => ({
    beach,
    cell: cells.get(beach.id),
    features: knownFeatures.filter((feature) => liesOff(feature, beach)),
    startDepthM: insideDepthM(beach),
  }));
}

/** A feature farther away than this bends only waves that miss the beach. */
const FEATURE_WITHIN_KM = 5;

function liesOff({ axis }: Feature, beach: CatalogueBeach): boolean {
  return axis.some(([lat, lon]) => distanceKm(beach, { lat, lon }) <= FEATURE_WITHIN_KM);
}

/**
 * Breaks whose largest rideable wave face is at most 2 m lie in sheltered water: in coves, behind points, on gentle
 * sand.
 */
const INSIDE_HOLDS_M = 2;
/** Waves break where their height is 0.78 of the depth (McCowan 1894). */
const BREAKER_INDEX = 0.78;

/** Returns the depth in which the largest rideable waves of a sheltered break start to break. */
function insideDepthM(beach: CatalogueBeach): number | undefined {
  const found = findBreak(beach);
  if (found?.facesSource !== 'known' || found.holdsToM > INSIDE_HOLDS_M) return undefined;
  return found.holdsToM / BREAKER_INDEX;
}

/**
 * Returns a digest of a beach's position, facing, cell, shelf, features and start depth. When the digest changes, the beach's
 * transfer must be computed again.
 */
export function digestOfRayInputs({ beach, cell, features, startDepthM }: RayBeach): string {
  const { lat, lon, facingDeg } = beach;
  const inputs = [
    lat,
    lon,
    facingDeg,
    cell?.lat,
    cell?.lon,
    shelfOff(beach),
    startDepthM,
    ...features.map(({ axis }) => axis),
  ];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);
}
