import type { Grid } from './grib2/grid.ts';

/** As many grids as a process meets: three regional ones, the global one, and some to spare for replaced files. */
const MAX_KEPT = 12;

/** Keeps what is worked out once for a grid and a list of beaches, for as long as both stay the same. */
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
