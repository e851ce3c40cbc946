import type { ScoreFact, ScorePart } from '../score/score-hour.ts';
import type { TideStage } from '../score/tide-stage.ts';
import { surfText } from '../surf/size.ts';
import { KNOTS_PER_MPS, type Units } from '../units.ts';
import type { WindRelation } from '../wind/relation.ts';
import { LIGHT_BREEZE_KT } from './summary.ts';
import { speedText } from './texts.ts';

/** 'offshore 9 kts +18': a part of a score with its points. */
export function scorePartText(part: ScorePart, units: Units): string {
  return `${scoreFactText(part, units)} ${part.points < 0 ? '−' : '+'}${Math.abs(part.points)}`;
}

/** What a part of a score is about, in few words and round numbers, so that hours share them. */
export function scoreFactText(fact: ScoreFact, units: Units): string {
  switch (fact.part) {
    case 'size':
      return surfText(fact.faceHeightM, units);
    case 'period':
      return `${Math.round(fact.periodS)} s period`;
    case 'wind-sea':
      return `wind sea ${Math.round(fact.share * 20) * 5} %`;
    case 'crossing':
      return 'swells cross';
    case 'wind':
      return relationText(fact.speedMps, fact.relation, units);
    case 'gusts':
      return `gusts to ${speedText(fact.gustMps, units)}`;
    case 'tide':
      return fact.likes.includes(fact.stage)
        ? `${fact.stage} tide, good here`
        : `${fact.stage} tide, ${wants(fact.likes)}`;
  }
}

/** 'light offshore 5 mph'; without the relation where the direction is not known. */
function relationText(speedMps: number, relation: WindRelation | undefined, units: Units): string {
  const light = speedMps * KNOTS_PER_MPS <= LIGHT_BREEZE_KT ? 'light ' : '';
  return `${light}${relation ?? 'wind'} ${speedText(speedMps, units)}`;
}

function wants(likes: readonly TideStage[]): string {
  return `better at ${likes.join(' or ')}`;
}
