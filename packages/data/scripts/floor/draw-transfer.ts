import {
  computeWaveSpeeds,
  normalizeDeg,
  type PeriodTransfer,
  TRANSFER_DIRECTIONS,
  toDegrees,
  toRadians,
} from '@groundswell/forecast';
import type { Floor } from './depth-grid.ts';
import { type RayEnd, traceRay } from './rays.ts';
import { SWELL_FRICTION, tabulateWaves } from './waves-by-depth.ts';

/** The point where a beach's rays start, and the distance up to which they are traced. */
export interface RaySite {
  readonly eastM: number;
  readonly northM: number;
  readonly depthM: number;
  readonly facingDeg: number;
  readonly cellDepthM: number;
  readonly reachM: number;
  /** Bottom friction, by default `SWELL_FRICTION`; a test may set it to 0. */
  readonly friction?: number;
}

const BIN_DEG = 360 / TRANSFER_DIRECTIONS;

/** Rays leave the start point up to 100° to either side of the facing, at steps of half a degree. */
const FAN_DEG = 100;
const RAY_STEP_DEG = 0.5;
/**
 * The largest angle, in degrees, between the sea directions of adjacent rays that still bound one continuous wave
 * front.
 */
const TORN_DEG = 30;

/**
 * Computes the transfer of one period by backward ray tracing (O'Reilly & Guza 1991, J. Phys. Oceanogr. 21; 1993,
 * Coastal Eng. 19). Along a ray, E(f, direction) C Cg is constant (Longuet-Higgins 1957, Proc. Camb. Phil. Soc. 53).
 * The energy between neighbouring rays is thus their angle at the start, multiplied by C Cg at the cell over C Cg at
 * the start. The energy is spread evenly over the directions between the two rays at sea.
 */
export function drawTransfer(floor: Floor, site: RaySite, periodS: number): PeriodTransfer {
  const waves = tabulateWaves(periodS, site.cellDepthM, site.friction ?? SWELL_FRICTION);
  const atCell = computeWaveSpeeds(periodS, site.cellDepthM);
  const atPoint = computeWaveSpeeds(periodS, site.depthM);
  const gain = (atCell.phaseMps * atCell.groupMps) / (atPoint.phaseMps * atPoint.groupMps);
  const parcels: Parcel[] = [];
  let before: SeenRay | undefined;
  for (let offDeg = -FAN_DEG; offDeg <= FAN_DEG; offDeg += RAY_STEP_DEG) {
    const heading = toRadians(90 - site.facingDeg - offDeg);
    const end = traceRay(floor, waves, { eastM: site.eastM, northM: site.northM, heading }, site.reachM);
    const ray = end && seenRay(end, offDeg);
    if (before && ray && Math.abs(turnDeg(before.fromDeg, ray.fromDeg)) <= TORN_DEG) {
      parcels.push(...cutSheet(before, ray, gain * RAY_STEP_DEG));
    } else {
      for (const edge of [before, ray]) if (edge) parcels.push(...cutSheet(edge, edge, (gain * RAY_STEP_DEG) / 2));
    }
    before = ray;
  }
  return sortIntoBins(parcels, diffractionDeg(periodS));
}

/** Returns the mean transfer of several sites along a break. */
export function meanTransfer(transfers: readonly PeriodTransfer[]): PeriodTransfer {
  const along = (index: number, part: (transfer: PeriodTransfer) => number) =>
    transfers.reduce((sum, transfer) => sum + (transfer.kept[index] ?? 0) * part(transfer), 0) / transfers.length;
  const radians = ({ offFacingDeg }: PeriodTransfer, index: number) => toRadians(offFacingDeg[index] ?? 0);
  const bins = Array.from({ length: TRANSFER_DIRECTIONS }, (_, index) => ({
    kept: along(index, () => 1),
    ahead: along(index, (transfer) => Math.cos(radians(transfer, index))),
    aside: along(index, (transfer) => Math.sin(radians(transfer, index))),
  }));
  return {
    kept: bins.map(({ kept }) => kept),
    offFacingDeg: bins.map(({ ahead, aside }) => toDegrees(Math.atan2(aside, ahead))),
  };
}

interface SeenRay {
  readonly offDeg: number;
  readonly fromDeg: number;
  readonly left: number;
}

