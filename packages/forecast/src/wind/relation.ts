import { angleBetweenDeg } from '../angles.ts';

export type WindRelation = 'offshore' | 'cross-offshore' | 'cross-shore' | 'cross-onshore' | 'onshore';

/** Upper angle of each relation between where the wind comes from and where the beach looks, degrees. */
const SECTORS: readonly (readonly [uptoDeg: number, WindRelation])[] = [
  [30, 'onshore'],
  [67.5, 'cross-onshore'],
  [112.5, 'cross-shore'],
  [150, 'cross-offshore'],
];

/** How a wind from `windFromDeg` meets a beach that looks at `facingDeg`: from the sea is onshore. */
export function windRelation(windFromDeg: number, facingDeg: number): WindRelation {
  const angleDeg = angleBetweenDeg(windFromDeg, facingDeg);
  return SECTORS.find(([uptoDeg]) => angleDeg < uptoDeg)?.[1] ?? 'offshore';
}
