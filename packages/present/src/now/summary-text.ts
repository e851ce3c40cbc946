import {
  bodySize,
  type Condition,
  compassPoint,
  isFlat,
  KNOTS_PER_MPS,
  LIGHT_WIND_KT,
  type Train,
  type WindRelation,
} from '@groundswell/forecast';
import { capitalized } from '../texts/quantities.ts';
import { trainKind } from '../texts/train-kind.ts';
import type { Words } from '../words/words.ts';

export interface SummaryOf {
  readonly faceHeightM: number;
  /** The wave train with most of the surf's energy; absent if no train dominates. */
  readonly main?: Train;
  /** The wind sea's share of the surf's energy, 0 to 1. */
  readonly seaShare?: number;
  readonly windSpeedMps?: number;
  readonly relation?: WindRelation;
  readonly condition?: Condition;
}

/** Returns text such as 'Chest high. A 12-second groundswell from ESE, groomed by a light offshore breeze.' */
export function summaryText(of: SummaryOf, words: Words): string {
  const { faceHeightM, main, seaShare = 0, windSpeedMps } = of;
  const { summary, surf, compass } = words;
  if (isFlat(faceHeightM)) return summary.flat;

  const swell = main
    ? summary.swell(trainKind(main), Math.round(main.periodS), compass[compassPoint(main.fromDeg)])
    : seaShare >= 0.5
      ? summary.chop
      : summary.bent;
  const wind = windSpeedMps === undefined ? undefined : windPhrase(windSpeedMps, of, words);
  return summary.surf(capitalized(surf.sizes[bodySize(faceHeightM)]), swell, wind);
}

/** The upper end of Beaufort 2, a light breeze; all texts call wind up to it light. */
export const LIGHT_BREEZE_KT = 6;

/**
 * Returns the wind clause of the summary. Undefined for a more than light wind of unknown direction, because it could
 * groom the surf or blow it out. Over clean surf no wind is called strong, because it does no harm.
 */
function windPhrase(
  speedMps: number,
  { relation, condition }: Pick<SummaryOf, 'relation' | 'condition'>,
  { summary }: Words,
): string | undefined {
  const knots = speedMps * KNOTS_PER_MPS;
  if (knots <= 2) return summary.glassy;
  if (knots <= LIGHT_WIND_KT) return summary.lightBreeze;
  return (
    relation && summary.winds[relation][knots <= LIGHT_BREEZE_KT ? 0 : knots <= 16 || condition === 'clean' ? 1 : 2]
  );
}
