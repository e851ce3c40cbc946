import { unitVector, type Vector } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';
import { type Arrival, aimOf, arrivalOf, frequencyAt, varianceAt } from './arrival.ts';
import { type NodeFrames, nodeFramesOf } from './node-frames.ts';
import { canSee } from './sight.ts';
import type { SwellSource } from './source.ts';

/**
 * The nodes that a source's swell can reach, because no land is in the way. The path to a node is checked when waves
 * first arrive along it.
 */
export interface Reach {
  readonly source: SwellSource;
  readonly frames: NodeFrames;
  readonly puffs: readonly Vector[];
  /** The direction of the strongest waves at each puff. */
  readonly aims: readonly Vector[];
  /**
   * Whether open water leads from every second puff to each node: `HIDDEN`, `SEEN`, or 0 where not computed yet. The
   * index is `puff / 2 * count + node`.
   */
  readonly sight: Uint8Array;
}

/** A train at every node: variance (m²), variance-weighted frequency (Hz m²) and 'from' vector (m²). */
export interface TrainField {
  /** The storm or the regional sea that the train comes from, the same in every model run. */
  readonly id: string;
  readonly variance: Float32Array;
  readonly frequency: Float32Array;
  readonly fromEast: Float32Array;
  readonly fromNorth: Float32Array;
}

const HIDDEN = 1;
const SEEN = 2;
const LEAST_VARIANCE_M2 = (0.07 / 4) ** 2;
/** The variance of the lowest train that is written to a file, with a height of 6 cm. */
export const LEAST_SHOWN_M2 = (0.06 / 4) ** 2;
/**
 * The smallest variance of a train (1.3 cm) that is checked for land in the way, where values are interpolated between
 * nodes. Hiding a smaller train would make no visible difference.
 */
const LEAST_BETWEEN_NODES_M2 = 1e-5;
/** The number of nodes from which limiting the ring (see `arrivalOf`) saves more time than it costs. */
const NARROW_FROM_NODES = 100;

export function computeReach(source: SwellSource, nodes: Nodes): Reach {
  const sight = new Uint8Array(Math.ceil(source.puffs.length / 2) * nodes.count);
  const puffs = source.puffs.map(({ at }) => unitVector(at));
  return { source, frames: nodeFramesOf(nodes), puffs, aims: source.puffs.map(aimOf), sight };
}

/**
 * Computes the swell of one source at the nodes at one time; undefined where it is too low everywhere. Energy of a
 * frequency runs along great circles at its group velocity g / (4 pi f). Each puff therefore contributes the one
 * frequency that has just covered the distance, long periods first (Munk et al. 1963, Phil. Trans. A 255). Spectra are
 * Pierson & Moskowitz (1964). A node whose variance would be below `leastM2` even without land in the way may be
 * skipped.
 */
export function arrivingTrain(
  reach: Reach,
  timeMs: number,
  nodes: Nodes,
  leastM2 = LEAST_BETWEEN_NODES_M2,
): TrainField | undefined {
  const { count } = nodes;
  const unobstructed = new Float64Array(count);
  let length = 0;
  reach.source.puffs.forEach((puff, p) => {
    const arrival = arrivalOf(reach.source, puff, p, timeMs, count >= NARROW_FROM_NODES);
    if (arrival) length = listParts(reach, count, arrival, unobstructed, length);
  });
  if (!unobstructed.some((variance) => variance > LEAST_VARIANCE_M2)) return undefined;

  const train: TrainField = {
    id: reach.source.storm,
    variance: new Float32Array(count),
    frequency: new Float32Array(count),
    fromEast: new Float32Array(count),
    fromNorth: new Float32Array(count),
  };
  for (let k = 0; k < length; k++) {
    const n = parts.node[k]!;
    if (unobstructed[n]! < leastM2) continue;
    const variance = parts.variance[k]! * seenShare(reach, parts.puff[k]!, n, count);
    train.variance[n]! += variance;
    train.frequency[n]! += variance * parts.frequency[k]!;
    train.fromEast[n]! += variance * parts.fromEast[k]!;
    train.fromNorth[n]! += variance * parts.fromNorth[k]!;
  }
  return train.variance.some((variance) => variance > LEAST_VARIANCE_M2) ? train : undefined;
}

