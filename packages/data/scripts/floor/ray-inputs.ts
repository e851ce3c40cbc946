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
  readonly known?: KnownBreak;
}

/**
 * Known facts about the floor off a break. Such a floor gets a fine grid, and rays start at several sites along the
 * break.
 */
interface KnownBreak {
  readonly features: readonly Feature[];
  /** Further sites where rays start, in metres along the shore to the right of the one straight ahead. */
  readonly asideM: readonly number[];
  /** The depth at which rays start, where it is known to be less than the default. */
  readonly startDepthM?: number;
}

export function listRayBeaches(): readonly RayBeach[] {
  const cells = new Map(listBeachEvidence().map(({ id, seaCell }) => [id, seaCell]));
  return listBeaches().map((beach) => ({
    beach,
    cell: cells.get(beach.id),
    known: findKnown(beach),
  }));
}

/**
 * Rays start at several sites because a break is not a point: sand breaks along some 400 m of shore, a reef or point
 * along half of that.
 */
const ASIDE_M = { sand: [-200, -100, 100, 200], ledge: [-100, -50, 50, 100] };

function findKnown(beach: CatalogueBeach): KnownBreak | undefined {
  const features = knownFeatures.filter((feature) => liesBefore(feature, beach));
  const startDepthM = insideDepthM(beach);
  if (features.length === 0 && startDepthM === undefined) return undefined;
  const kind = findBreak(beach)?.kind;
  return { features, startDepthM, asideM: kind === 'reef' || kind === 'point' ? ASIDE_M.ledge : ASIDE_M.sand };
}

/** A feature farther away than this bends only waves that miss the beach. */
const FEATURE_WITHIN_KM = 12;

function liesBefore({ axis }: Feature, beach: CatalogueBeach): boolean {
  return axis.some(([lat, lon]) => distanceKm(beach, { lat, lon }) <= FEATURE_WITHIN_KM);
}

/** Breaks known to hold at most this height lie in sheltered water: in coves, behind points, on gentle sand. */
const INSIDE_HOLDS_M = 2;
/** Waves break where their height is 0.78 of the depth (McCowan 1894). */
const BREAKER_INDEX = 0.78;

/** Returns the depth in which the largest waves that a sheltered break holds will break. */
function insideDepthM(beach: CatalogueBeach): number | undefined {
  const found = findBreak(beach);
  if (found?.facesSource !== 'known' || found.holdsToM > INSIDE_HOLDS_M) return undefined;
  return found.holdsToM / BREAKER_INDEX;
}

/**
 * Returns a digest of a beach's position, facing, cell, shelf and known floor. When it changes, the beach's transfer
 * must be drawn again.
 */
export function digestOfRayInputs({ beach, cell, known }: RayBeach): string {
  const { lat, lon, facingDeg } = beach;
  const floor = known ? [known.features.map(({ axis }) => axis), known.startDepthM, known.asideM] : [];
  const inputs = [lat, lon, facingDeg, cell?.lat, cell?.lon, shelfOff(beach), ...floor];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);
}
