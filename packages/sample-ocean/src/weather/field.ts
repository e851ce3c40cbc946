import { mapValues } from '../map-values.ts';
import { KM_PER_DEG, RAD_PER_DEG } from '../sphere.ts';
import { ripple, standingCentres, tradeWind } from './climate.ts';
import type { Nodes } from './lattice.ts';
import { centreAt, type PressureSystem, strengthAt } from './systems.ts';

/** The weather at a set of nodes over open water, with one value a node in every array. */
export interface WeatherField {
  readonly windEastMps: Float32Array;
  readonly windNorthMps: Float32Array;
  readonly pressureHpa: Float32Array;
  readonly rainMmH: Float32Array;
  /** 0 to 1. */
  readonly cloud: Float32Array;
  /** The temperature anomaly: warm ahead of fronts, cold behind them. */
  readonly airAnomalyK: Float32Array;
}

const AIR_KG_M3 = 1.22;
const EARTH_SPIN_RAD_S = 7.292e-5;
/** The surface wind over water as a share of the gradient wind, and its turn towards low pressure. */
const SURFACE_SHARE = 0.74;
const INFLOW_RAD = 18 * RAD_PER_DEG;
/**
 * The limit that the wind speed approaches where the pressure gradients of many centres add up, m/s. Around a low, the
 * gradient wind is weaker than the geostrophic wind.
 */
const GRADIENT_LIMIT_MPS = 38;
const FRONT_WIDTH_KM = 210;

/**
 * Computes wind, pressure, rain, cloud and air mass from all systems and centres at one time. The wind is geostrophic,
 * limited for curvature, and slowed and turned by friction over water. Below 13 degrees of latitude it is computed as
 * if at 13.
 */
export function computeWeather(
  seed: number,
  systems: readonly PressureSystem[],
  timeMs: number,
  nodes: Nodes,
): WeatherField {
  const { count, latDeg, lonDeg } = nodes;
  const gradientEast = new Float32Array(count);
  const gradientNorth = new Float32Array(count);
  const [rippleEast, rippleNorth] = ripple(seed, timeMs, nodes);
  const field: WeatherField = {
    windEastMps: rippleEast,
    windNorthMps: rippleNorth,
    pressureHpa: new Float32Array(count).fill(1013),
    rainMmH: new Float32Array(count),
    // Patches of fair-weather cloud follow the long waves.
    cloud: mapValues(rippleEast, (mps) => 0.26 + 0.24 * mps),
    airAnomalyK: new Float32Array(count),
  };

  const press = (lat: number, lon: number, hpa: number, tallKm: number, wideKm: number) => {
    const kmPerLon = KM_PER_DEG * Math.cos(lat * RAD_PER_DEG);
    for (let n = 0; n < count; n++) {
      const north = (latDeg[n]! - lat) * KM_PER_DEG;
      if (north > 3.2 * tallKm || north < -3.2 * tallKm) continue;
      const east = eastward(lonDeg[n]!, lon) * kmPerLon;
      if (east > 3.2 * wideKm || east < -3.2 * wideKm) continue;
      const value = hpa * Math.exp(-0.5 * ((north / tallKm) ** 2 + (east / wideKm) ** 2));
      field.pressureHpa[n]! += value;
      // The pressure gradient is summed up in hPa per km, which is Pa per 10 m. `balance` converts it into wind.
      gradientNorth[n]! -= (value * north) / tallKm ** 2;
      gradientEast[n]! -= (value * east) / wideKm ** 2;
    }
  };

  for (const centre of standingCentres(seed, timeMs))
    press(centre.latDeg, centre.lonDeg, centre.anomalyHpa, centre.northSouthKm, centre.eastWestKm);
  for (const system of systems) {
    const vigour = strengthAt(system, timeMs);
    if (vigour <= 0) continue;
    const { latDeg: lat, lonDeg: lon } = centreAt(system, timeMs);
    press(lat, lon, system.depthHpa * vigour, system.radiusKm, system.radiusKm);
    if (system.depthHpa < 0) raiseCloud(field, nodes, lat, lon, system, vigour);
  }

  balance(field, nodes, gradientEast, gradientNorth);
  return field;
}

function balance(field: WeatherField, { count, latDeg }: Nodes, east: Float32Array, north: Float32Array): void {
  const turnCos = Math.cos(INFLOW_RAD) * SURFACE_SHARE;
  const turnSin = Math.sin(INFLOW_RAD) * SURFACE_SHARE;
  for (let n = 0; n < count; n++) {
    const side = latDeg[n]! < 0 ? -1 : 1;
    const coriolis = 2 * EARTH_SPIN_RAD_S * Math.sin(Math.max(13, Math.abs(latDeg[n]!)) * RAD_PER_DEG);
    const scale = (side * 0.1) / (AIR_KG_M3 * coriolis);
    const u = -north[n]! * scale;
    const v = east[n]! * scale;
    const calm = 1 / Math.sqrt(1 + (u * u + v * v) / GRADIENT_LIMIT_MPS ** 2);
    const trade = tradeWind(latDeg[n]!);
    field.windEastMps[n]! += calm * (u * turnCos - side * v * turnSin) + trade.east;
    field.windNorthMps[n]! += calm * (side * u * turnSin + v * turnCos) + trade.north;
    const low = 1013 - field.pressureHpa[n]!;
    field.cloud[n] = Math.min(1, Math.max(0.02, field.cloud[n]! + 0.022 * low));
  }
}

/**
 * Returns the degrees from `from` eastward to `to`, negative where the way west is shorter. Both longitudes are in [0,
 * 360) or slightly beyond.
 */
function eastward(to: number, from: number): number {
  const turn = to - from;
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}

/**
 * Adds rain and cloud around the centre of a low, and along the cold front that trails to its south-west. The wind
 * veers and the air cools across the front.
 */
function raiseCloud(
  field: WeatherField,
  { count, latDeg, lonDeg }: Nodes,
  lat: number,
  lon: number,
  { radiusKm, depthHpa, family }: PressureSystem,
  vigour: number,
): void {
  const kmPerLon = KM_PER_DEG * Math.cos(lat * RAD_PER_DEG);
  const power = vigour * Math.min(1, -depthHpa / 22);
  for (let n = 0; n < count; n++) {
    const south = (lat - latDeg[n]!) * KM_PER_DEG;
    if (south > 2.8 * radiusKm || south < -2 * radiusKm) continue;
    const east = eastward(lonDeg[n]!, lon) * kmPerLon;
    if (east > 2.5 * radiusKm || east < -3.5 * radiusKm) continue;

    const core = Math.exp(-(south * south + east * east) / (0.7 * radiusKm) ** 2);
    field.rainMmH[n]! += 2.6 * power * core;
    field.cloud[n]! += 0.7 * power * core;
    if (!family.front || south < -0.3 * radiusKm) continue;

    const reach = Math.exp(-(((south - 0.8 * radiusKm) / (1.1 * radiusKm)) ** 2));
    const ahead = (east + 0.5 * south) / FRONT_WIDTH_KM;
    const line = Math.exp(-ahead * ahead) * reach * power;
    field.rainMmH[n]! += 4.5 * line * line;
    field.cloud[n]! += 0.85 * line;
    field.windNorthMps[n]! += 9 * ahead * line;
    field.windEastMps[n]! += ahead < 0 ? -4 * ahead * line : 0;
    field.airAnomalyK[n]! += 5.5 * reach * power * (ahead / (1 + Math.abs(ahead)));
  }
}
