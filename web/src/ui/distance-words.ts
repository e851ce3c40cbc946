import { m } from '../paraglide/messages.js';
import { numberWords } from './number-words.ts';

export const KM_PER_MILE = 1.609344;

/** Formats a distance: '12 km', or '7 mi' for readers with heights in feet; below 1 with a decimal, '0.6 mi'. */
export function distanceWords(km: number, heights: 'ft' | 'm'): string {
  const far = heights === 'ft' ? km / KM_PER_MILE : km;
  const distance = numberWords(Number(far.toFixed(far < 0.95 ? 1 : 0)));
  return heights === 'ft' ? m.ui_miles({ distance }) : m.ui_km({ distance });
}

/** Formats a rough distance: '200 km', or in miles rounded to tens '120 mi'. */
export function reachWords(km: number, heights: 'ft' | 'm'): string {
  return distanceWords(heights === 'ft' ? Math.round(km / KM_PER_MILE / 10) * 10 * KM_PER_MILE : km, heights);
}
