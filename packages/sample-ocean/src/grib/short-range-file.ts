import { HOUR_MS } from '@groundswell/durations';
import { mapValues } from '../map-values.ts';
import type { Ocean } from '../ocean.ts';
import { magnitude } from '../sphere.ts';
import { bendToCoast } from '../weather/coast-wind.ts';
import { gustMps } from '../weather/gust.ts';
import { coasts, type Interpolation, interpolate, interpolationOnLattice } from '../weather/lattice.ts';
import { localDetail } from '../weather/local-detail.ts';
import { type Shore, shoreAt } from '../weather/shore.ts';
import { encodeFile, type Field } from './file.ts';
import type { LambertGrid } from './grids.ts';
import { type LambertNodes, lambertNodes, windOnGrid } from './lambert.ts';

export type ShortRangeModel = 'nam' | 'hrrr' | 'rrfs';

/**
 * The grids have NOAA's area and cone, but a spacing of about 24 km instead of 12 and 3. Readers take the grid from the
 * file.
 */
const hrrrGrid = {
  firstLatDeg: 21.138123,
  firstLonDeg: 237.280472,
  touchesLatDeg: 38.5,
  uprightLonDeg: 262.5,
  spacingM: 24_000,
  rows: 133,
  columns: 225,
} as const;
const shortRangeGrids: Readonly<Record<ShortRangeModel, LambertGrid>> = {
  nam: {
    firstLatDeg: 12.19,
    firstLonDeg: 226.541,
    touchesLatDeg: 25,
    uprightLonDeg: 265,
    spacingM: 24_382,
    rows: 214,
    columns: 307,
  },
  hrrr: hrrrGrid,
  rrfs: hrrrGrid,
};
/** The process numbers of NCEP's table A for NAM and HRRR. RRFS's number is a guess; no code reads it. */
const PROCESS: Readonly<Record<ShortRangeModel, number>> = { nam: 84, hrrr: 83, rrfs: 134 };

interface Sites {
  readonly nodes: LambertNodes;
  readonly fromLattice: Interpolation;
  readonly shore: Shore;
}

const prepared = new Map<ShortRangeModel, Sites>();

/**
 * Encodes a step of a short-range model: gust, and wind at 80 and 10 m along the grid's own axes. The weather is the
 * GFS's with additional detail. NAM has both components of a wind in one message, like the real files.
 */
export function encodeShortRangeFile(ocean: Ocean, model: ShortRangeModel, runMs: number, forecastH: number) {
  const { nodes, fromLattice, shore } = prepared.get(model) ?? prepare(model);
  const timeMs = runMs + forecastH * HOUR_MS;
  const weather = ocean.weather(runMs, timeMs);
  const east = interpolate(fromLattice, weather.windEastMps);
  const north = interpolate(fromLattice, weather.windNorthMps);
  const rain = interpolate(fromLattice, weather.rainMmH);
  bendToCoast(timeMs, nodes, shore, east, north);
  const detail = localDetail(model, timeMs, nodes);
  const trueEast = mapValues(east, (mps, n) => mps + detail.east[n]!);
  const trueNorth = mapValues(north, (mps, n) => mps + detail.north[n]!);
  const gust = mapValues(trueEast, (mps, n) => gustMps(magnitude(mps, trueNorth[n]!), rain[n]!, shore.land[n] === 1));
  const { along, across } = windOnGrid(nodes, trueEast, trueNorth);

  const field = (name: string, level: string, parameter: number, surface: Surface, values: Float32Array): Field => {
    const subject = { discipline: 0, category: 2, parameter, surface, processId: PROCESS[model] };
    return { name, level, subject, decimals: 2, values };
  };
  const wind = (heightM: number, share: number) => {
    const surface = { type: 103, value: heightM };
    const level = `${heightM} m above ground`;
    return [
      field(
        'UGRD',
        level,
        2,
        surface,
        mapValues(along, (mps) => share * mps),
      ),
      field(
        'VGRD',
        level,
        3,
        surface,
        mapValues(across, (mps) => share * mps),
      ),
    ] as const;
  };
  const pair = (fields: readonly Field[]) => (model === 'nam' ? [fields] : fields);
  const messages = [
    field('GUST', 'surface', 22, { type: 1, value: 0 }, gust),
    ...pair(wind(80, 1.3)),
    ...pair(wind(10, 1)),
  ];
  return encodeFile(runMs, forecastH, shortRangeGrids[model], messages, 'complex');
}

type Surface = Field['subject']['surface'];

function prepare(model: ShortRangeModel): Sites {
  const nodes = lambertNodes(shortRangeGrids[model]);
  const made = { nodes, fromLattice: interpolationOnLattice(nodes, coasts), shore: shoreAt(nodes) };
  prepared.set(model, made);
  return made;
}
