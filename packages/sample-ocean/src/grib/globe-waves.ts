import { isLand } from '../land/masks.ts';
import type { Ocean } from '../ocean.ts';
import { findPeak, periodSOf } from '../swell/partitions.ts';
import { sitesOfPlaces, type WaveSites } from '../wave-sites.ts';
import { visitWaves } from '../waves.ts';
import { globe, makeLattice, nodesOf } from '../weather/lattice.ts';
import { putTrain } from './put-train.ts';

/** The nodes at which the waves of the whole globe are computed. Values between them are interpolated. */
export const waveLattice = makeLattice({ latNorthDeg: 81, lonWestDeg: 0, spacingDeg: 3, rows: 54, columns: 120 });

/**
 * The waves at every node of `waveLattice`. Land nodes hold the mean of the sea around them, so that values can be
 * interpolated up to the coast.
 */
export interface GlobeWaves {
  readonly heightM: Float32Array;
  readonly peakPeriodS: Float32Array;
  /** The direction that the peak's waves come from, as a unit vector. */
  readonly fromEast: Float32Array;
  readonly fromNorth: Float32Array;
  /** The wind sea, then the swells, highest first. Land nodes and missing trains are NaN. */
  readonly trains: readonly NodeTrain[];
}

/** A train at every node: significant height in m, period in s, and the direction it comes from in degrees. */
interface NodeTrain {
  readonly height: Float32Array;
  readonly period: Float32Array;
  readonly from: Float32Array;
}

const SWELLS = 3;
/**
 * The longitudes that bound the two oceans for swell: the Pacific begins east of 110° E, the Atlantic east of 290° E.
 * Land separates the two.
 */
const PACIFIC_FROM_DEG = 110;
const ATLANTIC_FROM_DEG = 290;
/**
 * The divide along Central America, west of which the Pacific continues to the south-east: [latitude, east longitude].
 */
const DIVIDE_DEG = [
  [7, 290],
  [9, 282],
  [16, 268],
  [24, 258],
] as const;

let prepared: readonly { readonly sites: WaveSites; readonly nodes: Int32Array }[] | undefined;

/**
 * Computes the waves of the whole globe at one time. The first call traces some 100,000 great circles, later calls only
 * a few more.
 */
export function computeGlobeWaves(ocean: Ocean, runMs: number, timeMs: number): GlobeWaves {
  prepared ??= prepare();
  const grid = () => new Float32Array(waveLattice.nodes.count).fill(Number.NaN);
  const waves = { heightM: grid(), peakPeriodS: grid(), fromEast: grid(), fromNorth: grid() };
  const trains = Array.from({ length: 1 + SWELLS }, () => ({ height: grid(), period: grid(), from: grid() }));
  for (const { sites, nodes } of prepared)
    visitWaves(ocean, sites, runMs, timeMs, SWELLS, (point, { windSea, swells }) => {
      const at = nodes[point]!;
      const peak = findPeak([windSea, swells]);
      if (!peak) return;
      let variance = 0;
      trains.forEach((train, k) => {
        variance += k === 0 ? putTrain(train, at, windSea, 0) : putTrain(train, at, swells, k - 1);
      });
      const { fromEast, fromNorth } = peak.trains;
      const size = Math.hypot(fromEast[peak.at]!, fromNorth[peak.at]!);
      waves.heightM[at] = 4 * Math.sqrt(variance);
      waves.peakPeriodS[at] = periodSOf(peak.trains, peak.at);
      waves.fromEast[at] = fromEast[peak.at]! / size;
      waves.fromNorth[at] = fromNorth[peak.at]! / size;
    });
  for (const field of Object.values(waves)) fillLand(field);
  return { ...waves, trains };
}

function prepare() {
  const { latDeg, lonDeg } = waveLattice.nodes;
  const wet = Array.from(latDeg.keys()).filter((n) => !isLand(latDeg[n]!, lonDeg[n]!));
  return (['pacific', 'atlantic'] as const).map((name) => {
    const nodes = Int32Array.from(wet.filter((n) => oceanOf(latDeg[n]!, lonDeg[n]!) === name));
    const places = Array.from(nodes, (n) => ({ latDeg: latDeg[n]!, lonDeg: lonDeg[n]! }));
    return { sites: sitesOfPlaces(name, nodesOf(places), globe), nodes };
  });
}

function oceanOf(latDeg: number, lonDeg: number): WaveSites['ocean'] {
  const divide = DIVIDE_DEG.find(([lat]) => latDeg < lat)?.[1] ?? 258;
  return lonDeg >= PACIFIC_FROM_DEG && lonDeg < Math.min(divide, ATLANTIC_FROM_DEG) ? 'pacific' : 'atlantic';
}

/** Returns the nearest sea node of each node, counted in steps of the lattice. */
export function nearestSea(heightsOfSea: Float32Array): Int32Array {
  const { rows, columns } = waveLattice;
  const nearest = Int32Array.from(heightsOfSea, (height, at) => (Number.isNaN(height) ? -1 : at));
  for (let missing = true; missing; ) {
    const before = nearest.slice();
    missing = false;
    let found = false;
    for (let at = 0; at < nearest.length; at++) {
      if (before[at] !== -1) continue;
      const [row, column] = [Math.floor(at / columns), at % columns];
      const around = [
        row * columns + ((column + 1) % columns),
        row * columns + ((column + columns - 1) % columns),
        Math.max(0, row - 1) * columns + column,
        Math.min(rows - 1, row + 1) * columns + column,
      ];
      const known = around.find((node) => before[node] !== -1);
      if (known === undefined) missing = true;
      else {
        nearest[at] = before[known]!;
        found = true;
      }
    }
    if (!found) return nearest;
  }
  return nearest;
}

/** Fills nodes without a value with the mean of their neighbours, until all nodes have a value. */
function fillLand(field: Float32Array): void {
  const { rows, columns } = waveLattice;
  for (let missing = field.filter(Number.isNaN).length; missing > 0; ) {
    const before = field.slice();
    let left = 0;
    for (let at = 0; at < field.length; at++) {
      if (!Number.isNaN(before[at]!)) continue;
      const row = Math.floor(at / columns);
      let sum = 0;
      let count = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
        for (let c = at - 1; c <= at + 1; c++) {
          const value = before[r * columns + ((c + columns) % columns)]!;
          if (Number.isNaN(value)) continue;
          sum += value;
          count++;
        }
      if (count > 0) field[at] = sum / count;
      else left++;
    }
    if (left === missing) return;
    missing = left;
  }
}
