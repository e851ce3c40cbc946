import { normalizeDeg, toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';
import { computeWaveSpeeds } from './dispersion.ts';
import { spreadDensity, spreadExponent } from './spread.ts';
import { type SwellTransfer, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from './swell-transfer.ts';

/** The share of a train's power that comes ashore, and its incidence. Both are 0 for a train that leaves the coast. */
export interface Shoreward {
  /** The share of the train's power that crosses a line along the shore. */
  readonly share: number;
  /**
   * The sine of the deep-water angle of incidence that gives the same alongshore momentum flux off straight, parallel
   * depth contours. It exceeds 1 for waves that reach the shore only because the coast bends.
   */
  readonly sinIncidence: number;
}

const NONE: Shoreward = { share: 0, sinIncidence: 0 };

/**
 * Computes how a train comes ashore. The train's energy is spread around its direction, and each direction comes in by
 * the beach's `transfer`. Without a transfer the coast is straight with parallel depth contours, and only the angle
 * between `train.fromDeg` and `facingDeg` matters.
 */
export function shorewardOf(train: Train, facingDeg: number, transfer?: SwellTransfer): Shoreward {
  const tables = transfer ? tablesOf(transfer) : straightCoast();
  const halfSteps = normalizeDeg(transfer ? train.fromDeg : train.fromDeg - facingDeg) / MEAN_STEP_DEG;
  const above = TRANSFER_PERIODS_S.findIndex((periodS) => periodS >= train.periodS);
  const rows = tables[train.kind];
  if (above === 0) return at(rows[0], halfSteps);
  if (above < 0) return at(rows.at(-1), halfSteps);
  const from = TRANSFER_PERIODS_S[above - 1] ?? 0;
  const to = TRANSFER_PERIODS_S[above] ?? 0;
  return mix(at(rows[above - 1], halfSteps), at(rows[above], halfSteps), (train.periodS - from) / (to - from));
}

/**
 * Looks up the share and the incidence for a train's direction, with linear interpolation. The result is within 0.5 %
 * of the integral for smooth transfers.
 */
function at(row: Row | undefined, halfSteps: number): Shoreward {
  if (!row) return NONE;
  const below = Math.floor(halfSteps);
  return mix(shorewardIn(row, below), shorewardIn(row, (below + 1) % MEANS), halfSteps - below);
}

function shorewardIn(row: Row, mean: number): Shoreward {
  return { share: row[2 * mean] ?? 0, sinIncidence: row[2 * mean + 1] ?? 0 };
}

function mix(a: Shoreward, b: Shoreward, fraction: number): Shoreward {
  return {
    share: a.share + fraction * (b.share - a.share),
    sinIncidence: a.sinIncidence + fraction * (b.sinIncidence - a.sinIncidence),
  };
}

const STEP_DEG = 360 / TRANSFER_DIRECTIONS;
const MEAN_STEP_DEG = STEP_DEG / 2;
const MEANS = 2 * TRANSFER_DIRECTIONS;

/**
 * Alternating shares and sines of incidence, by the train's mean direction in steps of 2.5°. Objects would take five
 * times the memory.
 */
type Row = Float64Array;

/** The tables of shares and incidences, by kind of train and by index of the period. */
type Tables = Readonly<Record<Train['kind'], readonly Row[]>>;

const kept = new WeakMap<SwellTransfer, Tables>();
let straight: Tables | undefined;

function tablesOf(transfer: SwellTransfer): Tables {
  const known = kept.get(transfer);
  if (known) return known;
  const tables = makeTables(transfer.periods.map((_, index) => listArrivals(transfer, index)));
  kept.set(transfer, tables);
  return tables;
}

/** Directions in this table count from the beach's facing. */
function straightCoast(): Tables {
  if (straight) return straight;
  const arrivals = Array.from({ length: TRANSFER_DIRECTIONS }, (_, direction) => {
    const off = toRadians(direction * STEP_DEG);
    return { direction, power: Math.cos(off), sin: Math.sin(off) };
  }).filter(({ power }) => power > 1e-9);
  straight = makeTables(TRANSFER_PERIODS_S.map(() => arrivals));
  return straight;
}

/** Waves from one direction that come ashore: their power per unit of power at the cell, and their incidence. */
interface Arrival {
  readonly direction: number;
  readonly power: number;
  readonly sin: number;
}

/**
 * Computes arrivals by direction. Power is energy times Cg cos a. Shoreward of the transfer's point, depth contours are
 * straight, so Snell's law gives sin a / C.
 */
function listArrivals({ cellDepthM, startDepthM, periods }: SwellTransfer, index: number): Arrival[] {
  const periodS = TRANSFER_PERIODS_S[index] ?? 0;
  const cell = computeWaveSpeeds(periodS, cellDepthM);
  const start = computeWaveSpeeds(periodS, startDepthM);
  const deep = computeWaveSpeeds(periodS, 10 * periodS ** 2);
  const arrivals: Arrival[] = [];
  for (let direction = 0; direction < TRANSFER_DIRECTIONS; direction++) {
    const energy = periods[index]?.kept[direction] ?? 0;
    const off = toRadians(periods[index]?.offFacingDeg[direction] ?? 0);
    const power = (energy * Math.cos(off) * start.groupMps) / cell.groupMps;
    if (power > 0) arrivals.push({ direction, power, sin: (Math.sin(off) * deep.phaseMps) / start.phaseMps });
  }
  return arrivals;
}

function makeTables(arrivals: readonly (readonly Arrival[])[]): Tables {
  const rows = (kind: Train['kind']) =>
    arrivals.map((ofPeriod, index) =>
      makeRow(spreadExponent({ kind, periodS: TRANSFER_PERIODS_S[index] ?? 0 }), ofPeriod),
    );
  return { sea: rows('sea'), swell: rows('swell') };
}

/**
 * Computes the power P = sum D p and the alongshore momentum flux S = sum D p sin a for every mean direction. D is the
 * spread about the mean direction, p the power from one direction. S is the radiation stress of Longuet-Higgins (1970).
 */
function makeRow(exponent: number, arrivals: readonly Arrival[]): Row {
  const density = densities(exponent);
  const row = new Float64Array(2 * MEANS);
  for (let mean = 0; mean < MEANS; mean++) {
    let power = 0;
    let push = 0;
    for (const arrival of arrivals) {
      const carried = (density[Math.abs(2 * arrival.direction - mean)] ?? 0) * arrival.power;
      power += carried;
      push += carried * arrival.sin;
    }
    if (power > 0) row.set([power, Math.abs(push / power)], 2 * mean);
  }
  return row;
}

const densitiesByExponent = new Map<number, Float64Array>();

/**
 * Returns the share of the energy in each directional bin, in half steps from the mean direction around the full
 * circle.
 */
function densities(exponent: number): Float64Array {
  const known = densitiesByExponent.get(exponent);
  if (known) return known;
  const raw = Float64Array.from({ length: MEANS }, (_, halfSteps) =>
    spreadDensity(exponent, halfSteps * MEAN_STEP_DEG),
  );
  const whole = raw.reduce((sum, value) => sum + value, 0) / 2;
  const parts = raw.map((value) => value / whole);
  densitiesByExponent.set(exponent, parts);
  return parts;
}
