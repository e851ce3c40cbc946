import { angleBetweenDeg } from '../angles.ts';
import { FLAT_BELOW_M, isFlat } from '../surf/size.ts';
import { KNOTS_PER_MPS } from '../units.ts';
import type { RatedAir } from '../wind/condition.ts';
import { type WindRelation, windRelation } from '../wind/relation.ts';
import { gustyWindKt, LIGHT_WIND_KT, windLimitsAt } from '../wind/wind-limits.ts';
import type { TideStage } from './tide-stage.ts';
import { crossingWorth, ORDINARY, seaWorth, sizeWorth, surfaceWorth, swellWorth, tideWorth } from './worth.ts';

/** What an hour is scored by, in SI. Only face and wind are needed; what else is absent counts as ordinary. */
export interface ScoredHour extends RatedAir {
  readonly faceHeightM?: number;
  /** Mean period of the surf, and how far its swells cross. */
  readonly periodS?: number;
  readonly crossing?: number;
  /** The wind sea's part of the surf's energy, [0, 1]. */
  readonly seaShare?: number;
  /** Absent where the tide is not known. */
  readonly tide?: TideStage;
}

/** A thing that an hour is scored by, as it is in that hour. */
export type ScoreFact =
  | { readonly part: 'size'; readonly faceHeightM: number }
  | { readonly part: 'swell'; readonly periodS: number }
  | { readonly part: 'wind-sea'; readonly share: number }
  | { readonly part: 'crossing' }
  | { readonly part: 'wind'; readonly relation?: WindRelation; readonly speedMps: number }
  | { readonly part: 'gusts'; readonly gustMps: number }
  | { readonly part: 'tide'; readonly stage: TideStage; readonly likes: readonly TideStage[] };

/** One thing's share in a score: whole points, above 0 where it is better than in an ordinary hour. */
export type ScorePart = ScoreFact & { readonly points: number };

/** 0 to 100 and the parts that add up to it exactly, size first; or why there is none. */
export type HourScore =
  | { readonly score: number; readonly parts: readonly ScorePart[] }
  | { readonly score?: undefined; readonly because: 'no-wave-forecast' | 'no-wind-forecast' };

/** What a thing leaves of a perfect hour, and what it would leave in an ordinary one. */
interface Factor {
  readonly fact: ScoreFact;
  readonly worth: number;
  /** Above 0, but for size, that nothing is ordinary of. */
  readonly ordinary: number;
}

/**
 * Scores an hour: 100 times the product of what size, swell, wind, gusts, wind sea, crossing swells and, where `likes` is
 * given, the tide leave of it. A part's points are what the score gains as that thing takes the place of the ordinary
 * one, in this order. `facingDeg` looks out to sea.
 */
export function scoreHour(hour: ScoredHour, facingDeg: number, likes: readonly TideStage[] = []): HourScore {
  const { faceHeightM } = hour;
  if (faceHeightM === undefined) return { because: 'no-wave-forecast' };
  const wind = windFactors(hour, facingDeg);
  if (!wind) return { because: 'no-wind-forecast' };
  const size: ScoreFact = { part: 'size', faceHeightM };
  if (isFlat(faceHeightM)) return { score: 0, parts: [{ ...size, points: 0 }] };

  const factors: Factor[] = [
    { fact: size, worth: sizeWorth(faceHeightM, FLAT_BELOW_M), ordinary: 0 },
    ...waveFactors(hour),
    ...wind,
    ...tideFactors(hour, likes),
  ];
  return addUp(factors);
}

/** Points are rounded one by one; what that leaves over goes to the largest part, where it shows least. */
function addUp(factors: readonly Factor[]): HourScore {
  let worth = 0;
  let next = 100 * factors.slice(1).reduce((product, { ordinary }) => product * ordinary, 1);
  const gains = factors.map(({ worth: own, ordinary }, index) => {
    const before = worth;
    next *= index === 0 ? own : own / ordinary;
    worth = next;
    return worth - before;
  });
  const points = gains.map(Math.round);
  const score = Math.round(worth);
  const largest = gains.reduce((most, gain, index) => (Math.abs(gain) > Math.abs(gains[most] ?? 0) ? index : most), 0);
  points[largest] = (points[largest] ?? 0) + score - points.reduce((sum, one) => sum + one, 0);
  const parts = factors.map(({ fact }, index): ScorePart => ({ ...fact, points: (points[index] ?? 0) || 0 }));
  return { score, parts: parts.filter(({ part, points }) => points !== 0 || part === 'size') };
}

function waveFactors({ periodS, seaShare = 0, crossing = 0 }: ScoredHour): Factor[] {
  const factors: Factor[] = [
    { fact: { part: 'wind-sea', share: seaShare }, worth: seaWorth(seaShare), ordinary: 1 },
    { fact: { part: 'crossing' }, worth: crossingWorth(crossing), ordinary: 1 },
  ];
  const swell: Factor | undefined =
    periodS === undefined
      ? undefined
      : {
          fact: { part: 'swell', periodS },
          worth: swellWorth(periodS),
          ordinary: ORDINARY.swell,
        };
  return swell ? [swell, ...factors] : factors;
}

/** Undefined where the wind is not known; a light one needs no direction, and its gusts do not count. */
function windFactors({ windSpeedMps, windFromDeg, gustMps }: RatedAir, facingDeg: number): Factor[] | undefined {
  if (windSpeedMps === undefined) return undefined;
  const windKt = windSpeedMps * KNOTS_PER_MPS;
  const relation = windFromDeg === undefined ? undefined : windRelation(windFromDeg, facingDeg);
  const fact: ScoreFact = { part: 'wind', relation, speedMps: windSpeedMps };
  if (windKt <= LIGHT_WIND_KT) return [{ fact, worth: 1, ordinary: ORDINARY.surface }];
  if (windFromDeg === undefined) return undefined;

  const limits = windLimitsAt(angleBetweenDeg(windFromDeg, facingDeg));
  const steady = surfaceWorth(windKt, limits);
  const wind: Factor = { fact, worth: steady, ordinary: ORDINARY.surface };
  if (gustMps === undefined) return [wind];
  const gusty = surfaceWorth(gustyWindKt(windKt, gustMps * KNOTS_PER_MPS), limits);
  return [wind, { fact: { part: 'gusts', gustMps }, worth: gusty / steady, ordinary: 1 }];
}

function tideFactors({ tide }: ScoredHour, likes: readonly TideStage[]): Factor[] {
  if (!tide || likes.length === 0) return [];
  return [{ fact: { part: 'tide', stage: tide, likes }, worth: tideWorth(tide, likes), ordinary: ORDINARY.tide }];
}
