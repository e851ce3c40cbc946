import type { Grid } from './grib2/grid.ts';

/** The largest number of cached grids: three regional ones, the global one, and spare entries for grids that change. */
const MAX_KEPT = 12;

/** Caches a value by grid and by the identity of the list of beaches. */
export function perGrid<Beaches extends object, T>(
  compute: (grid: Grid, beaches: Beaches) => T,
): (grid: Grid, beaches: Beaches) => T {
  const kept = new WeakMap<Beaches, Map<string, T>>();
  return (grid, beaches) => {
    const ofBeaches = kept.get(beaches) ?? new Map<string, T>();
    kept.set(beaches, ofBeaches);
    const key = JSON.stringify(grid);
    const known = ofBeaches.get(key);
    if (known !== undefined) return known;
    if (ofBeaches.size >= MAX_KEPT) ofBeaches.clear();
    const computed = compute(grid, beaches);
    ofBeaches.set(key, computed);
    return computed;
  };
}
