import { modelName } from '@groundswell/present';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { numberWords } from '../../ui/number-words.ts';
import { type ChartType, type FieldType, type Quantity, quantityOf } from './model/chart-types.ts';
import type { Clock } from './model/clock.ts';
import type { Reading } from './model/reading.ts';
import { type ChartUnit, decimalsOf, fromRampUnit } from './model/units.ts';
import { zoneTitle } from './time/time-words.ts';

const NAMES: Readonly<Record<ChartType, () => string>> = {
  wave: m.charts_wave,
  period: m.charts_period,
  gfs: m.charts_gfs,
  nam: m.charts_nam,
  sst: m.charts_sst,
  stations: m.charts_stations,
};
const TITLES: Readonly<Record<Quantity, () => string>> = {
  wave: m.charts_wave_title,
  period: m.charts_period_title,
  wind: m.charts_wind_title,
  sea: m.charts_sst_title,
};
const UNITS: Readonly<Record<ChartUnit, () => string>> = {
  ft: m.charts_unit_ft,
  m: m.charts_unit_m,
  s: m.charts_unit_s,
  mph: m.charts_unit_mph,
  kph: m.charts_unit_kph,
  kts: m.charts_unit_kts,
  F: m.charts_unit_f,
  C: m.charts_unit_c,
};

export const nameOf = (type: ChartType) => NAMES[type]();
export const titleOf = (quantity: Quantity) => TITLES[quantity]();
export const unitName = (unit: ChartUnit) => UNITS[unit]();

/** Formats a legend mark with its unit: '12 ft'. */
export const markText = (unit: ChartUnit, value: number) => `${numberWords(value)} ${unitName(unit)}`;

/** Formats a ramp value in a unit, without the unit's name: '6.8'. */
export function numberText(unit: ChartUnit, rampValue: number): string {
  const decimals = decimalsOf(unit);
  return numberWords(Number(fromRampUnit(unit, rampValue).toFixed(decimals)), decimals);
}
export const valueText = (unit: ChartUnit, rampValue: number) => `${numberText(unit, rampValue)} ${unitName(unit)}`;

/**
 * Explains why a map has no value at a place. Wave models have no values on land or outside their sea area, wind models
 * none outside their grid.
 */
export function noneText(
  type: FieldType,
  model: string,
  { isLand, isBare }: Pick<Reading, 'isLand' | 'isBare'>,
): string {
  if (quantityOf(type) === 'wind') return m.charts_beyond_model({ model: modelName(model) });
  if (isLand && type !== 'sst') return m.charts_on_land_wave();
  return isBare || type === 'sst' ? m.charts_on_land_other() : m.charts_no_sea_wave();
}

/** Returns the zone of an hour and its owner: 'HST (UTC-10), the last beach’s'. */
export function zoneText(clock: Clock, timeZone: string, at: number): string {
  const zone = zoneTitle(language, timeZone, at);
  return { beach: m.charts_zone_beach, utc: () => zone, own: m.charts_zone_own }[clock]({ zone });
}
export const clockName = (clock: Clock) =>
  ({ beach: m.charts_clock_beach, utc: () => 'UTC', own: m.charts_clock_own })[clock]();
