import { FEET_PER_METRE, type Train } from '@groundswell/forecast';
import { computeSurf } from '@groundswell/forecast/compose';
import type { BenchRow } from '../bench-row.ts';
import { truthRow } from './truth-row.ts';

/** The faces of our former model, which added squares of breaker heights. */
const BEFORE = [10.8, 11.5, 12, 12.3];

/** Compares the surf of one sea of 2 m and 12 s, given as 1 to 4 equal trains on a straight coast. */
export function compareSplitSea(): BenchRow[] {
  return BEFORE.map((before, index) => {
    const parts = index + 1;
    const train: Train = { kind: 'swell', heightM: 2 / Math.sqrt(parts), periodS: 12, fromDeg: 0 };
    const trains = Array.from({ length: parts }, () => train);
    const faceFt = computeSurf(trains, { facingDeg: 0 }).faceHeightM * FEET_PER_METRE;
    return truthRow(`2 m 12 s as ${parts} trains, sets, ft`, faceFt, before, 'the same for each');
  });
}
