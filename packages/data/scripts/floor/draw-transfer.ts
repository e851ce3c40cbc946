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

/** From where, and as far as, a beach's rays are followed. */
export interface RaySite {
  readonly eastM: number;
  readonly northM: number;
  readonly depthM: number;
  readonly facingDeg: number;
  readonly cellDepthM: number;
  readonly reachM: number;
  /** Of swell, unless a test has none. */
  readonly friction?: number;
}

const BIN_DEG = 360 / TRANSFER_DIRECTIONS;

/** Rays leave the point so far to either side of the facing, so close to each other. */
const FAN_DEG = 100;
const RAY_STEP_DEG = 0.5;
/** Neighbours that come from directions farther apart than this are no one sheet of waves. */
const TORN_DEG = 30;

/**
 * The transfer of one period by backward rays (O'Reilly & Guza 1991, J. Phys. Oceanogr. 21; 1993, Coastal Eng. 19):
 * along a ray E(f, direction) C Cg is kept (Longuet-Higgins 1957, Proc. Camb. Phil. Soc. 53), so the energy between
 * two neighbouring rays at the point is C Cg at the cell over C Cg at the point times that between their directions at
 * sea, over which it is laid evenly.
 */
export function drawTransfer(floor: Floor, site: RaySite, periodS: number): PeriodTransfer {
  const waves = tabulateWaves(periodS, site.cellDepthM, site.friction ?? SWELL_FRICTION);
  const atCell = computeWaveSpeeds(periodS, site.cellDepthM);
  const atPoint = computeWaveSpeeds(periodS, site.depthM);
  const gain = (atCell.phaseMps * atCell.groupMps) / (atPoint.phaseMps * atPoint.groupMps);
  const bins = new DirectionBins();
  let before: SeenRay | undefined;
  for (let offDeg = -FAN_DEG; offDeg <= FAN_DEG; offDeg += RAY_STEP_DEG) {
    const heading = toRadians(90 - site.facingDeg - offDeg);
    const end = traceRay(floor, waves, { eastM: site.eastM, northM: site.northM, heading }, site.reachM);
    const ray = end && seenRay(end, offDeg);
    const torn = !before || !ray || Math.abs(turnDeg(before.fromDeg, ray.fromDeg)) > TORN_DEG;
    if (torn) for (const edge of [before, ray]) if (edge) bins.lay(edge, edge, (gain * RAY_STEP_DEG) / 2);
    if (!torn && before && ray) bins.lay(before, ray, gain * RAY_STEP_DEG);
    before = ray;
  }
  return bins.read(diffractionDeg(periodS));
}

interface SeenRay {
  readonly offDeg: number;
  readonly fromDeg: number;
  readonly left: number;
}

function seenRay({ heading, left }: RayEnd, offDeg: number): SeenRay {
  return { offDeg, fromDeg: normalizeDeg(90 - toDegrees(heading)), left };
}

/** A headland that throws a shadow on a beach stands typically so far off, in so much water. */
const EDGE_M = 3000;
const EDGE_DEPTH_M = 20;

/**
 * Waves reach into a shadow: behind the edge of a half-infinite wall energy rises over an angle of sqrt(L / 2r) at
 * distance r (Sommerfeld's solution, Penney & Price 1952), about twice the standard deviation of the blur put here.
 */
function diffractionDeg(periodS: number): number {
  const lengthM = periodS * computeWaveSpeeds(periodS, EDGE_DEPTH_M).phaseMps;
  return toDegrees(0.5 * Math.sqrt(lengthM / (2 * EDGE_M)));
}

class DirectionBins {
  private readonly energy = new Float64Array(TRANSFER_DIRECTIONS);
  private readonly ahead = new Float64Array(TRANSFER_DIRECTIONS);
  private readonly aside = new Float64Array(TRANSFER_DIRECTIONS);

  /** Lays the energy between two rays over the directions between them, shared by the two nearest bins. */
  lay(one: SeenRay, other: SeenRay, energyDeg: number): void {
    const parts = Math.max(1, Math.ceil(Math.abs(turnDeg(one.fromDeg, other.fromDeg))));
    for (let part = 0; part < parts; part++) {
      const along = (part + 0.5) / parts;
      const place = normalizeDeg(one.fromDeg + along * turnDeg(one.fromDeg, other.fromDeg)) / BIN_DEG;
      const off = toRadians(one.offDeg + along * (other.offDeg - one.offDeg));
      const energy = ((one.left + along * (other.left - one.left)) * energyDeg) / (parts * BIN_DEG);
      const below = Math.floor(place);
      this.add(below, energy * (1 - place + below), off);
      this.add(below + 1, energy * (place - below), off);
    }
  }

  /** Energy and mean direction of each bin, after a Gaussian blur over the directions. */
  read(blurDeg: number): PeriodTransfer {
    const ahead = blur(this.ahead, blurDeg);
    const aside = blur(this.aside, blurDeg);
    return {
      kept: blur(this.energy, blurDeg),
      offFacingDeg: ahead.map((value, index) => toDegrees(Math.atan2(aside[index] ?? 0, value))),
    };
  }

  private add(bin: number, energy: number, off: number): void {
    const index = bin % TRANSFER_DIRECTIONS;
    this.energy[index] = (this.energy[index] ?? 0) + energy;
    this.ahead[index] = (this.ahead[index] ?? 0) + energy * Math.cos(off);
    this.aside[index] = (this.aside[index] ?? 0) + energy * Math.sin(off);
  }
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

/** Turn from one direction to another by the short side, degrees clockwise. */
function turnDeg(fromDeg: number, toDeg: number): number {
  return normalizeDeg(toDeg - fromDeg + 180) - 180;
}
