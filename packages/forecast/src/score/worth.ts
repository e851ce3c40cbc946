import { SETS_OVER_SIGNIFICANT } from '../surf/statistics.ts';
import { GLASSY_WIND_KT, type WindLimits } from '../wind/wind-limits.ts';
import type { TideStage } from './tide-stage.ts';

/*
 * The worth of each input: the factor it leaves of a perfect hour, [0, 1]. The curves and the ordinary
 * hour are our own, published in docs/forecast-model.md; tests hold only their order and limits.
 */

/** The reference hour: a period of 9 s, wind where clean ends, a tide that neither helps nor harms. */
export const ORDINARY = { period: 0.79, surface: 0.7, tide: 0.9 } as const;

/** Face in metres, saturating: half at 0.55 m above flat, nine tenths at 1.85 m. */
export function sizeWorth(faceM: number, flatBelowM: number): number {
  return faceM < flatBelowM ? 0 : 1 - Math.exp((flatBelowM - faceM) / 0.8);
}

/** Faces that a break holds, m: smaller ones barely break there, higher ones close out. */
export interface HeldFaces {
  readonly holdsFromM: number;
  readonly holdsToM: number;
}

/**
 * Face of the sets in metres against what the break holds: 1 within; beyond it by the inverse square; beneath it as waves
 * that are high enough for it get rarer, by Rayleigh's distribution: a reef that needs size does not break at all
 * without it.
 */
export function heldWorth(faceM: number, { holdsFromM, holdsToM }: HeldFaces): number {
  if (faceM < holdsFromM) return Math.exp(2 * SETS_OVER_SIGNIFICANT ** 2 * (1 - (holdsFromM / faceM) ** 2));
  return faceM > holdsToM ? (holdsToM / faceM) ** 2 : 1;
}

/** Period in seconds: 0.65 up to 5 s, 1 from 15 s on, linear between, so that 9 s is ordinary. */
export function periodWorth(periodS: number): number {
  return 0.65 + 0.35 * Math.min(1, Math.max(0, (periodS - 5) / 10));
}

/**
 * Wind in knots against its limits: 1 up to 2 kt, 0.7 where
 * clean ends, 0.4 where fair ends, then falling by its square.
 */
export function surfaceWorth(windKt: number, { cleanKt, fairKt }: WindLimits): number {
  if (windKt <= GLASSY_WIND_KT) return 1;
  if (windKt <= cleanKt) return 1 - (0.3 * (windKt - GLASSY_WIND_KT)) / (cleanKt - GLASSY_WIND_KT);
  if (windKt <= fairKt) return 0.7 - (0.3 * (windKt - cleanKt)) / (fairKt - cleanKt);
  return 0.4 * (fairKt / windKt) ** 2;
}

/** Wind sea's share of the surf's energy, [0, 1]. */
export function seaWorth(share: number): number {
  return 1 - 0.35 * share;
}

/** How far swells cross, [0, 1]: see `SwellMix`. */
export function crossingWorth(crossing: number): number {
  return 1 - 0.2 * crossing;
}

/** At a stage that the break prefers, beside one, or at the other end. */
export function tideWorth(stage: TideStage, likes: readonly TideStage[]): number {
  if (likes.includes(stage)) return 1;
  return stage === 'mid' || likes.includes('mid') ? 0.85 : 0.7;
}
