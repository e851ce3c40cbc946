import type { TideStage } from '../score/tide-stage.ts';
import { KNOTS_PER_MPS, speedIn, type Units } from '../units.ts';
import type { Condition, Reason } from '../wind/condition.ts';
import type { WindRelation } from '../wind/relation.ts';
import { LIGHT_WIND_KT } from '../wind/wind-limits.ts';
import { speedText } from './texts.ts';

const RELATIONS: Record<WindRelation, string> = {
  offshore: 'Offshore',
  'cross-offshore': 'Cross-offshore',
  'cross-shore': 'Cross-shore',
  'cross-onshore': 'Cross-onshore',
  onshore: 'Onshore',
};
const EFFECTS: Record<Condition, string> = {
  clean: 'leaves the faces clean',
  fair: 'puts some bump on the faces',
  choppy: 'chops the faces up',
};

/** A reason as a sentence. Speeds are whole and shares rounded to 10 %, so that hours share sentences. */
export function reasonText(reason: Reason, units: Units): string {
  switch (reason.because) {
    case 'no-wind-forecast':
      return 'No wind forecast for this hour';
    case 'light-wind':
      return `Wind of ${Math.round(speedIn(units.wind, LIGHT_WIND_KT / KNOTS_PER_MPS))} ${units.wind} or less leaves the surface smooth`;
    case 'wind':
      return `${RELATIONS[reason.relation]} wind of ${speedText(reason.speedMps, units)} ${EFFECTS[reason.allows]}`;
    case 'gusts':
      return `Gusts to ${speedText(reason.gustMps, units)} roughen it`;
    case 'wind-sea':
      return `Wind sea is about ${Math.round(reason.share * 10) * 10} % of the surf`;
  }
}

/** What a stage of the tide means for a break that is known to like some. */
export function tideReasonText(stage: TideStage, likes: readonly TideStage[]): string {
  const tide = `${stage.charAt(0).toUpperCase()}${stage.slice(1)} tide`;
  return likes.includes(stage)
    ? `${tide} suits this break`
    : `${tide}, but this break likes ${likes.join(' to ')} tide`;
}
