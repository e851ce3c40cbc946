import { HOUR_MS } from '@groundswell/durations';
import { angleBetweenDeg } from '../angles.ts';
import type { Train, WaveSample } from '../ocean-at-beach.ts';

/** A train with the number of its swell. A swell keeps its number through time. */
export interface FollowedTrain extends Train {
  readonly track: number;
}

export interface FollowedSample {
  readonly validAt: number;
  readonly heightM: number;
  readonly trains: readonly FollowedTrain[];
}

/**
 * The largest number of trains in a sample. NOAA's bulletins list at most six; of a longer list, the highest six are
 * used.
 */
export const MAX_TRAINS = 6;

/** The longest absence of a swell from the samples. After it, a similar train counts as another swell. */
const LOST_AFTER_MS = 6 * HOUR_MS;

/**
 * Numbers trains so that a swell keeps its number from sample to sample. A train continues as the nearest train in
 * period and direction, as in Hanson & Phillips (2001, J. Atmos. Oceanic Technol. 18). The limits widen with the time
 * between samples. The nearest pairs match first, so the order of trains in a sample does not matter. `longestGapMs`
 * returns the longest gap between samples across which swells are followed and interpolated; its argument is the gap's
 * end.
 */
export function followTrains(
  samples: readonly WaveSample[],
  longestGapMs: (toAt: number) => number = () => LOST_AFTER_MS,
): FollowedSample[] {
  let open: { readonly train: FollowedTrain; readonly seenAt: number }[] = [];
  let tracks = 0;
  return samples.map(({ validAt, heightM, trains }, index) => {
    const beforeAt = samples[index - 1]?.validAt ?? validAt;
    const bridged = validAt - beforeAt <= longestGapMs(validAt);
    open = open.filter(({ seenAt }) => validAt - seenAt <= LOST_AFTER_MS || (bridged && seenAt === beforeAt));
    const highest = highestTrains(trains);
    const known = open.map(({ train, seenAt }) => ({ train, hours: (validAt - seenAt) / HOUR_MS }));
    const found = pairNearest(known, highest);
    // The fields are listed explicitly, because object spread is many times slower here and in `interpolateTrains`.
    const followed = highest.map(({ kind, heightM, periodS, fromDeg }, index) => {
      const track = open[found[index] ?? -1]?.train.track ?? tracks++;
      return { kind, heightM, periodS, fromDeg, track };
    });
    const seen = new Set(followed.map(({ track }) => track));
    open = [
      ...open.filter(({ train }) => !seen.has(train.track)),
      ...followed.map((train) => ({ train, seenAt: validAt })),
    ];
    return { validAt, heightM, trains: followed };
  });
}

/** Returns the highest six trains. A list of six or fewer keeps its order. */
export function highestTrains<T extends Train>(trains: readonly T[]): readonly T[] {
  if (trains.length <= MAX_TRAINS) return trains;
  return [...trains].sort((a, b) => b.heightM - a.heightM).slice(0, MAX_TRAINS);
}

/** A train, with the hours since it was last seen. */
interface KnownTrain {
  readonly train: Train;
  readonly hours: number;
}

/**
 * Returns the index of the matching known train for each train, undefined where none is similar. The closest pairs
 * match first. Among similar trains, a similar height and a recent appearance count more than the kind. A sea that
 * splits or ages keeps its energy but may change its kind.
 */
export function pairNearest(known: readonly KnownTrain[], trains: readonly Train[]): readonly (number | undefined)[] {
  const pairs: { readonly index: number; readonly of: number; readonly rank: number }[] = [];
  for (const [of, { train, hours }] of known.entries()) {
    for (const [index, next] of trains.entries()) {
      const distance = trainDistance(train, next, hours);
      if (distance >= 1) continue;
      const unlike = Math.abs(Math.log(train.heightM / next.heightM)) + hours / 2;
      pairs.push({ index, of, rank: distance + (Number.isFinite(unlike) ? unlike : 9) });
    }
  }
  pairs.sort((a, b) => a.rank - b.rank);
  const found: (number | undefined)[] = trains.map(() => undefined);
  const taken = new Set<number>();
  for (const { index, of } of pairs) {
    if (found[index] !== undefined || taken.has(of)) continue;
    found[index] = of;
    taken.add(of);
  }
  return found;
}

/**
 * Returns a distance that is below 1 for trains that may be the same swell `hours` apart. The limits are 2 s and 40
 * degrees within an hour, and up to half more after 6 h.
 */
export function trainDistance(a: Train, b: Train, hours: number): number {
  const patience = 1 + Math.min(hours, 6) / 12;
  const periods = Math.abs(a.periodS - b.periodS) / (2 * patience);
  const directions = angleBetweenDeg(a.fromDeg, b.fromDeg) / (40 * patience);
  // Math.hypot is several times slower, and this line runs for every pair of every hour.
  return Math.sqrt(periods * periods + directions * directions) + (a.kind === b.kind ? 0 : 0.2);
}
