import type { AccuracyReply } from '@groundswell/contracts';
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

/** Returns a height with its sign: '+0.7 ft'. */
export function signedHeightWords(heightM: number, units: Units): string {
  return `${heightM > 0 ? '+' : ''}${heightWords(heightM, units)}`;
}

export function scatterWords(scatter: number | null | undefined): string {
  return percentWords(scatter == null ? undefined : scatter * 100);
}

export function percentWords(percent: number | null | undefined): string {
  return percent == null ? m.accuracy_unknown() : m.accuracy_percent({ percent: Math.round(percent) });
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

export const COAST_WORDS: Readonly<Record<AccuracyReply['coasts'][number]['coast'], () => string>> = {
  'east-coast': m.accuracy_east_coast,
  'gulf-coast': m.accuracy_gulf_coast,
  'west-coast': m.accuracy_west_coast,
  hawaii: m.accuracy_hawaii,
  'puerto-rico': m.accuracy_puerto_rico,
};

export const LEFT_OUT_WORDS: Readonly<Record<AccuracyReply['left_out'][number]['reason'], () => string>> = {
  view: m.accuracy_left_view,
  silent: m.accuracy_left_silent,
};
