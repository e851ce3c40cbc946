import { RAD_PER_DEG } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';

/** The unit vectors of a set of nodes, and the sines and cosines that turn a vector to a node's east and north. */
export interface NodeFrames {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly cosLat: Float64Array;
  readonly sinLon: Float64Array;
  readonly cosLon: Float64Array;
}

const made = new WeakMap<Nodes, NodeFrames>();

/** Returns the frames of nodes, which are computed once for each set. */
export function nodeFramesOf(nodes: Nodes): NodeFrames {
  const known = made.get(nodes);
  if (known) return known;
  const cosLat = Float64Array.from(nodes.latDeg, (deg) => Math.cos(deg * RAD_PER_DEG));
  const sinLon = Float64Array.from(nodes.lonDeg, (deg) => Math.sin(deg * RAD_PER_DEG));
  const cosLon = Float64Array.from(nodes.lonDeg, (deg) => Math.cos(deg * RAD_PER_DEG));
  const frames = {
    x: cosLat.map((cos, n) => cos * cosLon[n]!),
    y: cosLat.map((cos, n) => cos * sinLon[n]!),
    z: Float64Array.from(nodes.latDeg, (deg) => Math.sin(deg * RAD_PER_DEG)),
    cosLat,
    sinLon,
    cosLon,
  };
  made.set(nodes, frames);
  return frames;
}
