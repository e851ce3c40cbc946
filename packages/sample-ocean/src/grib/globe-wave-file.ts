import { listCells, worldLand } from '../land/masks.ts';
import type { Ocean } from '../ocean.ts';
import { HOUR_MS } from '../season.ts';
import { encodeFile } from './file.ts';
import { computeGlobeWaves, type GlobeWaves, type NodeTrain, nearestSea, waveLattice } from './globe-waves.ts';
import { trainFields, waveField } from './wave-file.ts';

/** Beyond these latitudes the sample ocean is always under ice. */
const ICE_NORTH_DEG = 80;
const ICE_SOUTH_DEG = -75;

let seaCells: Int32Array | undefined;

/**
 * A step of gfswave on the global quarter-degree grid: height, peak period and peak direction, the same swell by swell,
 * and their index.
 */
export function encodeGlobeWaveFile(ocean: Ocean, runMs: number, forecastH: number) {
  seaCells ??= listSeaCells();
  const cells = seaCells;
  const waves = computeGlobeWaves(ocean, runMs, runMs + forecastH * HOUR_MS);
  const from = (east: number, north: number) => (Math.atan2(east, north) * 180) / Math.PI;
  const heights = refine(cells, waves.heightM);
  const fields = [
    waveField('HTSGW', 3, 2, heights),
    waveField('PERPW', 11, 2, refine(cells, waves.peakPeriodS)),
    waveField('DIRPW', 10, 1, join(refine(cells, waves.fromEast), refine(cells, waves.fromNorth), from)),
    ...trainFields(spreadTrains(cells, waves, heights)),
  ];
  return encodeFile(
    runMs,
    forecastH,
    worldLand,
    fields.map((field) => ({ ...field, cells })),
  );
}

function listSeaCells(): Int32Array {
  const rowOf = (latDeg: number) => (worldLand.latNorthDeg - latDeg) * worldLand.cellsPerDeg;
  return listCells(worldLand, 0, [rowOf(ICE_NORTH_DEG), rowOf(ICE_SOUTH_DEG) + 1]);
}

/**
 * Interpolates a field of the wave lattice to cells (ascending) of the
 * quarter-degree grid, between rows first and then along them.
 */
function refine(cells: Int32Array, field: Float32Array): Float32Array {
  const { columns, latNorthDeg, cellsPerDeg } = worldLand;
  const perNode = waveLattice.spacingDeg * cellsPerDeg;
  const values = new Float32Array(cells.length);
  const line = new Float32Array(waveLattice.columns + 1);
  let lineRow = -1;
  for (let n = 0; n < cells.length; n++) {
    const row = Math.floor(cells[n]! / columns);
    const column = cells[n]! - row * columns;
    if (row !== lineRow) {
      fillLine(line, field, (row - (latNorthDeg - waveLattice.latNorthDeg) * cellsPerDeg) / perNode);
      lineRow = row;
    }
    const x = column / perNode;
    const node = Math.floor(x);
    const west = line[node]!;
    values[n] = west + (line[node + 1]! - west) * (x - node);
  }
  return values;
}

/**
 * The trains of cells: those of the nearest node at sea, since the highest swell of one node may be another one at the
 * next, made as high that they are the cell's height together.
 */
function spreadTrains(cells: Int32Array, { trains, heightM }: GlobeWaves, heights: Float32Array): NodeTrain[] {
  const { columns, latNorthDeg, cellsPerDeg } = worldLand;
  const perNode = waveLattice.spacingDeg * cellsPerDeg;
  const north = (latNorthDeg - waveLattice.latNorthDeg) * cellsPerDeg;
  const sea = trains.reduce<Float32Array>(
    (total, { height }) => total.map((sum, at) => (Number.isNaN(height[at]!) ? sum : height[at]!)),
    new Float32Array(heightM.length).fill(Number.NaN),
  );
  const nearest = nearestSea(sea);
  const nodes = cells.map((cell) => {
    const row = Math.round((Math.floor(cell / columns) - north) / perNode);
    const column = Math.round((cell % columns) / perNode) % waveLattice.columns;
    return nearest[Math.min(waveLattice.rows - 1, Math.max(0, row)) * waveLattice.columns + column]!;
  });
  // A loop: `Float32Array.from` takes ten times as long, and this is done twelve times an hour of the run.
  const at = (field: Float32Array) => {
    const values = new Float32Array(nodes.length);
    for (let n = 0; n < nodes.length; n++) values[n] = field[nodes[n]!]!;
    return values;
  };
  return trains.map(({ height, period, from }) => ({
    height: at(height).map((metres, n) => (metres * heights[n]!) / heightM[nodes[n]!]!),
    period: at(period),
    from: at(from),
  }));
}

/**
 * The lattice's values along one latitude, `y` rows from its north; with
 * the first value repeated at the end, to close the globe.
 */
function fillLine(line: Float32Array, field: Float32Array, y: number): void {
  const { rows, columns } = waveLattice;
  const row = Math.min(rows - 2, Math.max(0, Math.floor(y)));
  const down = Math.min(1, Math.max(0, y - row));
  for (let c = 0; c <= columns; c++) {
    const at = row * columns + (c % columns);
    line[c] = field[at]! * (1 - down) + field[at + columns]! * down;
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
