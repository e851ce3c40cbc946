import { findBeach } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { FEET_PER_METRE } from '@groundswell/forecast';
import { computeSurf } from '@groundswell/forecast/compose';
import { sizeLawOf } from '@groundswell/forecast/testing/size-law';

/** The height offshore in feet, the period in seconds, and the direction that it comes from. */
export type Swell = readonly [heightFt: number, periodS: number, fromDeg: number];

/** Returns the height of the sets at a beach, metres, for one swell at the beach's grid cell. */
export function setsAtM(slug: string, [heightFt, periodS, fromDeg]: Swell): number {
  const beach = findBeach(slug);
  if (!beach) throw new Error(`There is no beach ${slug}.`);
  const train = { kind: 'swell' as const, heightM: heightFt / FEET_PER_METRE, periodS, fromDeg };
  const outlook = { facingDeg: beach.facingDeg, transfer: findSwellTransfer(beach.id), sizeLaw: sizeLawOf(beach) };
  return computeSurf([train], outlook).faceHeightM;
}
