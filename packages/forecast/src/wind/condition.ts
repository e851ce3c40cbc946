import { angleBetweenDeg } from '../angles.ts';
import { KNOTS_PER_MPS } from '../units.ts';
import { type WindRelation, windRelation } from './relation.ts';
import { gustyWindKt, LIGHT_WIND_KT, type WindLimits, windLimitsAt } from './wind-limits.ts';

export type Condition = 'clean' | 'fair' | 'choppy';

/** The reasons for a rating, the main one first. The view turns them into sentences. */
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
  /** The condition of the water surface; absent when the wind is unknown. */
  readonly condition?: Condition;
  readonly reasons: readonly Reason[];
}

export interface RatedAir {
  readonly windSpeedMps?: number;
  readonly windFromDeg?: number;
  readonly gustMps?: number;
}

/** The percentage of wind sea in the surf's energy, as displayed, from which an otherwise clean hour is only fair. */
const WIND_SEA_PERCENT = 50;

/**
 * Rates an hour by the wind relative to the beach, its gusts and the wind sea's share [0, 1] of the surf's energy. The
 * rule is our own, published in docs/forecast-model.md. Ratings change only at the limits, by one step.
 */
export function rateCondition(air: RatedAir, facingDeg: number, seaShare: number | undefined): Rating {
  const { windSpeedMps, windFromDeg, gustMps } = air;
  if (windSpeedMps === undefined) return { reasons: [{ because: 'no-wind-forecast' }] };
  const windKt = windSpeedMps * KNOTS_PER_MPS;
  if (windKt <= LIGHT_WIND_KT) return { condition: 'clean', reasons: [{ because: 'light-wind' }] };
  if (windFromDeg === undefined) return { reasons: [{ because: 'no-wind-forecast' }] };

  const limits = windLimitsAt(angleBetweenDeg(windFromDeg, facingDeg));
  const byWind = allowed(windKt, limits);
  const byGusts = allowed(gustyWindKt(windKt, (gustMps ?? 0) * KNOTS_PER_MPS), limits);
  const bySea = byGusts === 'clean' && Math.round((seaShare ?? 0) * 100) >= WIND_SEA_PERCENT ? 'fair' : byGusts;

  const reasons: Reason[] = [
    { because: 'wind', relation: windRelation(windFromDeg, facingDeg), speedMps: windSpeedMps, allows: byWind },
  ];
  if (gustMps !== undefined && byGusts !== byWind) reasons.push({ because: 'gusts', gustMps });
  if (seaShare !== undefined && bySea !== byGusts) reasons.push({ because: 'wind-sea', share: seaShare });
  return { condition: bySea, reasons };
}

function allowed(windKt: number, limits: WindLimits): Condition {
  return windKt <= limits.cleanKt ? 'clean' : windKt <= limits.fairKt ? 'fair' : 'choppy';
}
