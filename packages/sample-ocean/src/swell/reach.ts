import { unitVector, type Vector } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';
import { type Arrival, aimOf, arrivalOf, frequencyAt, varianceAt } from './arrival.ts';
import { type NodeFrames, nodeFramesOf } from './node-frames.ts';
import { canSee } from './sight.ts';
import type { SwellSource } from './source.ts';

/** Which nodes of a set see a source: a great circle is followed when waves first arrive along it. */
export interface Reach {
  readonly source: SwellSource;
  readonly frames: NodeFrames;
  readonly puffs: readonly Vector[];
  /** The direction of the strongest waves, at each puff. */
  readonly aims: readonly Vector[];
  /** For every second puff, `puff / 2 * count + node`: `HIDDEN`, `SEEN`, or 0 where nobody asked yet. */
  readonly sight: Uint8Array;
}

/** One train at every node: variance (m²), variance-weighted frequency (Hz m²) and 'from' vector (m²). */
export interface TrainField {
  readonly id: string;
  readonly variance: Float32Array;
  readonly frequency: Float32Array;
  readonly fromEast: Float32Array;
  readonly fromNorth: Float32Array;
}

const HIDDEN = 1;
const SEEN = 2;
const LEAST_VARIANCE_M2 = (0.07 / 4) ** 2;
/** A file shows no train of less than 6 cm. */
export const LEAST_SHOWN_M2 = (0.06 / 4) ** 2;
/** Between nodes a hidden train of less than 1.3 cm makes no difference. */
const LEAST_BETWEEN_NODES_M2 = 1e-5;
/** For fewer nodes it costs more to narrow a ring than it saves. */
const NARROW_FROM_NODES = 100;

export function computeReach(source: SwellSource, nodes: Nodes): Reach {
  const sight = new Uint8Array(Math.ceil(source.puffs.length / 2) * nodes.count);
  const puffs = source.puffs.map(({ at }) => unitVector(at));
  return { source, frames: nodeFramesOf(nodes), puffs, aims: source.puffs.map(aimOf), sight };
}

/**
 * The swell of one source at the nodes at one time, or none where too little of it arrives
 * anywhere. Energy of a frequency runs along great circles at its group velocity g / (4 pi
 * f), so each puff contributes the one frequency that has just covered the distance (Munk et
 * al. 1963, Phil. Trans. A 255): long periods first. Spectra are Pierson & Moskowitz (1964).
 * A node at which it would have less than `leastM2` without any land may get none.
 */
export function arrivingTrain(
  reach: Reach,
  timeMs: number,
  nodes: Nodes,
  leastM2 = LEAST_BETWEEN_NODES_M2,
): TrainField | undefined {
  const { count } = nodes;
  const unhidden = new Float64Array(count);
  let length = 0;
  reach.source.puffs.forEach((puff, p) => {
    const arrival = arrivalOf(reach.source, puff, p, timeMs, count >= NARROW_FROM_NODES);
    if (arrival) length = listParts(reach, count, arrival, unhidden, length);
  });
  if (!unhidden.some((variance) => variance > LEAST_VARIANCE_M2)) return undefined;

  const train: TrainField = {
    id: reach.source.id,
    variance: new Float32Array(count),
    frequency: new Float32Array(count),
    fromEast: new Float32Array(count),
    fromNorth: new Float32Array(count),
  };
  for (let k = 0; k < length; k++) {
    const n = parts.node[k]!;
    if (unhidden[n]! < leastM2) continue;
    const variance = parts.variance[k]! * seenShare(reach, parts.puff[k]!, n, count);
    train.variance[n]! += variance;
    train.frequency[n]! += variance * parts.frequency[k]!;
    train.fromEast[n]! += variance * parts.fromEast[k]!;
    train.fromNorth[n]! += variance * parts.fromNorth[k]!;
  }
  return train.variance.some((variance) => variance > LEAST_VARIANCE_M2) ? train : undefined;
}

/** Scratch space, reused for every train: the unhidden energy of one puff at one node. */
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

/** Appends to the parts, of which there are `length`, those of a puff, and adds them up at their nodes; returns the new length. */
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
    // The direction in which the great circle leaves the node, towards the puff.
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
 * The share of a puff that is not hidden from a node by land. Only every second puff is
 * tested, and its result is partly given to its neighbours: the fetch is as wide as the
 * storm's movement in that time, so shadows have soft edges.
 */
function seenShare(reach: Reach, puff: number, node: number, count: number): number {
  const isTested = puff % 2 === 0;
  const before = puff - (isTested ? 2 : 1);
  const after = puff + (isTested ? 2 : 1);
  let seen = 0;
  let asked = 0;
  if (before >= 0) {
    asked++;
    if (isSeen(reach, before, node, count)) seen++;
  }
  if (after < reach.puffs.length) {
    asked++;
    if (isSeen(reach, after, node, count)) seen++;
  }
  if (isTested) {
    asked += 2;
    if (isSeen(reach, puff, node, count)) seen += 2;
  }
  return seen / asked;
}

function isSeen({ frames, puffs, sight }: Reach, puff: number, node: number, count: number): boolean {
  const at = (puff / 2) * count + node;
  if (sight[at] === 0) {
    const from = { x: frames.x[node]!, y: frames.y[node]!, z: frames.z[node]! };
    sight[at] = canSee(from, puffs[puff]!) ? SEEN : HIDDEN;
  }
  return sight[at] === SEEN;
}
