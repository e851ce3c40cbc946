import { isLand, listCells, type Mask } from './land/masks.ts';
import { createOpenWater, type OpenWater } from './swell/open-water.ts';
import { type Surroundings, surroundingsOf } from './swell/regional-sea.ts';
import {
  coasts,
  globe,
  type Interpolation,
  interpolationOnLattice,
  type Lattice,
  type Nodes,
} from './weather/lattice.ts';
import { openSea, type Shore, shoreAt } from './weather/shore.ts';

/** The places whose waves are computed, with their constant data. Swell may be computed on fewer, coarse nodes. */
export interface WaveSites {
  readonly ocean: 'pacific' | 'atlantic';
  readonly points: Nodes;
  readonly coarse: Nodes;
  /** The interpolation from the coarse nodes; undefined where each point is its own coarse node. */
  readonly fromCoarse: Interpolation | undefined;
  readonly surroundings: Surroundings;
  /** The lattice on which the wind is read. */
  readonly lattice: Lattice;
  readonly fromLattice: Interpolation;
  readonly shore: Shore;
  /** The fetch of the local wind sea. */
  readonly fetchKm: OpenWater;
}

/** The greatest fetch over which a wind that has blown for half a day still raises the sea, km. */
const LONGEST_LOCAL_FETCH_KM = 250;

/**
 * Land within so many rows or columns may hide swell from a cell and not from its neighbors. Such a cell is its own node.
 */
const SHELTER_CELLS = 1;

/**
 * Returns sites for every cell of a coastal strip. Out at sea the swell is computed on `coarsePerDeg` nodes per degree,
 * which are placed in water where possible. Near land it is computed in each cell, as the instruments there see it.
 */
export function sitesOfStrip(ocean: WaveSites['ocean'], strip: Mask, coarsePerDeg: number): WaveSites {
  const points = nodesOfCells(strip);
  const keys = new Map<number, number>();
  const lats: number[] = [];
  const lons: number[] = [];
  const indexOf = (row: number, column: number) => {
    const key = row * 10_000 + column;
    const known = keys.get(key);
    if (known !== undefined) return known;
    keys.set(key, lats.length);
    lats.push(90 - row / coarsePerDeg);
    lons.push(column / coarsePerDeg);
    return lats.length - 1;
  };

  const corners = new Int32Array(points.count * 4);
  const weights = new Float32Array(points.count * 4);
  for (let n = 0; n < points.count; n++) {
    if (isNearLand(points.latDeg[n]!, points.lonDeg[n]!, strip.cellsPerDeg)) {
      corners.fill(lats.length, n * 4, n * 4 + 4);
      weights[n * 4] = 1;
      lats.push(points.latDeg[n]!);
      lons.push(points.lonDeg[n]!);
      continue;
    }
    const y = (90 - points.latDeg[n]!) * coarsePerDeg;
    const x = points.lonDeg[n]! * coarsePerDeg;
    const row = Math.floor(y + 1e-4);
    const column = Math.floor(x + 1e-4);
    const down = Math.max(0, y - row);
    const right = Math.max(0, x - column);
    const around = [
      [row, column, (1 - down) * (1 - right)],
      [row, column + 1, (1 - down) * right],
      [row + 1, column, down * (1 - right)],
      [row + 1, column + 1, down * right],
    ] as const;
    const wet = around.filter(([r, c]) => !isLand(90 - r / coarsePerDeg, c / coarsePerDeg));
    const total = wet.reduce((sum, [, , weight]) => sum + weight, 0);
    (total > 0.02 ? wet : around).forEach(([r, c, weight], k) => {
      corners[n * 4 + k] = indexOf(r, c);
      weights[n * 4 + k] = total > 0.02 ? weight / total : weight;
    });
  }
  const coarse = { count: lats.length, latDeg: Float32Array.from(lats), lonDeg: Float32Array.from(lons) };
  return prepare(ocean, points, coarse, { corners, weights }, coasts);
}

function isNearLand(latDeg: number, lonDeg: number, cellsPerDeg: number): boolean {
  for (let up = -SHELTER_CELLS; up <= SHELTER_CELLS; up++)
    for (let right = -SHELTER_CELLS; right <= SHELTER_CELLS; right++)
      if (isLand(latDeg + up / cellsPerDeg, lonDeg + right / cellsPerDeg)) return true;
  return false;
}

/**
 * Returns sites for single places; swell is computed at each place itself. On the lattice of the whole globe, places
 * count as open sea even near land.
 */
export function sitesOfPlaces(ocean: WaveSites['ocean'], points: Nodes, lattice = coasts): WaveSites {
  return prepare(ocean, points, points, undefined, lattice);
}

function prepare(
  ocean: WaveSites['ocean'],
  points: Nodes,
  coarse: Nodes,
  fromCoarse: Interpolation | undefined,
  lattice: Lattice,
): WaveSites {
  return {
    ocean,
    points,
    coarse,
    fromCoarse,
    lattice,
    surroundings: surroundingsOf(coarse, lattice),
    fromLattice: interpolationOnLattice(points, lattice),
    shore: lattice === globe ? openSea(points.count) : shoreAt(points),
    fetchKm: createOpenWater(points, LONGEST_LOCAL_FETCH_KM),
  };
}

function nodesOfCells(strip: Mask): Nodes {
  const { columns, latNorthDeg, lonWestDeg, cellsPerDeg } = strip;
  const cells = listCells(strip, 1);
  const nodes = { count: cells.length, latDeg: new Float32Array(cells.length), lonDeg: new Float32Array(cells.length) };
  cells.forEach((at, n) => {
    nodes.latDeg[n] = latNorthDeg - Math.floor(at / columns) / cellsPerDeg;
    nodes.lonDeg[n] = lonWestDeg + (at % columns) / cellsPerDeg;
  });
  return nodes;
}
