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
  /**
   * Further sites where rays start, in metres along the shore from the site straight ahead of the break. Positive
   * values lie to the right when facing the sea.
   */
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
 * A break is not a single point, so rays start at several sites. These span 400 m of a sandy shore, or 200 m of a reef
 * or point break.
 */
const ASIDE_M = { sand: [-200, -100, 100, 200], ledge: [-100, -50, 50, 100] };

function findKnown(beach: CatalogueBeach): KnownBreak | undefined {
  const features = knownFeatures.filter((feature) => liesOff(feature, beach));
  const startDepthM = insideDepthM(beach);
  if (features.length === 0 && startDepthM === undefined) return undefined;
  const kind = findBreak(beach)?.kind;
  return { features, startDepthM, asideM: kind === 'reef' || kind === 'point' ? ASIDE_M.ledge : ASIDE_M.sand };
}

/** A feature farther away than this bends only waves that miss the beach. */
const FEATURE_WITHIN_KM = 12;

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
 * Returns a digest of a beach's position, facing, cell, shelf and known floor. When the digest changes, the beach's
 * transfer must be computed again.
 */
export function digestOfRayInputs({ beach, cell, known }: RayBeach): string {
  const { lat, lon, facingDeg } = beach;
  const floor = known ? [known.features.map(({ axis }) => axis), known.startDepthM, known.asideM] : [];
  const inputs = [lat, lon, facingDeg, cell?.lat, cell?.lon, shelfOff(beach), ...floor];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);
}