function seenRay({ heading, left }: RayEnd, offDeg: number): SeenRay {
  return { offDeg, fromDeg: normalizeDeg(90 - toDegrees(heading)), left };
}

/**
 * A typical headland that shelters a beach: its edge is 3 km away, in water 20 m deep. The estimate of diffraction uses
 * these values.
 */
const EDGE_M = 3000;
const EDGE_DEPTH_M = 20;

/**
 * Returns the standard deviation, in degrees, of the directional blur that approximates diffraction. Behind the edge of
 * a half-infinite wall, energy rises over an angle of sqrt(L / 2r) at distance r (Sommerfeld's solution, Penney & Price
 * 1952). The deviation is about half of that angle.
 */
function diffractionDeg(periodS: number): number {
  const lengthM = periodS * computeWaveSpeeds(periodS, EDGE_DEPTH_M).phaseMps;
  return toDegrees(0.5 * Math.sqrt(lengthM / (2 * EDGE_M)));
}

/**
 * A share of wave energy that comes from one direction at sea. `offDeg` is the angle between its arrival direction at
 * the beach and the facing.
 */
interface Parcel {
  readonly fromDeg: number;
  readonly offDeg: number;
  readonly energy: number;
}

/**
 * Splits the energy between two rays into parcels at most one degree wide, spread over the directions between the rays
 * at sea.
 */
function cutSheet(one: SeenRay, other: SeenRay, energy: number): Parcel[] {
  const turn = turnDeg(one.fromDeg, other.fromDeg);
  const parcelCount = Math.max(1, Math.ceil(Math.abs(turn)));
  return Array.from({ length: parcelCount }, (_, part) => {
    const along = (part + 0.5) / parcelCount;
    return {
      fromDeg: normalizeDeg(one.fromDeg + along * turn),
      offDeg: one.offDeg + along * (other.offDeg - one.offDeg),
      energy: ((one.left + along * (other.left - one.left)) * energy) / parcelCount,
    };
  });
}

/**
 * Sums parcels into direction bins and applies a Gaussian blur; each parcel is shared by its two nearest bins. Returns
 * for each bin the share of energy that reaches the beach, and its mean arrival direction.
 */
function sortIntoBins(parcels: readonly Parcel[], blurDeg: number): PeriodTransfer {
  const sums = { energy: emptyBins(), ahead: emptyBins(), aside: emptyBins() };
  for (const { fromDeg, offDeg, energy } of parcels) {
    const place = fromDeg / BIN_DEG;
    const below = Math.floor(place);
    for (const [bin, part] of [
      [below, 1 - place + below],
      [below + 1, place - below],
    ] as const) {
      const index = bin % TRANSFER_DIRECTIONS;
      const density = (energy * part) / BIN_DEG;
      sums.energy[index] = (sums.energy[index] ?? 0) + density;
      sums.ahead[index] = (sums.ahead[index] ?? 0) + density * Math.cos(toRadians(offDeg));
      sums.aside[index] = (sums.aside[index] ?? 0) + density * Math.sin(toRadians(offDeg));
    }
  }
  const ahead = blur(sums.ahead, blurDeg);
  const aside = blur(sums.aside, blurDeg);
  return {
    kept: blur(sums.energy, blurDeg),
    offFacingDeg: ahead.map((value, index) => toDegrees(Math.atan2(aside[index] ?? 0, value))),
  };
}

function emptyBins(): Float64Array {
  return new Float64Array(TRANSFER_DIRECTIONS);
}

function blur(values: Float64Array, deg: number): Float64Array {
  const reach = Math.ceil((3 * deg) / BIN_DEG);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-0.5 * (((index - reach) * BIN_DEG) / deg) ** 2),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return values.map((_, bin) =>
    weights.reduce((sum, weight, index) => {
      const from = (bin + index - reach + 2 * TRANSFER_DIRECTIONS) % TRANSFER_DIRECTIONS;
      return sum + (weight / whole) * (values[from] ?? 0);
    }, 0),
  );
}

/** Returns the shorter turn from one direction to another, in degrees, positive clockwise. */
function turnDeg(fromDeg: number, toDeg: number): number {
  return normalizeDeg(toDeg - fromDeg + 180) - 180;
}
