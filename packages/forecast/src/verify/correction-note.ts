import { dateText } from '../time/clock-text.ts';
import type { AppliedCorrection } from './correct-ocean.ts';
import type { SwellBand } from './swell-band.ts';

const WAVES: Record<SwellBand, string> = {
  short: 'waves below 9 s',
  middle: 'waves of 9 to 13 s',
  long: 'waves above 13 s',
};

/** 'Heights of waves above 13 s raised 8 % after buoy 44097, since 3 Nov'. */
export function correctionNote({ band, factor, buoyId, since }: AppliedCorrection): string {
  const percent = Math.round(Math.abs(factor - 1) * 100);
  const change = factor > 1 ? 'raised' : 'lowered';
  return `Heights of ${WAVES[band]} ${change} ${percent} % after buoy ${buoyId}, since ${dateText(since).dayMonth}`;
}
