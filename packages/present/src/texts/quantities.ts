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

/** Returns text such as 'W 8 mph'; without the compass point in a calm or if the direction is unknown. */
export function windText(speedMps: number, fromDeg: number | undefined, voice: Voice): string {
  const speed = speedText(speedMps, voice);
  const originDeg = windOrigin(speedMps, fromDeg);
  return originDeg === undefined ? speed : `${fromText(originDeg, voice)} ${speed}`;
}

/** Returns the compass point from which wind or swell comes: 'SSW'. */
export function fromText(fromDeg: number, { words }: Voice): string {
  return words.compass[compassPoint(fromDeg)];
}

/** '8 mph'. */
export function speedText(speedMps: number, voice: Voice): string {
  return `${speedNumber(speedMps, voice)} ${voice.words.windUnits[voice.wind]}`;
}

/** Converts a speed to the reader's unit, rounded to a whole number as in its text. */
export function speedNumber(speedMps: number, units: Units): number {
  return Math.round(speedIn(units.wind, speedMps));
}

/** Returns text such as 'ESE 3.6 ft 12 s'. */
export function trainText({ heightM, periodS, fromDeg }: Omit<Train, 'kind'>, voice: Voice): string {
  return `${fromText(fromDeg, voice)} ${heightText(heightM, voice)} ${periodText(periodS, voice)}`;
}

/** '12 s'. */
export function periodText(periodS: number, { words }: Voice): string {
  return `${Math.round(periodS)} ${words.second}`;
}

/** '63 °F'. */
export function temperatureText(celsius: number, units: Units): string {
  return `${temperatureNumber(celsius, units)} °${units.temp}`;
}

/** Converts a temperature to whole degrees of the reader's unit. */
export function temperatureNumber(celsius: number, units: Units): number {
  return noMinusZero(Math.round(temperatureIn(units.temp, celsius)));
}

/** Returns the rain unit that goes with the reader's temperature unit. */
export function rainUnits({ temp }: Units): 'in' | 'mm' {
  return temp === 'F' ? 'in' : 'mm';
}

const MM_PER_INCH = 25.4;

/** Converts an amount of rain: inches with two decimals, millimetres with one. */
export function rainNumber(rainMm: number, units: Units): number {
  return rainUnits(units) === 'in' ? rounded(rainMm / MM_PER_INCH, 2) : rounded(rainMm, 1);
}

/**
 * The decimals of tide levels in the timeline. They are finer than in texts, because a curve through tenths of a foot
 * would show steps.
 */
const LEVEL_DECIMALS = 3;

/** Converts a level of the timeline to the reader's unit. */
export function timelineLevel(levelM: number, { tide }: Units): number {
  return rounded(lengthIn(tide, levelM), LEVEL_DECIMALS);
}

/**
 * Converts a level above the tide's datum to the reader's unit: feet with one decimal, metres with two. It rounds the
 * timeline's already rounded level, so that all texts agree.
 */
export function tideNumber(levelM: number, units: Units): number {
  return roundTide(timelineLevel(levelM, units), units.tide);
}

/** '4.1 ft'. */
export function tideText(levelM: number, voice: Voice): string {
  return tideLevelText(tideNumber(levelM, voice), voice);
}

/** Formats a level that is already rounded in the reader's unit. */
export function tideLevelText(level: number, { tide }: Voice): string {
  return `${level.toFixed(tide === 'ft' ? 1 : 2)} ${tide}`;
}

/** Returns a text with a capital first letter: 'Offshore wind'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rounds a number to `decimals`, as on the wire. */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return noMinusZero(Math.round(value * unit) / unit);
}

/** Replaces -0: JSON writes it as 0, but some number formats as '-0'. */
function noMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}
