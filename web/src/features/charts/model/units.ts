import { FEET_PER_METRE, KNOTS_PER_MPS, speedIn, type Units } from '@groundswell/forecast';
import type { Quantity } from './chart-types.ts';

/** A unit in which a legend can be read. */
export type ChartUnit = 'ft' | 'm' | 's' | 'mph' | 'kph' | 'kts' | 'F' | 'C';

export const unitsOf: Readonly<Record<Quantity, readonly ChartUnit[]>> = {
  wave: ['ft', 'm'],
  period: ['s'],
  wind: ['mph', 'kph', 'kts'],
  sea: ['F', 'C'],
};

/** The units that a reader chose on the legends. */
export type ChosenUnits = Partial<Pick<Units, 'wave' | 'wind' | 'temp'>>;

/** Returns the units of the charts: those chosen on a legend, else the reader's own. */
export function chartUnits(own: Units, { wave = own.wave, wind = own.wind, temp = own.temp }: ChosenUnits): Units {
  return { ...own, wave, wind, temp };
}

/** Returns the chosen units joined as the API expects them, 'm,kts'; undefined without a choice. */
export function namesOfChosen({ wave, wind, temp }: ChosenUnits): string | undefined {
  return [wave, wind, temp].filter(Boolean).join(',') || undefined;
}

export function unitOf(quantity: Quantity, units: Pick<Units, 'wave' | 'wind' | 'temp'>): ChartUnit {
  return { wave: units.wave, period: 's' as const, wind: units.wind, sea: units.temp }[quantity];
}

/** Returns how many knots one unit of wind speed has. */
const knotsOf = (unit: Units['wind']) => KNOTS_PER_MPS / speedIn(unit, 1);

/** Converts a value to the unit of the ramp's thresholds: feet, seconds, knots, °F. */
export function toRampUnit(unit: ChartUnit, value: number): number {
  if (unit === 'm') return value * FEET_PER_METRE;
  if (unit === 'C') return value * 1.8 + 32;
  if (unit === 'mph' || unit === 'kph') return value * knotsOf(unit);
  return value;
}

/** Converts a ramp value to a unit: the inverse of `toRampUnit`. */
export function fromRampUnit(unit: ChartUnit, value: number): number {
  if (unit === 'm') return value / FEET_PER_METRE;
  if (unit === 'C') return (value - 32) / 1.8;
  if (unit === 'mph' || unit === 'kph') return value / knotsOf(unit);
  return value;
}

/** Returns the number of decimals of a unit: one for heights, else none. */
export function decimalsOf(unit: ChartUnit): number {
  return unit === 'ft' || unit === 'm' ? 1 : 0;
}
