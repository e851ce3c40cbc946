import { angleBetweenDeg } from '../angles.ts';

export type WindRelation = 'offshore' | 'cross-offshore' | 'cross-shore' | 'cross-onshore' | 'onshore';

/** The largest angle between the wind's origin and the beach's facing for each relation, such as onshore, degrees. */
const SECTORS: readonly { readonly uptoDeg: number; readonly relation: WindRelation }[] = [
  { uptoDeg: 30, relation: 'onshore' },
  { uptoDeg: 67.5, relation: 'cross-onshore' },
  { uptoDeg: 112.5, relation: 'cross-shore' },
  { uptoDeg: 150, relation: 'cross-offshore' },
];

/** Returns how a wind from `windFromDeg` meets a beach that faces `facingDeg`. A wind from the sea is onshore. */
export function windRelation(windFromDeg: number, facingDeg: number): WindRelation {
  const angleDeg = angleBetweenDeg(windFromDeg, facingDeg);
  return SECTORS.find(({ uptoDeg }) => angleDeg < uptoDeg)?.relation ?? 'offshore';
}
