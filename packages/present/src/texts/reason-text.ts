import { KNOTS_PER_MPS, LIGHT_WIND_KT, type Reason, type TideStage, type WindRelation } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import type { Words } from '../words/words.ts';
import { capitalized, speedText } from './quantities.ts';

const OFF_LAND: ReadonlySet<WindRelation> = new Set(['offshore', 'cross-offshore']);

/**
 * Formats a rating's reasons as sentences. If gusts or wind sea lower the rating, the wind sentence says what the wind
 * alone would allow, so that no sentence contradicts the condition.
 */
export function reasonTexts(reasons: readonly Reason[], voice: Voice): readonly string[] {
  const offLand = reasons.some((reason) => reason.because === 'wind' && OFF_LAND.has(reason.relation));
  return reasons.map((reason, index) => reasonText(reason, voice, { isLowered: index < reasons.length - 1, offLand }));
}

/**
 * Formats one reason as a sentence. It rounds speeds to whole numbers and shares to 10 %, so that many hours have the
 * same sentence and a reply stores it once.
 */
function reasonText(
  reason: Reason,
  voice: Voice,
  { isLowered, offLand }: { readonly isLowered: boolean; readonly offLand: boolean },
): string {
  const { reasons, relations } = voice.words;
  switch (reason.because) {
    case 'no-wind-forecast':
      return reasons.noWindForecast;
    case 'light-wind':
      return reasons.lightWind(speedText(LIGHT_WIND_KT / KNOTS_PER_MPS, voice));
    case 'wind': {
      const { allows } = reason;
      const [relation, speed] = [relations[reason.relation], speedText(reason.speedMps, voice)];
      return capitalized(
        isLowered && allows !== 'choppy'
          ? reasons.windAlone(relation, speed, allows, offLand)
          : reasons.wind(relation, speed, allows, offLand),
      );
    }
    case 'gusts':
      return reasons.gusts(speedText(reason.gustMps, voice), offLand);
    case 'wind-sea':
      return reasons.windSea(Math.round(reason.share * 10) * 10);
  }
}

/** Says whether a tide stage suits a break whose preferred stages are known. */
export function tideReasonText(stage: TideStage, likes: readonly TideStage[], { reasons, tide }: Words): string {
  const is = tide.stages[stage];
  return capitalized(
    likes.includes(stage)
      ? reasons.tideSuits(is)
      : reasons.tideDiffers(
          is,
          likes.map((like) => tide.stages[like]),
        ),
  );
}
