import type { Train } from '../ocean-at-beach.ts';
import { type Shoreward, shorewardOf } from './shoreward.ts';
import type { SwellWindow } from './swell-window.ts';

const GRAVITY_MPS2 = 9.81;

/**
 * Height over depth where a wave breaks: McCowan (1894), the solitary
 * wave's limit; observed values range from 0.6 to 1.2 by beach slope.
 */
const BREAKER_INDEX = 0.78;

/**
 * Height in metres at which one train breaks on a beach, 0 when none of it comes ashore.
 * `train` is offshore, in deep water; `facingDeg` looks out to sea; without a `window` no
 * land shelters the beach. Linear theory on straight, parallel depth lines, no friction:
 * 10 to 11 % below Komar & Gaughan's (1973) fit to breakers of laboratories and the field.
 */
export function computeBreakingHeightM(train: Train, facingDeg: number, window?: SwellWindow): number {
  return solveBreakingHeightM(train.heightM, train.periodS, shorewardOf(train, facingDeg, window));
}

/**
 * Finds kh where the power that comes ashore, H² Cg cos a (kept: Dean & Dalrymple 1991 eq. 4.116), and sin a / C (kept:
 * Snell) make H = 0.78 h. With x = ω² h / g = kh tanh kh and k0 = ω² / g this is one equation in kh,
 * (0.78 x)² (1 + 2kh / sinh 2kh) tanh(kh) cos a = (k0 H0)² share, solved by the secant method on logarithms.
 */
export function solveBreakingHeightM(deepHeightM: number, periodS: number, shoreward: Shoreward): number {
  const omega = (2 * Math.PI) / periodS;
  const k0 = (omega * omega) / GRAVITY_MPS2;
  const wanted = (k0 * deepHeightM) ** 2 * shoreward.share;
  if (!(wanted > 1e-12)) return 0;

  const logWanted = Math.log(wanted);
  // Shallow water: tanh kh = kh, so wanted = 2 · 0.78² · kh⁵.
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
    if (Math.abs(change) < 1e-7) break;
  }
  const kh = Math.exp(logKh);
  return (BREAKER_INDEX * kh * Math.tanh(kh)) / k0;
}

function logPower(logKh: number, sinIncidence: number): number {
  const kh = Math.exp(logKh);
  const tanh = Math.tanh(kh);
  const sin = tanh * sinIncidence;
  const x = BREAKER_INDEX * kh * tanh;
  return Math.log(x * x * 2 * groupRatio(kh) * tanh * Math.sqrt(1 - sin * sin));
}

/** Speed of the energy over that of the crests, n = ½ (1 + 2kh / sinh 2kh): ½ in deep water, 1 in shallow. */
function groupRatio(kh: number): number {
  return kh > 300 ? 0.5 : 0.5 * (1 + (2 * kh) / Math.sinh(2 * kh));
}
