/** The trains at one place, strongest first, in arrays of fixed length that the caller reuses from place to place. */
export interface Trains {
  count: number;
  readonly variance: Float64Array;
  readonly frequency: Float64Array;
  readonly fromEast: Float64Array;
  readonly fromNorth: Float64Array;
}

const ROOM = 40;
/** The limits of direction and period within which trains count as one, as in NOAA's partitioning. */
const SAME_DIRECTION_COS = Math.cos((32 * Math.PI) / 180);
const SAME_PERIOD_RATIO = 1.2;

export function makeTrains(): Trains {
  return {
    count: 0,
    variance: new Float64Array(ROOM),
    frequency: new Float64Array(ROOM),
    fromEast: new Float64Array(ROOM),
    fromNorth: new Float64Array(ROOM),
  };
}

/**
 * Adds a train with its variance, variance-weighted frequency and 'from' vector. When the arrays are full, it replaces
 * the last train.
 */
export function addTrain(trains: Trains, variance: number, frequency: number, east: number, north: number): void {
  const at = Math.min(trains.count, ROOM - 1);
  trains.variance[at] = variance;
  trains.frequency[at] = frequency;
  trains.fromEast[at] = east;
  trains.fromNorth[at] = north;
  trains.count = at + 1;
}

/**
 * Joins similar trains, orders the result by height and reduces it to `most` trains. Each surplus train is joined to
 * the one nearest in direction, so that no energy is lost.
 */
export function mergeTrains(trains: Trains, most: number): void {
  sortByVariance(trains);
  let kept = 0;
  for (let t = 0; t < trains.count; t++) {
    let into = -1;
    for (let k = 0; k < kept && into < 0; k++) if (alike(trains, t, k)) into = k;
    if (into < 0 && kept === most) into = nearestInDirection(trains, t, kept);
    if (into >= 0) join(trains, t, into);
    else move(trains, t, kept++);
  }
  trains.count = kept;
  sortByVariance(trains);
}

/** Finds the train with the highest spectral peak. Long periods have narrower, taller peaks and win at equal height. */
export function findPeak(lists: readonly Trains[]): { readonly trains: Trains; readonly at: number } | undefined {
  let peak: { trains: Trains; at: number } | undefined;
  let highest = 0;
  for (const trains of lists)
    for (let at = 0; at < trains.count; at++) {
      const height = trains.variance[at]! * periodSOf(trains, at);
      if (height <= highest) continue;
      highest = height;
      peak = { trains, at };
    }
  return peak;
}

/** Returns the direction a train comes from, degrees in [0, 360). */
export function fromDegOf(trains: Trains, at: number): number {
  const deg = (Math.atan2(trains.fromEast[at]!, trains.fromNorth[at]!) * 180) / Math.PI;
  return deg < 0 ? deg + 360 : deg;
}

export function periodSOf(trains: Trains, at: number): number {
  return trains.variance[at]! / trains.frequency[at]!;
}

/** Returns the significant height of a train in metres. */
export function heightMOf(trains: Trains, at: number): number {
  return 4 * Math.sqrt(trains.variance[at]!);
}

function alike(trains: Trains, a: number, b: number): boolean {
  const ratio = (trains.frequency[a]! * trains.variance[b]!) / (trains.frequency[b]! * trains.variance[a]!);
  if (ratio > SAME_PERIOD_RATIO || ratio < 1 / SAME_PERIOD_RATIO) return false;
  return directionCos(trains, a, b) > SAME_DIRECTION_COS;
}

function directionCos({ fromEast, fromNorth }: Trains, a: number, b: number): number {
  const dot = fromEast[a]! * fromEast[b]! + fromNorth[a]! * fromNorth[b]!;
  const size = Math.sqrt((fromEast[a]! ** 2 + fromNorth[a]! ** 2) * (fromEast[b]! ** 2 + fromNorth[b]! ** 2));
  return size > 0 ? dot / size : 0;
}

function nearestInDirection(trains: Trains, t: number, kept: number): number {
  let best = 0;
  for (let k = 1; k < kept; k++) if (directionCos(trains, t, k) > directionCos(trains, t, best)) best = k;
  return best;
}

function join({ variance, frequency, fromEast, fromNorth }: Trains, from: number, into: number): void {
  variance[into]! += variance[from]!;
  frequency[into]! += frequency[from]!;
  fromEast[into]! += fromEast[from]!;
  fromNorth[into]! += fromNorth[from]!;
}

function move({ variance, frequency, fromEast, fromNorth }: Trains, from: number, to: number): void {
  variance[to] = variance[from]!;
  frequency[to] = frequency[from]!;
  fromEast[to] = fromEast[from]!;
  fromNorth[to] = fromNorth[from]!;
}

function sortByVariance(trains: Trains): void {
  const last = ROOM - 1;
  for (let t = 1; t < trains.count; t++) {
    if (trains.variance[t]! <= trains.variance[t - 1]!) continue;
    const held: [number, number, number, number] = [
      trains.variance[t]!,
      trains.frequency[t]!,
      trains.fromEast[t]!,
      trains.fromNorth[t]!,
    ];
    let hole = t;
    for (; hole > 0 && trains.variance[hole - 1]! < held[0]; hole--) move(trains, hole - 1, hole);
    const at = Math.min(hole, last);
    [trains.variance[at], trains.frequency[at], trains.fromEast[at], trains.fromNorth[at]] = held;
  }
}
