import { HOUR_MS } from '@groundswell/durations';
import type { Ocean } from '../ocean.ts';
import { chance } from '../random.ts';
import { fromDegOf, heightMOf, periodSOf, type Trains } from '../swell/partitions.ts';
import { sitesOfPlaces, type WaveSites } from '../wave-sites.ts';
import { visitWaves } from '../waves.ts';
import { bendToCoast } from '../weather/coast-wind.ts';
import { gustMps } from '../weather/gust.ts';
import { coasts, type Interpolation, interpolate, interpolationOnLattice, nodesOf } from '../weather/lattice.ts';
import { openSea, type Shore, shoreAt } from '../weather/shore.ts';
import { type Climate, climateAt, computeTemperatures } from '../weather/temperature.ts';
import { type Station, stations } from './stations.ts';

/**
 * A wave train at a station: significant height, period and the direction it comes from. `windSea` marks a train under
 * the local wind.
 */
export interface StationTrain {
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number;
  readonly windSea: boolean;
}

/** The true weather at a station at one time. Temperatures are in degrees C. */
export interface StationWeather {
  readonly windEastMps: number;
  readonly windNorthMps: number;
  readonly gustMps: number;
  readonly pressureHpa: number;
  readonly airC: number;
  readonly waterC: number;
  readonly dewC: number;
}

const KELVIN = 273.15;
const MOST_SWELLS = 5;

/** Returns the wave trains at every wave station at one time, strongest first, by station id. */
export function stationTrains(
  ocean: Ocean,
  runMs: number | undefined,
  timeMs: number,
): ReadonlyMap<string, readonly StationTrain[]> {
  const trains = new Map<string, StationTrain[]>();
  for (const { sites, members } of waveStationSets())
    visitWaves(ocean, sites, runMs, timeMs, MOST_SWELLS, (point, { windSea, swells }) => {
      const station = members[point];
      if (!station) return;
      const all = [...listTrains(windSea, true), ...listTrains(swells, false)];
      trains.set(
        station.id,
        all.sort((a, b) => b.heightM - a.heightM),
      );
    });
  return trains;
}

/** Returns the weather at every station at one time, by station id. */
export function stationWeather(ocean: Ocean, timeMs: number): ReadonlyMap<string, StationWeather> {
  const { nodes, fromLattice, shore, climate } = weatherSites();
  const field = ocean.weather(undefined, timeMs);
  const east = interpolate(fromLattice, field.windEastMps);
  const north = interpolate(fromLattice, field.windNorthMps);
  bendToCoast(timeMs, nodes, shore, east, north);
  const rain = interpolate(fromLattice, field.rainMmH);
  const cloud = interpolate(fromLattice, field.cloud);
  const pressure = interpolate(fromLattice, field.pressureHpa);
  const { air } = computeTemperatures(
    timeMs,
    nodes,
    shore,
    climate,
    interpolate(fromLattice, field.airAnomalyK),
    cloud,
  );
  const water = waterC(timeMs);
  return new Map(
    stations.map(({ id }, n) => [
      id,
      {
        windEastMps: east[n]!,
        windNorthMps: north[n]!,
        gustMps: gustMps(Math.hypot(east[n]!, north[n]!), rain[n]!, shore.land[n] === 1),
        pressureHpa: pressure[n]!,
        airC: air[n]! - KELVIN,
        waterC: water[n]!,
        dewC: air[n]! - KELVIN - 2 - 5 * (1 - cloud[n]!) * chance(id, 'dry'),
      },
    ]),
  );
}

function listTrains(trains: Trains, windSea: boolean): StationTrain[] {
  return Array.from({ length: trains.count }, (_, k) => ({
    heightM: heightMOf(trains, k),
    periodS: periodSOf(trains, k),
    fromDeg: fromDegOf(trains, k),
    windSea,
  }));
}

let waveSets: readonly { readonly sites: WaveSites; readonly members: readonly Station[] }[] | undefined;

function waveStationSets() {
  waveSets ??= (['pacific', 'atlantic'] as const).map((ocean) => {
    const members = stations.filter(({ waves, lonDeg }) => waves && (lonDeg < -105 ? 'pacific' : 'atlantic') === ocean);
    return { sites: sitesOfPlaces(ocean, nodesOf(members)), members };
  });
  return waveSets;
}

let weatherSet:
  | { nodes: ReturnType<typeof nodesOf>; fromLattice: Interpolation; shore: Shore; climate: Climate }
  | undefined;

function weatherSites() {
  if (!weatherSet) {
    const nodes = nodesOf(stations);
    weatherSet = {
      nodes,
      fromLattice: interpolationOnLattice(nodes, coasts),
      shore: shoreAt(nodes),
      climate: climateAt(nodes),
    };
  }
  return weatherSet;
}

/** Returns the water temperature at every station: the seasonal cycle and a small daily cycle. */
function waterC(timeMs: number): Float32Array {
  const { nodes, climate } = weatherSites();
  const still = new Float32Array(nodes.count);
  const { surface } = computeTemperatures(timeMs, nodes, openSea(nodes.count), climate, still, still);
  const sun = (n: number) => 0.25 * Math.cos((2 * Math.PI * (timeMs / HOUR_MS + nodes.lonDeg[n]! / 15 - 16)) / 24);
  return surface.map((kelvin, n) => kelvin - KELVIN + sun(n));
}
