import { HOUR_MS } from '@groundswell/durations';
import type { Ocean } from './ocean.ts';
import { magnitude } from './sphere.ts';
import { DIRECTIONS } from './swell/open-water.ts';
import { addTrain, makeTrains, mergeTrains, type Trains } from './swell/partitions.ts';
import { LEAST_SHOWN_M2, type TrainField } from './swell/reach.ts';
import { growSea, varianceOf } from './swell/sea-growth.ts';
import type { WaveSites } from './wave-sites.ts';
import { bendToCoast } from './weather/coast-wind.ts';
import { interpolate } from './weather/lattice.ts';

/**
 * The wind (m/s) and waves at one point. Both train lists are reused from point to point, so callers must not keep
 * them.
 */
export interface PointWaves {
  readonly windEastMps: number;
  readonly windNorthMps: number;
  /** The sea under the local wind: one train or none. */
  readonly windSea: Trains;
  /** The trains not driven by the wind, strongest first. */
  readonly swells: Trains;
}

const LEAST_WIND_MPS = 1.2;
const GRAVITY_MPS2 = 9.81;
/**
 * The wind-sea criterion. A train is wind sea while 1.7 times the wind component in its direction exceeds its phase
 * speed. The factor is WAVEWATCH III's default.
 */
const WIND_SEA_AGE = 1.7;
const EARLIER_MS = 6 * HOUR_MS;

/**
 * Calls `visit` with the wind and the trains at every point of the sites, in order, with at most `mostSwells` swells a
 * point.
 */
export function visitWaves(
  ocean: Ocean,
  sites: WaveSites,
  runMs: number | undefined,
  timeMs: number,
  mostSwells: number,
  visit: (point: number, waves: PointWaves) => void,
): void {
  const { east, north } = windAt(ocean, sites, runMs, timeMs);
  const earlier = windAt(ocean, sites, runMs, Math.floor((timeMs - EARLIER_MS) / HOUR_MS) * HOUR_MS);
  const coarse = ocean.trains(sites, runMs, timeMs);
  const fromFar = coarse.swells.map((train) => interpolateTrain(sites, train));
  const fromNear = coarse.seas.map((train) => interpolateTrain(sites, train));
  const swells = makeTrains();
  const windSea = makeTrains();

  for (let n = 0; n < sites.points.count; n++) {
    swells.count = 0;
    for (const train of fromFar) {
      const variance = train.variance[n]!;
      if (variance < LEAST_SHOWN_M2) continue;
      addTrain(swells, variance, train.frequency[n]!, train.fromEast[n]!, train.fromNorth[n]!);
    }
    const lasting = { east: 0.6 * east[n]! + 0.4 * earlier.east[n]!, north: 0.6 * north[n]! + 0.4 * earlier.north[n]! };
    growLocalSea(sites, n, lasting.east, lasting.north, windSea);
    for (const sea of fromNear) placeRegionalSea(sea, n, east[n]!, north[n]!, windSea, swells);
    mergeTrains(swells, mostSwells);
    visit(n, { windEastMps: east[n]!, windNorthMps: north[n]!, windSea, swells });
  }
}

function windAt(ocean: Ocean, sites: WaveSites, runMs: number | undefined, timeMs: number) {
  const weather = ocean.weather(runMs, timeMs, sites.lattice);
  const east = interpolate(sites.fromLattice, weather.windEastMps);
  const north = interpolate(sites.fromLattice, weather.windNorthMps);
  bendToCoast(timeMs, sites.points, sites.shore, east, north);
  return { east, north };
}

function interpolateTrain({ fromCoarse }: WaveSites, train: TrainField): TrainField {
  if (!fromCoarse) return train;
  return {
    id: train.id,
    variance: interpolate(fromCoarse, train.variance),
    frequency: interpolate(fromCoarse, train.frequency),
    fromEast: interpolate(fromCoarse, train.fromEast),
    fromNorth: interpolate(fromCoarse, train.fromNorth),
  };
}

function growLocalSea(sites: WaveSites, n: number, east: number, north: number, windSea: Trains): void {
  windSea.count = 0;
  const wind = magnitude(east, north);
  if (wind < LEAST_WIND_MPS) return;

  const turn = Math.atan2(-east, -north) / (2 * Math.PI);
  const direction = Math.round(((turn + 1) % 1) * DIRECTIONS) % DIRECTIONS;
  const sea = growSea(wind, sites.fetchKm(n, direction));
  const variance = varianceOf(sea.heightM);
  if (variance < LEAST_SHOWN_M2) return;
  addTrain(windSea, variance, variance / sea.periodS, (-variance * east) / wind, (-variance * north) / wind);
}

/** Adds a regional sea at a point: as the wind sea while the local wind still drives it, otherwise as another swell. */
function placeRegionalSea(
  { variance, frequency, fromEast, fromNorth }: TrainField,
  n: number,
  windEast: number,
  windNorth: number,
  windSea: Trains,
  swells: Trains,
): void {
  const energy = variance[n]!;
  if (energy < LEAST_SHOWN_M2) return;
  const crestMps = (GRAVITY_MPS2 * energy) / (2 * Math.PI * frequency[n]!);
  const size = magnitude(fromEast[n]!, fromNorth[n]!);
  const alongMps = -(windEast * fromEast[n]! + windNorth * fromNorth[n]!) / size;
  if (WIND_SEA_AGE * alongMps < crestMps) {
    addTrain(swells, energy, frequency[n]!, fromEast[n]!, fromNorth[n]!);
    return;
  }
  if (windSea.count > 0 && windSea.variance[0]! > energy) return;
  windSea.count = 0;
  addTrain(windSea, energy, frequency[n]!, fromEast[n]!, fromNorth[n]!);
}
