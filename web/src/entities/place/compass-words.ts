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

/** Returns a direction with its degrees: 'SSW, 203°'. */
export function choiceText(name: string, deg: number): string {
  const degrees = `${Math.round(deg)}°`;
  return language === 'zh-CN' ? `${name}（${degrees}）` : `${name}, ${degrees}`;
}

/** Returns a position as text: '36.2° N 75.1° W', in Chinese '北纬 36.2°，西经 75.1°'. */
export function placeText({ lat, lon }: { readonly lat: number; readonly lon: number }, decimals = 1): string {
  const degrees = (of: number) => `${numberWords(Number(Math.abs(of).toFixed(decimals)), decimals)}°`;
  if (language === 'zh-CN')
    return `${lat < 0 ? '南纬' : '北纬'} ${degrees(lat)}，${lon < 0 ? '西经' : '东经'} ${degrees(lon)}`;
  const names = m.charts_compass().split(' ');
  return `${degrees(lat)} ${names[lat < 0 ? 8 : 0]} ${degrees(lon)} ${names[lon < 0 ? 12 : 4]}`;
}
