import { isCalm, KNOTS_PER_MPS, type ScoreFact } from '@groundswell/forecast';
import { LIGHT_BREEZE_KT } from '../now/summary-text.ts';
import type { Voice } from '../words/voice.ts';
import { speedText } from './quantities.ts';
import { surfText, wholeHeightText } from './surf-text.ts';

/**
 * Formats the fact behind one factor of the score in few words and round numbers, so that many hours have the same
 * text.
 */
export function scoreFactText(fact: ScoreFact, voice: Voice): string {
  const { score, relations, tide } = voice.words;
  switch (fact.part) {
    case 'size':
      return surfText(fact.faceHeightM, voice);
    case 'held': {
      const { faceHeightM, holds } = fact;
      const isOver = faceHeightM > holds.holdsToM;
      const limit = wholeHeightText(isOver ? holds.holdsToM : holds.holdsFromM, voice);
      return isOver ? score.closesOut(limit) : score.barelyBreaks(limit);
    }
    case 'period':
      return score.period(Math.round(fact.periodS));
    case 'wind-sea':
      return score.windSea(Math.round(fact.share * 20) * 5);
    case 'crossing':
      return score.crossing;
    case 'wind': {
      const isLight = fact.speedMps * KNOTS_PER_MPS <= LIGHT_BREEZE_KT;
      const relation = isCalm(fact.speedMps) ? undefined : fact.relation;
      return score.wind(speedText(fact.speedMps, voice), relation && relations[relation], isLight);
    }
    case 'gusts':
      return score.gusts(speedText(fact.gustMps, voice));
    case 'tide': {
      const stage = tide.stages[fact.stage];
      const likes = fact.likes.map((like) => tide.stages[like]);
      return fact.likes.includes(fact.stage) ? score.tideGood(stage) : score.tideBetter(stage, likes);
    }
  }
}
