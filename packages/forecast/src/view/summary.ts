import { compassPoint } from '../compass.ts';
import type { Train } from '../ocean-at-beach.ts';
import { bodySize } from '../surf/body-size.ts';
import { isFlat } from '../surf/size.ts';
import { KNOTS_PER_MPS } from '../units.ts';
import type { WindRelation } from '../wind/relation.ts';
import { LIGHT_WIND_KT } from '../wind/wind-limits.ts';

export interface SummaryOf {
  readonly faceHeightM: number;
  /** The train that brings most of the surf. */
  readonly main?: Train;
  readonly windSpeedMps?: number;
  readonly relation?: WindRelation;
}

/** 'Chest high. A 12-second groundswell from ESE, groomed by a light offshore breeze.' */
export function summaryText({ faceHeightM, main, windSpeedMps, relation }: SummaryOf): string {
  const wind = windSpeedMps === undefined ? undefined : windPhrase(windSpeedMps, relation);
  if (isFlat(faceHeightM) || !main) {
    return wind ? `Flat. Nothing to ride, ${wind}.` : 'Flat. Nothing to ride.';
  }
  const size = capitalized(bodySize(faceHeightM));
  const swell = `${swellWords(main)} from ${compassPoint(main.fromDeg)}`;
  return wind ? `${size}. ${swell}, ${wind}.` : `${size}. ${swell}.`;
}

/** Below 8 s surfers speak of windswell, from 11 s of groundswell. */
function swellWords({ kind, periodS }: Train): string {
  const seconds = Math.round(periodS);
  const article = seconds === 8 || seconds === 11 || seconds === 18 ? 'An' : 'A';
  const lead = `${article} ${seconds}-second`;
  if (kind === 'sea') return `${lead} wind sea`;
  if (seconds < 8) return `${lead} windswell`;
  if (seconds < 11) return `${lead} swell`;
  return `${lead} groundswell`;
}

/** Beaufort 2, a light breeze, ends here. */
export const LIGHT_BREEZE_KT = 6;

/** Undefined for more than a light wind of unknown direction: it could groom the surf as well as blow it out. */
function windPhrase(speedMps: number, relation: WindRelation | undefined): string | undefined {
  const knots = speedMps * KNOTS_PER_MPS;
  if (knots <= 2) return 'glassy with hardly a breath of wind';
  if (knots <= LIGHT_WIND_KT) return 'smooth under a light breeze';
  return relation && PHRASES[relation][knots <= 8 ? 0 : knots <= 16 ? 1 : 2];
}

const PHRASES: Record<WindRelation, readonly [light: string, moderate: string, strong: string]> = {
  offshore: [
    'groomed by a light offshore breeze',
    'held up by an offshore wind',
    'blown back by a strong offshore wind',
  ],
  'cross-offshore': [
    'brushed by a light cross-offshore breeze',
    'with a cross-offshore wind on it',
    'with a strong cross-offshore wind across it',
  ],
  'cross-shore': [
    'with a light cross-shore breeze',
    'with a cross-shore wind bumping it up',
    'torn by a strong cross-shore wind',
  ],
  'cross-onshore': [
    'with a light cross-onshore breeze on it',
    'with a cross-onshore wind crumbling it',
    'blown out by a strong cross-onshore wind',
  ],
  onshore: [
    'with a light onshore breeze on it',
    'with an onshore wind crumbling it',
    'blown out by a strong onshore wind',
  ],
};

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
