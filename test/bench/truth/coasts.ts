import type { WaveGrid } from '@groundswell/forecast';

export const COASTS = ['atlocn', 'wcoast', 'epacif'] as const satisfies readonly WaveGrid[];

export function perCoast<V>(of: (coast: WaveGrid) => V): Record<WaveGrid, V> {
  return { atlocn: of('atlocn'), wcoast: of('wcoast'), epacif: of('epacif') };
}
