import { type BeachSeries, samples } from '@groundswell/data/ocean';
import type { CatalogueBeach } from '@groundswell/data/places';
import { shiftCycle } from '@groundswell/ocean';

/** A beach's series from one source, with the number of cycles by which it is older than the requested one. */
export interface FoundSeries {
  readonly series: BeachSeries;
  readonly cyclesBack: number;
}

export interface WantedSeries {
  readonly cycle: string;
  /** The last hour of an early build; absent for a full build. */
  readonly throughHour?: number;
  readonly source: string;
}

export interface NewestSeries {
  /** By beach id. */
  readonly found: ReadonlyMap<number, FoundSeries>;
  /** The beaches that have rows and no values, such as those off the model's grid. */
  readonly withoutValues: ReadonlySet<number>;
}

/**
 * Finds the newest series of each beach. An early build uses the cycle's own series only up to `throughHour`. Beaches
 * without a series get that of an earlier cycle within the limit.
 */
export async function findNewestSeries(
  { cycle, throughHour, source }: WantedSeries,
  beaches: readonly CatalogueBeach[],
  mostCyclesBack: number,
): Promise<NewestSeries> {
  const found = new Map<number, FoundSeries>();
  const empty = new Set<number>();
  for (let cyclesBack = 0; cyclesBack <= mostCyclesBack && found.size < beaches.length; cyclesBack++) {
    const lacking = beaches.flatMap(({ id }) => (found.has(id) ? [] : [id]));
    const reach = cyclesBack === 0 ? throughHour : undefined;
    const read = await samples.readSeries(shiftCycle(cycle, -6 * cyclesBack), source, lacking, reach);
    for (const [id, series] of read) {
      if (hasValues(series)) found.set(id, { series, cyclesBack });
      else empty.add(id);
    }
  }
  return { found, withoutValues: new Set([...empty].filter((id) => !found.has(id))) };
}

/**
 * Returns whether a series has values. Places off a model's grid have rows of NaN, such as places outside the 48 states
 * on the short-range grid.
 */
function hasValues({ rows }: BeachSeries): boolean {
  return rows.some((row) => row.some((value) => !Number.isNaN(value)));
}
