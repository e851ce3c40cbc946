import { HOUR_MS } from '@groundswell/durations';
import { mapValues } from '../map-values.ts';
import type { Ocean } from '../ocean.ts';
import { magnitude } from '../sphere.ts';
import { bendToCoast } from '../weather/coast-wind.ts';
import { gustMps } from '../weather/gust.ts';
import { coasts, type Interpolation, interpolate, interpolationOnLattice, type Nodes } from '../weather/lattice.ts';
import { type Shore, shoreAt } from '../weather/shore.ts';
import { type Climate, climateAt, computeTemperatures } from '../weather/temperature.ts';
import { encodeFile, type Field } from './file.ts';
import type { LatLonGrid } from './grids.ts';

/** The section of the quarter-degree grid that contains the covered coasts: 50-17 N, 164-64 W. */
export const weatherGrid: LatLonGrid = { latNorthDeg: 50, lonWestDeg: 196, cellsPerDeg: 4, rows: 133, columns: 401 };

const GFS_PROCESS = 96;
const AVERAGE_RESETS_H = 6;
const MMH_PER_KGM2S = 3600;

interface WeatherSites {
  readonly nodes: Nodes;
  readonly fromLattice: Interpolation;
  readonly shore: Shore;
  readonly climate: Climate;
}

let prepared: WeatherSites | undefined;

/**
 * Encodes a step of the GFS at 0.25 degrees with the fields of a surf forecast. Similar fields are included to test
 * that a reader picks the right ones.
 */
export function encodeWeatherFile(ocean: Ocean, runMs: number, forecastH: number) {
  prepared ??= prepare();
  const { nodes, fromLattice, shore, climate } = prepared;
  const timeMs = runMs + forecastH * HOUR_MS;
  const weather = ocean.weather(runMs, timeMs);
  const east = interpolate(fromLattice, weather.windEastMps);
  const north = interpolate(fromLattice, weather.windNorthMps);
  const aloft = { east: mapValues(east, (mps) => 1.8 * mps + 12), north: mapValues(north, (mps) => -0.6 * mps) };
  const rain = interpolate(fromLattice, weather.rainMmH);
  bendToCoast(timeMs, nodes, shore, east, north);
  const gust = new Float32Array(nodes.count);
  for (let n = 0; n < nodes.count; n++)
    gust[n] = gustMps(magnitude(east[n]!, north[n]!), rain[n]!, shore.land[n] === 1);
  const cloud = interpolate(fromLattice, weather.cloud);
  const airAnomaly = interpolate(fromLattice, weather.airAnomalyK);
  const { air, surface } = computeTemperatures(timeMs, nodes, shore, climate, airAnomaly, cloud);

  const fields = [
    met('GUST', 'surface', [2, 22], { type: 1, value: 0 }, 1, gust),
    met('UGRD', '10 mb', [2, 2], { type: 100, value: 1000 }, 0, aloft.east),
    met('VGRD', '10 mb', [2, 3], { type: 100, value: 1000 }, 0, aloft.north),
    met('TMP', 'surface', [0, 0], { type: 1, value: 0 }, 1, surface),
    met('TMP', '2 m above ground', [0, 0], { type: 103, value: 2 }, 1, air),
    met('UGRD', '10 m above ground', [2, 2], { type: 103, value: 10 }, 2, east),
    met('VGRD', '10 m above ground', [2, 3], { type: 103, value: 10 }, 2, north),
    met('PRATE', 'surface', [1, 7], { type: 1, value: 0 }, 6, perSecond(rain)),
    met('TCDC', 'entire atmosphere', [6, 1], { type: 10, value: 0 }, 0, percent(cloud)),
    land(shore),
  ];
  if (forecastH > 0) {
    const fromH = Math.floor((forecastH - 1) / AVERAGE_RESETS_H) * AVERAGE_RESETS_H;
    const before = ocean.weather(runMs, runMs + fromH * HOUR_MS);
    const average = (a: Float32Array, b: Float32Array) => mapValues(a, (value, n) => (value + b[n]!) / 2);
    const rainMean = interpolate(fromLattice, average(weather.rainMmH, before.rainMmH));
    const cloudMean = interpolate(fromLattice, average(weather.cloud, before.cloud));
    fields.splice(8, 0, met('PRATE', 'surface', [1, 7], { type: 1, value: 0 }, 6, perSecond(rainMean), fromH));
    fields.splice(
      10,
      0,
      met('TCDC', 'entire atmosphere', [6, 1], { type: 10, value: 0 }, 0, percent(cloudMean), fromH),
    );
  }
  return encodeFile(runMs, forecastH, weatherGrid, fields);
}

function prepare(): WeatherSites {
  const { rows, columns, latNorthDeg, lonWestDeg, cellsPerDeg } = weatherGrid;
  const count = rows * columns;
  const nodes = {
    count,
    latDeg: Float32Array.from({ length: count }, (_, n) => latNorthDeg - Math.floor(n / columns) / cellsPerDeg),
    lonDeg: Float32Array.from({ length: count }, (_, n) => lonWestDeg + (n % columns) / cellsPerDeg),
  };
  return {
    nodes,
    fromLattice: interpolationOnLattice(nodes, coasts),
    shore: shoreAt(nodes),
    climate: climateAt(nodes),
  };
}

function met(
  name: string,
  level: string,
  [category, parameter]: readonly [number, number],
  surface: { type: number; value: number },
  decimals: number,
  values: Float32Array,
  averageFromH?: number,
): Field {
  const subject = { discipline: 0, category, parameter, surface, processId: GFS_PROCESS, averageFromH };
  return { name, level, subject, decimals, values };
}

function land({ land: bits }: Shore): Field {
  const subject = {
    discipline: 2,
    category: 0,
    parameter: 0,
    surface: { type: 1, value: 0 },
    processId: GFS_PROCESS,
  };
  return { name: 'LAND', level: 'surface', subject, decimals: 0, values: Float32Array.from(bits) };
}

function percent(share: Float32Array): Float32Array {
  return mapValues(share, (value) => 100 * Math.min(1, Math.max(0, value)));
}

/**
 * Converts rain from mm an hour to mm a second. Drizzle below a tenth of a millimetre an hour becomes 0, as in a model
 * that first saturates its air.
 */
function perSecond(mmH: Float32Array): Float32Array {
  return mapValues(mmH, (value) => Math.max(0, value - 0.1) / MMH_PER_KGM2S);
}