/** A scratch buffer, reused for every train: the energy of one puff at one node as if no land were in the way. */
let parts = makeParts(1000);

function makeParts(room: number) {
  return {
    puff: new Uint16Array(room),
    node: new Int32Array(room),
    variance: new Float64Array(room),
    frequency: new Float64Array(room),
    fromEast: new Float64Array(room),
    fromNorth: new Float64Array(room),
  };
}

/**
 * Appends a puff's contributions at each node to the first `length` entries of `parts`, and adds them to the node's sum
 * in `unhidden`. Returns the new length.
 */
function listParts(
  { frames, puffs, aims }: Reach,
  count: number,
  arrival: Arrival,
  unhidden: Float64Array,
  length: number,
): number {
  if (parts.node.length < length + count) growParts(length + count);
  const { puff, node, variance, frequency, fromEast, fromNorth } = parts;
  const { x, y, z, cosLat, sinLon, cosLon } = frames;
  const { cosNear, cosFar } = arrival;
  const at = puffs[arrival.puff]!;
  const aim = aims[arrival.puff]!;
  let k = length;
  for (let n = 0; n < count; n++) {
    const cos = at.x * x[n]! + at.y * y[n]! + at.z * z[n]!;
    if (cos > cosNear || cos < cosFar) continue;
    const arc = Math.acos(Math.max(-1, cos));
    const sin = Math.max(1e-9, Math.sqrt(1 - cos * cos));
    const part = varianceAt(arrival, arc, sin, (aim.x * x[n]! + aim.y * y[n]! + aim.z * z[n]!) / sin);
    unhidden[n]! += part;
    puff[k] = arrival.puff;
    node[k] = n;
    variance[k] = part;
    frequency[k] = frequencyAt(arrival, arc);
    // The vector is the direction in which the great circle leaves the node towards the puff.
    fromEast[k] = (at.y * cosLon[n]! - at.x * sinLon[n]!) / sin;
    fromNorth[k] = (at.z * cosLat[n]! - z[n]! * (at.x * cosLon[n]! + at.y * sinLon[n]!)) / sin;
    k++;
  }
  return k;
}

function growParts(room: number): void {
  const before = parts;
  parts = makeParts(2 * room);
  parts.puff.set(before.puff);
  parts.node.set(before.node);
  parts.variance.set(before.variance);
  parts.frequency.set(before.frequency);
  parts.fromEast.set(before.fromEast);
  parts.fromNorth.set(before.fromNorth);
}

/**
 * Returns the share of a puff's waves that land does not hide from a node. Only every second puff is checked, and each
 * puff takes the mean of the checked puffs around it. A storm moves by about its fetch width between two checks, so the
 * edges of shadows are gradual.
 */
function seenShare(reach: Reach, puff: number, node: number, count: number): number {
  const isTested = puff % 2 === 0;
  const before = puff - (isTested ? 2 : 1);
  const after = puff + (isTested ? 2 : 1);
  let seen = 0;
  let weights = 0;
  if (before >= 0) {
    weights++;
    if (isSeen(reach, before, node, count)) seen++;
  }
  if (after < reach.puffs.length) {
    weights++;
    if (isSeen(reach, after, node, count)) seen++;
  }
  if (isTested) {
    weights += 2;
    if (isSeen(reach, puff, node, count)) seen += 2;
  }
  return seen / weights;
}

function isSeen({ frames, puffs, sight }: Reach, puff: number, node: number, count: number): boolean {
  const at = (puff / 2) * count + node;
  if (sight[at] === 0) {
    const from = { x: frames.x[node]!, y: frames.y[node]!, z: frames.z[node]! };
    sight[at] = canSee(from, puffs[puff]!) ? SEEN : HIDDEN;
  }
  return sight[at] === SEEN;
}
