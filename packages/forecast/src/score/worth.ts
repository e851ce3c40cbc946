import { SETS_OVER_SIGNIFICANT } from '../surf/statistics.ts';
import { GLASSY_WIND_KT, type WindLimits } from '../wind/wind-limits.ts';
import type { TideStage } from './tide-stage.ts';

/*
 * The worth of an input is the factor by which it lowers the score of a perfect hour, [0, 1]. The curves and the
 * ordinary hour are our own, published in docs/forecast-model.md. Tests check only their order and limits.
 */

/** The ordinary hour: a period of 9 s, wind at the limit of clean, and a tide that neither helps nor harms. */
export const ORDINARY = { period: 0.79, surface: 0.7, tide: 0.9 } as const;

/**
 * Returns the worth of a face in metres, measured from the flat limit `flatBelowM`. The curve saturates: 0.5 at 0.55 m
 * above the limit, 0.9 at 1.85 m above it.
 */
export function sizeWorth(faceM: number, flatBelowM: number): number {
  return faceM < flatBelowM ? 0 : 1 - Math.exp((flatBelowM - faceM) / 0.8);
}

/** The range of faces that a break holds, m. Smaller faces barely break there, larger ones close out. */
export interface HeldFaces {
  readonly holdsFromM: number;
  readonly holdsToM: number;
}

/**
 * Returns 1 for a face within the range that the break holds. Above the range the worth falls with the inverse square
 * of the face. Below it the worth falls with the share of waves that are high enough, by the Rayleigh distribution.
 */
export function heldWorth(faceM: number, { holdsFromM, holdsToM }: HeldFaces): number {
  if (faceM < holdsFromM) return Math.exp(2 * SETS_OVER_SIGNIFICANT ** 2 * (1 - (holdsFromM / faceM) ** 2));
  return faceM > holdsToM ? (holdsToM / faceM) ** 2 : 1;
}

/**
 * Returns the worth of a period in seconds: 0.65 up to 5 s, 1 from 15 s on, linear between. The ordinary 9 s gives
 * 0.79.
 */
export function periodWorth(periodS: number): number {
  return 0.65 + 0.35 * Math.min(1, Math.max(0, (periodS - 5) / 10));
}

/**
 * Returns the worth of a wind in knots against its limits: 1 up to 2 kt, 0.7 at the limit of clean, 0.4 at the limit of
 * fair. Beyond that it falls with the square of the wind.
 */
export function surfaceWorth(windKt: number, { cleanKt, fairKt }: WindLimits): number {
  if (windKt <= GLASSY_WIND_KT) return 1;
  if (windKt <= cleanKt) return 1 - (0.3 * (windKt - GLASSY_WIND_KT)) / (cleanKt - GLASSY_WIND_KT);
  if (windKt <= fairKt) return 0.7 - (0.3 * (windKt - cleanKt)) / (fairKt - cleanKt);
  return 0.4 * (fairKt / windKt) ** 2;
}

/** Returns the worth of the wind sea's share of the surf's energy, [0, 1]. */
export function seaWorth(share: number): number {
  return 1 - 0.35 * share;
}

/** Returns the worth of the swells' crossing, [0, 1]: see `SwellMix`. */
export function crossingWorth(crossing: number): number {
  return 1 - 0.2 * crossing;
}

/**
 * Returns the worth of a tide stage by whether the break prefers it, prefers the neighbouring stage, or prefers only
 * the opposite one.
 */
export function tideWorth(stage: TideStage, likes: readonly TideStage[]): number {
  if (likes.includes(stage)) return 1;
  return stage === 'mid' || likes.includes('mid') ? 0.85 : 0.7;
}
