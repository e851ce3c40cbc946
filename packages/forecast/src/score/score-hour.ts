import { angleBetweenDeg } from '../angles.ts';
import { FLAT_BELOW_M, isFlat } from '../surf/flat.ts';
import { KNOTS_PER_MPS } from '../units.ts';
import type { RatedAir } from '../wind/condition.ts';
import { type WindRelation, windRelation } from '../wind/relation.ts';
import { gustyWindKt, LIGHT_WIND_KT, windLimitsAt } from '../wind/wind-limits.ts';
import { roundToSum } from './round-to-sum.ts';
import type { TideStage } from './tide-stage.ts';
import {
  crossingWorth,
  type HeldFaces,
  heldWorth,
  ORDINARY,
  periodWorth,
  seaWorth,
  sizeWorth,
  surfaceWorth,
  tideWorth,
} from './worth.ts';

/**
 * The inputs of an hour's score, in SI units. Only face and wind are required; other absent values count as ordinary.
 */
export interface ScoredHour extends RatedAir {
  readonly faceHeightM?: number;
  /** The mean period of the surf, and the degree to which its swells cross. */
  readonly periodS?: number;
  readonly crossing?: number;
  /** The wind sea's share of the surf's energy, [0, 1]. */
  readonly seaShare?: number;
  /** The tide stage; absent where the tide is unknown. */
  readonly tide?: TideStage;
}

/** An input of an hour's score, with its value in that hour. */
export type ScoreFact =
  | { readonly part: 'size'; readonly faceHeightM: number }
  | { readonly part: 'held'; readonly faceHeightM: number; readonly holds: HeldFaces }
  | { readonly part: 'period'; readonly periodS: number }
  | { readonly part: 'wind-sea'; readonly share: number }
  | { readonly part: 'crossing' }
  | { readonly part: 'wind'; readonly relation?: WindRelation; readonly speedMps: number }
  | { readonly part: 'gusts'; readonly gustMps: number }
  | { readonly part: 'tide'; readonly stage: TideStage; readonly likes: readonly TideStage[] };

/** The share of one input in a score: whole points, above 0 where the input is better than in an ordinary hour. */
export type ScorePart = ScoreFact & { readonly points: number };

/**
 * The score from 0 to 100, with parts that add up to exactly that score; the part for wave size comes first. Without
 * waves or wind, the reason for the missing score.
 */
export type HourScore =
  | { readonly score: number; readonly parts: readonly ScorePart[] }
  | { readonly score?: undefined; readonly because: 'no-wave-forecast' | 'no-wind-forecast' };

/** The preferences of a beach by which its hours are scored. */
export interface Preferences {
  /** The direction out to sea. */
  readonly facingDeg: number;
  /** The tide stages at which the break works best; empty where unknown. */
  readonly likes?: readonly TideStage[];
  /** The range of faces that the break holds; where unknown, the break holds every face. */
  readonly holds?: HeldFaces;
}

/**
 * Scores an hour: 100 times a product of factors for size, the break's limit, period, wind sea, crossing swells, wind,
 * gusts and tide. Each part's points say how much the score changes when its actual factor replaces an average one,
 * step by step in this order. Parts without points are left out.
 */
export function scoreHour(hour: ScoredHour, { facingDeg, likes = [], holds }: Preferences): HourScore {
  const { faceHeightM, periodS, seaShare = 0, crossing = 0, windSpeedMps, windFromDeg, gustMps, tide } = hour;
  if (faceHeightM === undefined) return { because: 'no-wave-forecast' };
  const surface = windSpeedMps === undefined ? undefined : surfaceOf(hour, windSpeedMps, facingDeg);
  if (!surface || windSpeedMps === undefined) return { because: 'no-wind-forecast' };
  if (isFlat(faceHeightM)) return { score: 0, parts: [{ part: 'size', faceHeightM, points: 0 }] };

  const stage = likes.length > 0 ? tide : undefined;
  const ordinaryPeriod = periodS === undefined ? 1 : ORDINARY.period;
  const ordinaryTide = stage ? ORDINARY.tide : 1;
  const { score, points } = addUp(100 * ordinaryPeriod * ORDINARY.surface * ordinaryTide, [
    sizeWorth(faceHeightM, FLAT_BELOW_M),
    holds ? heldWorth(faceHeightM, holds) : 1,
    periodS === undefined ? 1 : periodWorth(periodS) / ordinaryPeriod,
    seaWorth(seaShare),
    crossingWorth(crossing),
    surface.steady / ORDINARY.surface,
    surface.gusty / surface.steady,
    stage ? tideWorth(stage, likes) / ordinaryTide : 1,
  ]);
  const [size = 0, held, period, sea, crossed, wind, gusts, tidal] = points;
  const parts: ScorePart[] = [{ part: 'size', faceHeightM, points: size }];
  if (held && holds) parts.push({ part: 'held', faceHeightM, holds, points: held });
  if (period && periodS !== undefined) parts.push({ part: 'period', periodS, points: period });
  if (sea) parts.push({ part: 'wind-sea', share: seaShare, points: sea });
  if (crossed) parts.push({ part: 'crossing', points: crossed });
  if (wind) {
    const relation = windFromDeg === undefined ? undefined : windRelation(windFromDeg, facingDeg);
    parts.push({ part: 'wind', relation, speedMps: windSpeedMps, points: wind });
  }
  if (gusts && gustMps !== undefined) parts.push({ part: 'gusts', gustMps, points: gusts });
  if (tidal && stage) parts.push({ part: 'tide', stage, likes, points: tidal });
  return { score, parts };
}

/**
 * Multiplies the score of an ordinary hour by each factor in turn, and records how much each factor changes the score.
 * The points of the first factor include the ordinary score.
 */
function addUp(
  ordinary: number,
  factors: readonly number[],
): { readonly score: number; readonly points: readonly number[] } {
  const gains: number[] = [];
  let worth = ordinary;
  let before = 0;
  for (const factor of factors) {
    worth *= factor;
    gains.push(worth - before);
    before = worth;
  }
  const score = Math.round(worth);
  return { score, points: roundToSum(gains, score) };
}

/**
 * Returns how good the water surface is for surfing, without and with the effect of gusts. Returns undefined if the
 * wind is more than light and its direction is unknown. A light wind of unknown direction counts as cross-shore, and
 * its gusts are ignored.
 */
function surfaceOf(
  { windFromDeg, gustMps = 0 }: RatedAir,
  windSpeedMps: number,
  facingDeg: number,
): { readonly steady: number; readonly gusty: number } | undefined {
  const windKt = windSpeedMps * KNOTS_PER_MPS;
  const isLight = windKt <= LIGHT_WIND_KT;
  if (windFromDeg === undefined && !isLight) return undefined;
  const limits = windLimitsAt(windFromDeg === undefined ? 90 : angleBetweenDeg(windFromDeg, facingDeg));
  const steady = surfaceWorth(windKt, limits);
  if (isLight) return { steady, gusty: steady };
  const gustyKt = gustyWindKt(windKt, gustMps * KNOTS_PER_MPS);
  return { steady, gusty: surfaceWorth(gustyKt, limits) };
}
