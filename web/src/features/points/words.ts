import { lengthIn, speedIn, surfRange, temperatureIn, type Units } from '@groundswell/forecast';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { hourWords } from '../../ui/clock-words.ts';
import { numberWords } from '../../ui/number-words.ts';

export const NO_VALUE = '--';
const UNITS = {
  ft: m.charts_unit_ft,
  m: m.charts_unit_m,
  mph: m.charts_unit_mph,
  kph: m.charts_unit_kph,
  kts: m.charts_unit_kts,
  F: m.charts_unit_f,
  C: m.charts_unit_c,
};

export const unitName = (unit: keyof typeof UNITS) => UNITS[unit]();
export const heightNumber = (metres: number, { wave }: Units) =>
  numberWords(Number(lengthIn(wave, metres).toFixed(1)), 1);
export const heightText = (metres: number, units: Units) => `${heightNumber(metres, units)} ${unitName(units.wave)}`;
export const tideText = (metres: number, { tide }: Units) =>
  `${numberWords(Number(lengthIn(tide, metres).toFixed(1)), 1)} ${unitName(tide)}`;
export const speedNumber = (mps: number, { wind }: Units) => String(Math.round(speedIn(wind, mps)));
export const speedText = (mps: number, units: Units) => `${speedNumber(mps, units)} ${unitName(units.wind)}`;
export const temperatureText = (celsius: number, { temp }: Units) =>
  `${Math.round(temperatureIn(temp, celsius))} ${unitName(temp)}`;
export const periodText = (periodS: number) => `${Math.round(periodS)} ${m.charts_unit_s()}`;

/** Returns the words for a face height in metres: '3–4', '40+', 'flat'. */
export function surfText(faceM: number, units: Units): string {
  const { min, max } = surfRange(faceM, units);
  if (max === 0 || faceM < 0.1) return m.point_flat();
  return max === undefined ? `${numberWords(min)}+` : `${numberWords(min)}–${numberWords(max)}`;
}

/** Returns functions that format instants in the local time of a time zone. */
export function clockWords(timeZone: string) {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    return (at: number) => format.format(at).replace(',', '');
  };
  const clock24 = by({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clock = (at: number) => hourWords(minutesOf(clock24(at)), language);
  return {
    clock,
    day: by({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: by({ weekday: 'short' }),
  };
}

/** Converts a 24 h time such as '18:50' to minutes since midnight. */
function minutesOf(clock24: string): number {
  const [hour = 0, minute = 0] = clock24.split(':').map(Number);
  return hour * 60 + minute;
}
