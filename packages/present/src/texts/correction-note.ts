import { compassPoint } from '@groundswell/forecast';
import { type AppliedCorrection, sectorDeg } from '@groundswell/forecast/verify';
import type { Words } from '../words/words.ts';
import { dateText } from './clock-text.ts';

/** Returns text such as 'Heights of waves over 13 s raised 8% to match buoy 44097, since Nov 3'. */
export function correctionNote({ band, sector, factor, buoyId, since }: AppliedCorrection, words: Words): string {
  const percent = Math.round(Math.abs(factor - 1) * 100);
  const from = sector === undefined ? undefined : words.compass[compassPoint(sectorDeg(sector))];
  return words.notes.corrected(band, from, factor > 1, percent, buoyId, dateText(since, words).dayMonth);
}
