import type { Train } from '../ocean-at-beach.ts';
import { computeWaveSpeeds, deepGroupSpeedMps, GRAVITY_MPS2, groupRatio } from './dispersion.ts';
import { type Shoreward, shorewardOf } from './shoreward.ts';
import type { SwellTransfer } from './swell-transfer.ts';

/**
 * The breaker index, height over depth where a wave breaks: McCowan (1894), the limit of the solitary wave.
 * Observations range from 0.6 to 1.2 with the beach slope.
 */
const BREAKER_INDEX = 0.78;

/**
 * Computes the breaker height of one train on a beach, metres; 0 when no part of it comes ashore. `train` is the train
 * at the wave model's cell, in water of the depth `transfer.cellDepthM`. Without a transfer the train is in deep water
 * off a straight coast. `facingDeg` looks out to sea. Linear theory gives 10 to 11 % less than Komar & Gaughan's (1973)
 * fit to laboratory and field breakers.
 */
export function computeBreakingHeightM(train: Train, facingDeg: number, transfer?: SwellTransfer): number {
  const shoreward = shorewardOf(train, facingDeg, transfer);
  return solveBreakingHeightM(deepWaterHeightM(train, transfer?.cellDepthM), train.periodS, shoreward);
}

/** Returns the deep-water height with the same wave power as a train over the given depth: H sqrt(Cg / Cg0). */
export function deepWaterHeightM({ heightM, periodS }: Train, depthM: number | undefined): number {
  if (depthM === undefined) return heightM;
  return heightM * Math.sqrt(computeWaveSpeeds(periodS, depthM).groupMps / deepGroupSpeedMps(periodS));
}

/**
 * Solves for kh where the power that comes ashore and Snell's law make H = 0.78 h. H² Cg cos a is constant (Dean &
 * Dalrymple 1991 eq. 4.116), and so is sin a / C.
 * With x = ω² h / g = kh tanh kh and k0 = ω² / g, the condition is one equation in kh: (0.78 x)² (1 + 2kh / sinh 2kh)
 * tanh(kh) cos a = (k0 H0)² share. The secant method on logarithms solves it.
 */
export function solveBreakingHeightM(deepHeightM: number, periodS: number, shoreward: Shoreward): number {
  const omega = (2 * Math.PI) / periodS;
  const k0 = (omega * omega) / GRAVITY_MPS2;
  const wanted = (k0 * deepHeightM) ** 2 * shoreward.share;
  if (!(wanted > 1e-12)) return 0;

  const logWanted = Math.log(wanted);
  // The first guess assumes shallow water, where tanh kh = kh and so wanted = 2 · 0.78² · kh⁵.
  let logKh = (logWanted - Math.log(2 * BREAKER_INDEX * BREAKER_INDEX)) / 5;
  let before = logPower(logKh - 0.05, shoreward.sinIncidence);
  let logBefore = logKh - 0.05;
  for (let step = 0; step < 20; step++) {
    const power = logPower(logKh, shoreward.sinIncidence);
    const slope = (power - before) / (logKh - logBefore);
    before = power;
    logBefore = logKh;
    const change = (power - logWanted) / slope;
    logKh -= change;
    // The remaining error is of the order of this change times the previous one, under a millimetre in ten metres.
    if (Math.abs(change) < 1e-4) break;
  }
  const kh = Math.exp(logKh);
  return (BREAKER_INDEX * kh * Math.tanh(kh)) / k0;
}

/**
 * The largest sine of the incidence angle at breaking. The cap applies to waves so high that they break in deeper water
 * than the point where their angle is known.
 */
const STEEPEST_SIN = 0.95;

function logPower(logKh: number, sinIncidence: number): number {
  const kh = Math.exp(logKh);
  const tanh = Math.tanh(kh);
  const sin = Math.min(STEEPEST_SIN, tanh * sinIncidence);
  const x = BREAKER_INDEX * kh * tanh;
  return Math.log(x * x * 2 * groupRatio(kh, tanh) * tanh * Math.sqrt(1 - sin * sin));
}
