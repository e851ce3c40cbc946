import { angleBetweenDeg } from '../angles.ts';
import { KNOTS_PER_MPS } from '../units.ts';
import { type WindRelation, windRelation } from './relation.ts';

export type Condition = 'clean' | 'fair' | 'choppy';

/** Why an hour is rated as it is, most telling first; the view makes sentences of it. */
export type Reason =
  | { readonly because: 'no-wind-forecast' }
  | { readonly because: 'light-wind' }
  | {
      readonly because: 'wind';
      readonly relation: WindRelation;
      readonly speedMps: number;
      readonly allows: Condition;
    }
  | { readonly because: 'gusts'; readonly gustMps: number }
  | { readonly because: 'wind-sea'; readonly share: number };

export interface Rating {
  /** Absent when the wind is not known. */
  readonly condition?: Condition;
  readonly reasons: readonly Reason[];
}

export interface RatedAir {
  readonly windSpeedMps?: number;
  readonly windFromDeg?: number;
  readonly gustMps?: number;
}

/** At or under this speed the surface is always clean. */
export const LIGHT_WIND_KT = 4;

/** Strongest wind that leaves it clean and fair, by the angle between the wind and the beach's facing; linear between. */
export const WIND_LIMITS = [
  { angleDeg: 0, cleanKt: 5, fairKt: 9 },
  { angleDeg: 45, cleanKt: 6, fairKt: 11 },
  { angleDeg: 90, cleanKt: 8, fairKt: 14 },
  { angleDeg: 135, cleanKt: 15, fairKt: 24 },
  { angleDeg: 180, cleanKt: 20, fairKt: 30 },
] as const;

/** A gust is usually 1.4 times the mean wind; half of what exceeds that counts as wind. */
export const USUAL_GUST_FACTOR = 1.4;
/** From this part of the surf's energy on, wind sea keeps a clean hour at fair. */
export const WIND_SEA_SHARE = 0.5;

/**
 * Rates an hour from the wind against the beach, its gusts and the wind sea's share [0, 1] of the surf's energy.
 * Our own rule, published in docs/forecast-model.md; ratings change by one step at the limits only.
 */
export function rateCondition(air: RatedAir, facingDeg: number, seaShare: number | undefined): Rating {
  const { windSpeedMps, windFromDeg, gustMps } = air;
  if (windSpeedMps === undefined) return { reasons: [{ because: 'no-wind-forecast' }] };
  const windKt = windSpeedMps * KNOTS_PER_MPS;
  if (windKt <= LIGHT_WIND_KT) return { condition: 'clean', reasons: [{ because: 'light-wind' }] };
  if (windFromDeg === undefined) return { reasons: [{ because: 'no-wind-forecast' }] };

  const gustKt = gustMps === undefined ? 0 : gustMps * KNOTS_PER_MPS;
  const excessKt = Math.max(0, gustKt - USUAL_GUST_FACTOR * windKt) / 2;
  const limits = limitsAt(angleBetweenDeg(windFromDeg, facingDeg));
  const byWind = allowed(windKt, limits);
  const byGusts = allowed(windKt + excessKt, limits);
  const bySea = byGusts === 'clean' && seaShare !== undefined && seaShare >= WIND_SEA_SHARE ? 'fair' : byGusts;

  const reasons: Reason[] = [
    { because: 'wind', relation: windRelation(windFromDeg, facingDeg), speedMps: windSpeedMps, allows: byWind },
  ];
  if (gustMps !== undefined && byGusts !== byWind) reasons.push({ because: 'gusts', gustMps });
  if (seaShare !== undefined && bySea !== byGusts) reasons.push({ because: 'wind-sea', share: seaShare });
  return { condition: bySea, reasons };
}

interface Limits {
  readonly cleanKt: number;
  readonly fairKt: number;
}

function allowed(windKt: number, limits: Limits): Condition {
  return windKt <= limits.cleanKt ? 'clean' : windKt <= limits.fairKt ? 'fair' : 'choppy';
}

function limitsAt(angleDeg: number): Limits {
  const [first, ...rest] = WIND_LIMITS;
  let below: (typeof WIND_LIMITS)[number] = first;
  for (const above of rest) {
    if (angleDeg <= above.angleDeg) {
      const fraction = (angleDeg - below.angleDeg) / (above.angleDeg - below.angleDeg);
      return {
        cleanKt: below.cleanKt + fraction * (above.cleanKt - below.cleanKt),
        fairKt: below.fairKt + fraction * (above.fairKt - below.fairKt),
      };
    }
    below = above;
  }
  return below;
}
