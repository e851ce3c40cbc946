import { usaLand } from '../land/masks.ts';
import type { Nodes } from './lattice.ts';

/** The effect of the coast on each place of a set. */
export interface Shore {
  /** The vector that points inland. Its length is up to about 1 at a straight coast, and 0 far from any coast. */
  readonly inlandEast: Float32Array;
  readonly inlandNorth: Float32Array;
  /** The share of land within some 60 km, 0 to 1. */
  readonly landShare: Float32Array;
  /** 1 on land. */
  readonly land: Uint8Array;
}

const BLUR_CELLS = 3;
const { rows, columns, cellsPerDeg, latNorthDeg, lonWestDeg } = usaLand;
let blurredLand: Float32Array | undefined;

/** Returns the shore at a set of places from the ten-minute land raster, with open sea outside it. */
export function shoreAt({ count, latDeg, lonDeg }: Nodes): Shore {
  blurredLand ??= blur(blur(new Float32Array(usaLand.bits)));
  const share = blurredLand;
  const shore = openSea(count);
  for (let n = 0; n < count; n++) {
    const row = Math.round((latNorthDeg - latDeg[n]!) * cellsPerDeg);
    const column = Math.round((lonDeg[n]! - lonWestDeg) * cellsPerDeg);
    if (row < 2 || row >= rows - 2 || column < 2 || column >= columns - 2) continue;
    const at = row * columns + column;
    // The blurred edge of a straight coast rises over about 8 cells, so the difference over 4 cells is near 0.5. The
    // factor 2 scales it to 1.
    shore.inlandEast[n] = clampUnit((share[at + 2]! - share[at - 2]!) * 2);
    shore.inlandNorth[n] = clampUnit((share[at - 2 * columns]! - share[at + 2 * columns]!) * 2);
    shore.landShare[n] = share[at]!;
    shore.land[n] = usaLand.bits[at]!;
  }
  return shore;
}

/** Returns a shore for places far from any coast. */
export function openSea(count: number): Shore {
  return {
    inlandEast: new Float32Array(count),
    inlandNorth: new Float32Array(count),
    landShare: new Float32Array(count),
    land: new Uint8Array(count),
  };
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

/** Averages over a box of 7 x 7 cells; edges are repeated. */
function blur(values: Float32Array): Float32Array {
  return blurAlong(blurAlong(values, 1, columns, columns, rows), columns, 1, rows, columns);
}

function blurAlong(values: Float32Array, step: number, lineStep: number, length: number, lines: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const first = line * lineStep;
    let sum = 0;
    for (let off = -BLUR_CELLS; off <= BLUR_CELLS; off++) sum += values[first + Math.max(0, off) * step]!;
    for (let at = 0; at < length; at++) {
      out[first + at * step] = sum / (2 * BLUR_CELLS + 1);
      const next = Math.min(length - 1, at + BLUR_CELLS + 1);
      sum += values[first + next * step]! - values[first + Math.max(0, at - BLUR_CELLS) * step]!;
    }
  }
  return out;
}
