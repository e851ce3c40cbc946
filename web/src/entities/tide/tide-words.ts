import type { TimelineReply } from '@groundswell/contracts';
import { roundTide } from '@groundswell/forecast';
import { numberWords } from '../../ui/number-words.ts';

/** Returns a level as the page writes it: tenths of a foot, hundredths of a metre. */
export function tideWords(level: number, unit: TimelineReply['tideUnits']): string {
  const decimals = unit === 'ft' ? 1 : 2;
  return numberWords(roundTide(level, unit), decimals);
}
