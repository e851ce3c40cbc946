import { measurePlacement, type PlacementError } from '@groundswell/sample-ocean/testing/placement-errors';
import type { BenchRow } from '../bench-row.ts';
import { truthRow } from './truth-row.ts';

/** Enough instants for three weeks. */
const INSTANTS = 40;
/**
 * The same at each buoy's nearest cell, of a sample ocean whose swell was computed on coarse nodes, at the same instants.
 */
const BEFORE: Readonly<Record<string, number>> = {
  '46237': 0.97,
  '46053': 0.86,
  '51211': 0.42,
  '44013': 0.18,
  '41115': -0.13,
};

/** Compares the true sea at wave buoys with that at their cells: the error of placement alone. */
export function comparePlacement(): BenchRow[] {
  const errors = measurePlacement(INSTANTS);
  const rms = Math.sqrt(errors.reduce((sum, { biasM }) => sum + biasM ** 2, 0) / errors.length);
  const over = errors.filter(({ biasM }) => Math.abs(biasM) > 0.2);
  return [
    truthRow(`bias of placement at ${errors.length} buoys of the sample ocean, rms, m`, rms, 0.17, '0'),
    truthRow('buoys whose bias is over 0.2 m', over.length, 14, `0; ${over.map(nameOf).join(', ')}`, 0),
    ...Object.entries(BEFORE).map(([id, before]) => {
      const found = errors.find((one) => one.id === id);
      const what = `bias of placement at ${id}, m`;
      if (found) return truthRow(what, found.biasM, before, `0; mean height ${found.meanM.toFixed(2)} m`);
      return { what, measured: `left out | ${before.toFixed(2)}`, aim: 'no cell has its view of the sea' };
    }),
  ];
}

function nameOf({ id, biasM }: PlacementError): string {
  return `${id} ${biasM.toFixed(2)}`;
}
