import { type StationReadings, wholeDeg } from '@groundswell/forecast';
import { rounded } from '../texts/quantities.ts';
import { amount, degrees } from './open-values.ts';

type ValueOf<Quantity extends 'waves' | 'wind'> = NonNullable<StationReadings[Quantity]>['value'];

export function presentWaves({ heightM, periodS, fromDeg }: ValueOf<'waves'>) {
  return { height_m: rounded(heightM, 2), period_s: amount(periodS, 1), from_deg: degrees(fromDeg) };
}

export function presentWind({ speedMps, gustMps, fromDeg }: ValueOf<'wind'>) {
  return { wind_mps: rounded(speedMps, 1), gust_mps: amount(gustMps, 1), wind_from_deg: wholeDeg(fromDeg) };
}

export function presentAir(airC: number) {
  return { air_c: rounded(airC, 1) };
}

export function presentWater(waterC: number) {
  return { water_c: rounded(waterC, 1) };
}
