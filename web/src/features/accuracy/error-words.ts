import { FEET_PER_METRE } from '@groundswell/forecast';
import { m } from '../../paraglide/later.js';
import type { Units } from '../../preferences/default-units.ts';
import { numberWords } from '../../ui/number-words.ts';
import type { DayErrors, leaningOf } from './model.ts';

/** Returns a height as text: '0.7 ft', or '0.21 m'. */
export function heightWords(heightM: number, units: Units): string {
  if (units === 2) return m.accuracy_m({ height: numberWords(Number(heightM.toFixed(2)), 2) });
  return m.accuracy_ft({ height: numberWords(Number((heightM * FEET_PER_METRE).toFixed(1)), 1) });
}

export function periodWords(periodS: DayErrors['periodS']): string {
  if (periodS === undefined) return m.accuracy_unknown();
  return m.accuracy_seconds({ seconds: numberWords(Number(periodS.toFixed(1)), 1) });
}

export function fromWords(fromDeg: DayErrors['fromDeg']): string {
  return fromDeg === undefined ? m.accuracy_unknown() : m.accuracy_degrees({ degrees: Math.round(fromDeg) });
}

export const LEANING_WORDS: Readonly<Record<ReturnType<typeof leaningOf>, () => string>> = {
  high: m.accuracy_high,
  low: m.accuracy_low,
  none: m.accuracy_even,
};
