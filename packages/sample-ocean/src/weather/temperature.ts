import { solarHour, yearWave } from '../season.ts';
import type { Nodes } from './lattice.ts';
import type { Shore } from './shore.ts';

type Curve = readonly (readonly [latDeg: number, value: number])[];

/**
 * The sea surface temperature by latitude, degrees C: the annual mean and half the range. The values are our own round
 * figures, right to about 2 K.
 */
const atlanticMean: Curve = [
  [15, 27.8],
  [25, 26.3],
  [28, 25],
  [30.5, 23],
  [33, 21.5],
  [35.3, 20],
  [37, 15.5],
  [40, 13],
  [42, 10.5],
  [45, 8.2],
];
const atlanticSwing: Curve = [
  [15, 1.2],
  [25, 2.6],
  [28, 4],
  [31, 6.5],
  [35, 6.3],
  [38, 9],
  [41, 8.5],
  [45, 5],
];
const gulfMean: Curve = [
  [22, 27],
  [26, 25.5],
  [30.5, 23],
];
const gulfSwing: Curve = [
  [22, 2],
  [26, 4],
  [30.5, 7.5],
];
const pacificMean: Curve = [
  [22, 23],
  [30, 18.4],
  [32.5, 17.6],
  [34.3, 15.8],
  [36, 13.8],
  [40, 12],
  [45, 12],
  [49, 10.7],
];
const pacificSwing: Curve = [
  [22, 2.5],
  [30, 2.8],
  [34, 2.4],
  [36, 1.5],
  [40, 1],
  [45, 2],
  [49, 2.3],
];
const hawaiiMean: Curve = [
  [15, 26.7],
  [21, 25.7],
  [26, 23.5],
  [35, 17],
  [50, 9],
];
const hawaiiSwing: Curve = [
  [15, 1],
  [26, 2],
  [40, 4],
];
const landMean: Curve = [
  [15, 26.5],
  [21, 24],
  [26, 23],
  [30, 19.5],
  [35, 15],
  [40, 11],
  [45, 7],
  [50, 4],
];
const landSwing: Curve = [
  [15, 2],
  [21, 3],
  [26, 6],
  [30, 9],
  [35, 11.5],
  [40, 13],
  [45, 14.5],
];

const KELVIN = 273.15;
const WARMEST_SEA_DAY = 236;
const WARMEST_LAND_DAY = 203;

/** The seasonal temperatures at each place of a set, degrees C. */
export interface Climate {
  readonly seaMean: Float32Array;
  readonly seaSwing: Float32Array;
  readonly landMean: Float32Array;
  readonly landSwing: Float32Array;
}

export function climateAt({ count, latDeg, lonDeg }: Nodes): Climate {
  const climate: Climate = {
    seaMean: new Float32Array(count),
    seaSwing: new Float32Array(count),
    landMean: new Float32Array(count),
    landSwing: new Float32Array(count),
  };
  for (let n = 0; n < count; n++) {
    const lat = latDeg[n]!;
    const lon = lonDeg[n]!;
    const [mean, swing] = seaCurves(lat, lon);
    climate.seaMean[n] = along(mean, lat);
    climate.seaSwing[n] = along(swing, lat);
    climate.landMean[n] = along(landMean, lat);
    climate.landSwing[n] = along(landSwing, lat);
  }
  return climate;
}

/** Computes air at 2 m and the surface (skin on land, sea elsewhere), kelvin, into the given arrays. */
export function computeTemperatures(
  timeMs: number,
  nodes: Nodes,
  shore: Shore,
  climate: Climate,
  airAnomalyK: Float32Array,
  cloud: Float32Array,
): { air: Float32Array; surface: Float32Array } {
  const seaYear = yearWave(timeMs, WARMEST_SEA_DAY);
  const landYear = yearWave(timeMs, WARMEST_LAND_DAY);
  const air = new Float32Array(nodes.count);
  const surface = new Float32Array(nodes.count);
  for (let n = 0; n < nodes.count; n++) {
    const sea = climate.seaMean[n]! + climate.seaSwing[n]! * seaYear;
    const overSea = sea - 0.6 + 0.45 * airAnomalyK[n]!;
    const share = shore.landShare[n]!;
    let value = overSea;
    let skin = sea;
    if (share > 0) {
      const warmth = Math.cos((2 * Math.PI * (solarHour(timeMs, nodes.lonDeg[n]!) - 15)) / 24);
      const swing = 4.5 * warmth * (1 - 0.6 * cloud[n]!);
      const overLand = climate.landMean[n]! + climate.landSwing[n]! * landYear + airAnomalyK[n]! + swing;
      const inland = share * share * (3 - 2 * share);
      value = overSea + (overLand - overSea) * inland;
      if (shore.land[n]) skin = value + 0.5 * swing;
    }
    air[n] = value + KELVIN;
    surface[n] = skin + KELVIN;
  }
  return { air, surface };
}

function seaCurves(latDeg: number, lonDeg: number): readonly [Curve, Curve] {
  if (lonDeg < 226) return [hawaiiMean, hawaiiSwing];
  if (lonDeg < 255) return [pacificMean, pacificSwing];
  if (lonDeg < 278.3 && latDeg > 21) return [gulfMean, gulfSwing];
  return [atlanticMean, atlanticSwing];
}

function along(curve: Curve, latDeg: number): number {
  let [latBefore, before] = curve[0] ?? [0, 0];
  if (latDeg <= latBefore) return before;
  for (const [lat, value] of curve) {
    if (latDeg <= lat) return before + ((value - before) * (latDeg - latBefore)) / (lat - latBefore);
    latBefore = lat;
    before = value;
  }
  return before;
}
