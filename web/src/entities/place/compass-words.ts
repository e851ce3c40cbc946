import { COMPASS_POINTS, compassPoint } from '@groundswell/forecast';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { numberWords } from '../../ui/number-words.ts';

/** Returns the sixteen points of the compass, with their degrees. */
export const compassPoints = () =>
  m
    .charts_compass()
    .split(' ')
    .map((name, n) => ({ name, deg: n * 22.5 }));

/** Returns the direction that wind or swell comes from: 'SSW'. */
export function directionText(fromDeg: number): string {
  return compassPoints()[COMPASS_POINTS.indexOf(compassPoint(fromDeg))]?.name ?? '';
}

/** Returns a position as text: '36.2° N 75.1° W'. */
export function placeText({ lat, lon }: { readonly lat: number; readonly lon: number }, decimals = 1): string {
  const names = m.charts_compass().split(' ');
  const part = (degrees: number, positive: number, negative: number) => {
    const text = numberWords(Number(Math.abs(degrees).toFixed(decimals)), language, decimals);
    return `${text}° ${names[degrees < 0 ? negative : positive]}`;
  };
  return `${part(lat, 0, 8)} ${part(lon, 4, 12)}`;
}
