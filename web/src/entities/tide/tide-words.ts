import type { TimelineReply } from '@groundswell/contracts';
import { numberWords } from '../../ui/number-words.ts';

/** A level as it is told: tenths of a foot, hundredths of a metre. */
export function tideWords(level: number, unit: TimelineReply['tideUnits'], language: string): string {
  const decimals = unit === 'ft' ? 1 : 2;
  return numberWords(Number(level.toFixed(decimals)), language, decimals);
}
