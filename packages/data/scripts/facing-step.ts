import { distanceKm, type Point, pointAlong, wholeDeg } from '@groundswell/forecast';
import type { ShoreEvidence } from '../src/places/beach-evidence.ts';
import { facingOverrides } from '../src/places/facing-overrides.ts';
import { round } from './generated-file.ts';
import { findWaterByGroup, readShoreline } from './gmt-coast.ts';
import { computeOpenness, fitFacing, listFanPoints, waterDistancesKm } from './shore-facing.ts';

const FIT_RADIUS_KM = 2;
const SHORE_BOX_DEG = 0.06;
const landDistancesKm = [0.3, 1, 3];

export interface FacedPlace {
  readonly facingDeg: number;
  readonly shorePoint: Point;
  readonly shore: ShoreEvidence;
}

/**
 * Returns the facing of each beach with its evidence, in the given order; throws for a beach without open shore nearby.
 */
export function faceBeaches<B extends Point & { readonly id: number; readonly name: string }>(
  beaches: readonly B[],
): readonly (B & FacedPlace)[] {
  const openness = findWaterByGroup(beaches.map(listFanPoints)).map(computeOpenness);
  const fitted = beaches.map((beach, index) => {
    const fit = fitFacing(beach, readShoreline(beach, SHORE_BOX_DEG), openness[index] ?? [], FIT_RADIUS_KM);
    if (!fit) throw new Error(`${beach.name} has no open shore within reach of its coordinates.`);
    const fittedDeg = wholeDeg(fit.facingDeg);
    const facingDeg = facingOverrides[beach.id]?.facingDeg ?? fittedDeg;
    return { beach, facingDeg, fittedDeg, shorePoint: fit.shorePoint };
  });
  const ahead = sampleAlong(fitted, waterDistancesKm, 0);
  const behind = sampleAlong(fitted, landDistancesKm, 180);
  return fitted.map(({ beach, facingDeg, fittedDeg, shorePoint }, index) => ({
    ...beach,
    facingDeg,
    shorePoint,
    shore: {
      distanceM: round(distanceKm(beach, shorePoint) * 1000, 0),
      fittedDeg,
      waterSamples: count(ahead[index], true),
      landSamples: count(behind[index], false),
    },
  }));
}

function sampleAlong(
  places: readonly { readonly shorePoint: Point; readonly facingDeg: number }[],
  distances: readonly number[],
  turnDeg: number,
): readonly (readonly boolean[])[] {
  return findWaterByGroup(
    places.map(({ shorePoint, facingDeg }) => distances.map((km) => pointAlong(shorePoint, facingDeg + turnDeg, km))),
  );
}

function count(samples: readonly boolean[] | undefined, wanted: boolean): number {
  return (samples ?? []).filter((wet) => wet === wanted).length;
}
