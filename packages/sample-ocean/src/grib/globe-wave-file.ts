import { HOUR_MS } from '@groundswell/durations';
import { listCells, worldLand } from '../land/masks.ts';
import { mapValues } from '../map-values.ts';
import type { Ocean } from '../ocean.ts';
import { encodeFile, type Field } from './file.ts';
import { computeGlobeWaves, type GlobeWaves, nearestSea, waveLattice } from './globe-waves.ts';
import { markPresent } from './packing.ts';
import { trainFields, waveField } from './wave-file.ts';

/** The latitudes beyond which the sample ocean is always under ice. */
const ICE_NORTH_DEG = 80;
const ICE_SOUTH_DEG = -75;

/** The cells with waves, each with the nearest node of the wave lattice. */
interface SeaCells {
  readonly cells: Int32Array;
  readonly nodes: Int32Array;
}

let seaCells: SeaCells | undefined;

/**
 * Encodes a step of gfswave on the global quarter-degree grid, with its index: height, peak period and peak direction,
 * in total and for each train.
 */
export function encodeGlobeWaveFile(ocean: Ocean, runMs: number, forecastH: number) {
  seaCells ??= listSeaCells();
  const { cells } = seaCells;
  const waves = computeGlobeWaves(ocean, runMs, runMs + forecastH * HOUR_MS);
  const from = (east: number, north: number) => (Math.atan2(east, north) * 180) / Math.PI;
  const heights = refine(cells, waves.heightM);
  const fields = [
    waveField('HTSGW', 3, 2, heights),
    waveField('PERPW', 11, 2, refine(cells, waves.peakPeriodS)),
    waveField('DIRPW', 10, 1, join(refine(cells, waves.fromEast), refine(cells, waves.fromNorth), from)),
    ...spreadTrains(seaCells, waves, heights),
  ];
  return encodeFile(
    runMs,
    forecastH,
    worldLand,
    fields.map((field) => ({ ...field, cells })),
  );
}

function listSeaCells(): SeaCells {
  const { columns, latNorthDeg, cellsPerDeg } = worldLand;
  const rowOf = (latDeg: number) => (latNorthDeg - latDeg) * cellsPerDeg;
  const cells = listCells(worldLand, 0, [rowOf(ICE_NORTH_DEG), rowOf(ICE_SOUTH_DEG) + 1]);
  const perNode = waveLattice.spacingDeg * cellsPerDeg;
  const nodes = new Int32Array(cells.length);
  for (let n = 0; n < cells.length; n++) {
    const cellRow = Math.floor(cells[n]! / columns);
    const row = Math.round((cellRow - rowOf(waveLattice.latNorthDeg)) / perNode);
    const column = Math.round((cells[n]! - cellRow * columns) / perNode) % waveLattice.columns;
    nodes[n] = Math.min(waveLattice.rows - 1, Math.max(0, row)) * waveLattice.columns + column;
  }
  return { cells, nodes };
}

/**
 * Interpolates a field of the wave lattice to cells (ascending) of the quarter-degree grid, first between rows and then
 * along them.
 */
function refine(cells: Int32Array, field: Float32Array): Float32Array {
  const { columns, latNorthDeg, cellsPerDeg } = worldLand;
  const perNode = waveLattice.spacingDeg * cellsPerDeg;
  const values = new Float32Array(cells.length);
  const line = new Float32Array(columns);
  for (let n = 0; n < cells.length; ) {
    const row = Math.floor(cells[n]! / columns);
    fillLine(line, field, (row - (latNorthDeg - waveLattice.latNorthDeg) * cellsPerDeg) / perNode);
    for (const first = row * columns; n < cells.length && cells[n]! < first + columns; n++)
      values[n] = line[cells[n]! - first]!;
  }
  return values;
}

/**
 * Returns the train fields of the cells, taken from the nearest node at sea. Interpolation would mix swells, because
 * the highest swell of one node may be another one at the next node. Heights are scaled so that the trains add up to
 * the cell's height.
 */
function spreadTrains({ cells, nodes }: SeaCells, { trains, heightM }: GlobeWaves, heights: Float32Array): Field[] {
  const sea = new Float32Array(heightM.length).fill(Number.NaN);
  for (const { height } of trains)
    for (let at = 0; at < sea.length; at++) if (!Number.isNaN(height[at]!)) sea[at] = height[at]!;
  const nearest = nearestSea(sea);
  const indexes = new Int32Array(nodes.length);
  for (let n = 0; n < nodes.length; n++) indexes[n] = nearest[nodes[n]!]!;

  const spread = trains.map((train) => {
    const share = mapValues(train.height, (metres, at) => metres / heightM[at]!);
    const height = new Float32Array(indexes.length);
    for (let n = 0; n < indexes.length; n++) height[n] = share[indexes[n]!]! * heights[n]!;
    return { ...train, height };
  });
  // Heights are stored for each cell. Periods and directions are stored for each node, and its cells share them.
  const ofNodes = new Set(trains.flatMap(({ period, from }) => [period, from]));
  const bitmaps = spread.map(({ height }) => {
    const bitmap = new Uint8Array(Math.ceil(worldLand.bits.length / 8));
    markPresent(bitmap, 0, { values: height, cells });
    return bitmap;
  });
  return trainFields(spread).map((field, n) => ({
    ...field,
    indexes: ofNodes.has(field.values) ? indexes : undefined,
    bitmap: bitmaps[n % bitmaps.length],
  }));
}

/**
 * Fills the lattice's values along one latitude, `y` rows from its north, at every column of the quarter-degree grid.
 */
function fillLine(line: Float32Array, field: Float32Array, y: number): void {
  const { rows, columns } = waveLattice;
  const perNode = line.length / columns;
  const row = Math.min(rows - 2, Math.max(0, Math.floor(y)));
  const down = Math.min(1, Math.max(0, y - row));
  const valueAt = (column: number) => {
    const at = row * columns + (column % columns);
    return field[at]! * (1 - down) + field[at + columns]! * down;
  };
  let east = valueAt(0);
  for (let column = 0, at = 0; column < columns; column++) {
    const west = east;
    east = valueAt(column + 1);
    for (let part = 0; part < perNode; part++, at++) line[at] = west + (east - west) * (part / perNode);
  }
}

function join(east: Float32Array, north: Float32Array, of: (east: number, north: number) => number): Float32Array {
  const joined = new Float32Array(east.length);
  for (let n = 0; n < east.length; n++) {
    const deg = of(east[n]!, north[n]!);
    joined[n] = deg < 0 ? deg + 360 : deg;
  }
  return joined;
}
