import {
  compassPoint,
  lengthIn,
  roundTide,
  speedIn,
  type Train,
  temperatureIn,
  type Units,
  windOrigin,
} from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import { heightText } from './surf-text.ts';

/** 'W 8 mph'; without the compass point in a calm and where the direction is unknown. */
export function windText(speedMps: number, fromDeg: number | undefined, voice: Voice): string {
  const speed = speedText(speedMps, voice);
  const originDeg = windOrigin(speedMps, fromDeg);
  return originDeg === undefined ? speed : `${fromText(originDeg, voice)} ${speed}`;
}

/** 'SSW': where wind or swell comes from. */
export function fromText(fromDeg: number, { words }: Voice): string {
  return words.compass[compassPoint(fromDeg)];
}

/** '8 mph'. */
export function speedText(speedMps: number, voice: Voice): string {
  return `${speedNumber(speedMps, voice)} ${voice.words.windUnits[voice.wind]}`;
}

/** A speed in the reader's unit, a whole number as in its text. */
export function speedNumber(speedMps: number, units: Units): number {
  return Math.round(speedIn(units.wind, speedMps));
}

/** 'ESE 3.6 ft 12 s'. */
export function trainText({ heightM, periodS, fromDeg }: Omit<Train, 'kind'>, voice: Voice): string {
  return `${fromText(fromDeg, voice)} ${heightText(heightM, voice)} ${Math.round(periodS)} s`;
}

/** '63 °F'. */
export function temperatureText(celsius: number, units: Units): string {
  return `${temperatureNumber(celsius, units)} °${units.temp}`;
}

/** Whole degrees of the reader's unit. */
export function temperatureNumber(celsius: number, units: Units): number {
  return noMinusZero(Math.round(temperatureIn(units.temp, celsius)));
}

/** Rain is read in the unit that goes with the reader's temperatures. */
export function rainUnits({ temp }: Units): 'in' | 'mm' {
  return temp === 'F' ? 'in' : 'mm';
}

const MM_PER_INCH = 25.4;

/** An amount of rain: inches with two decimals, millimetres with one. */
export function rainNumber(rainMm: number, units: Units): number {
  return rainUnits(units) === 'in' ? rounded(rainMm / MM_PER_INCH, 2) : rounded(rainMm, 1);
}

/** Finer than it is shown: a curve through tenths of a foot has steps. */
const LEVEL_DECIMALS = 3;

/** A level of the timeline in the reader's unit. */
export function timelineLevel(levelM: number, { tide }: Units): number {
  return rounded(lengthIn(tide, levelM), LEVEL_DECIMALS);
}

/** A level above the tide's datum, rounded from the timeline's as pages round it: feet with one decimal, metres with two. */
export function tideNumber(levelM: number, units: Units): number {
  return roundTide(timelineLevel(levelM, units), units.tide);
}

/** '4.1 ft'. */
export function tideText(levelM: number, voice: Voice): string {
  return tideLevelText(tideNumber(levelM, voice), voice);
}

/** The same of a level that is rounded in the reader's unit. */
export function tideLevelText(level: number, { tide, words }: Voice): string {
  return `${words.number(level.toFixed(tide === 'ft' ? 1 : 2))} ${tide}`;
}

/** 'Offshore wind': a text with a capital first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number rounded to `decimals`, as on the wire. */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return noMinusZero(Math.round(value * unit) / unit);
}

/** -0 would be written as 0 in JSON and as '-0' in some texts. */
function noMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}
