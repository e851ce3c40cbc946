import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast } from '../beach-forecast.ts';
import type { StationReadings } from '../observation.ts';
import { fadeWeight } from './fade.ts';
import { placeWeight } from './reach.ts';

type Air = NonNullable<BeachForecast['air']>;

/** Columns store air temperatures in tenths of a °C. */
const TENTHS = 10;

/**
 * Corrects the hourly air temperatures by a measurement, as `correctWind` corrects the wind. The current hour takes the
 * measured value while the reading is recent enough. Later hours add the model's error at the time of measurement,
 * which fades with time. Returns undefined when `now` lies outside the forecast.
 */
export function correctAirTemperature(
  { startAt, hours, beach }: BeachForecast,
  air: Air,
  station: StationReadings,
  now: number,
  isCurrent: boolean,
): Air | undefined {
  const reading = station.airC;
  const nowHour = Math.floor((now - startAt) / HOUR_MS);
  if (!reading || nowHour < 0 || nowHour >= hours) return undefined;
  const airDeciC = air.airDeciC.slice();
  const modelC = temperatureAt(air, (reading.at - startAt) / HOUR_MS);
  if (modelC !== undefined) {
    const place = placeWeight(beach, station, 'airC');
    for (let hour = nowHour; hour < hours; hour++) {
      const weight = fadeWeight(startAt + hour * HOUR_MS - reading.at, place);
      if (weight === 0) break;
      const own = airDeciC[hour];
      if (typeof own === 'number') airDeciC[hour] = Math.round(own + weight * (reading.value - modelC) * TENTHS);
    }
  }
  if (isCurrent) airDeciC[nowHour] = Math.round(reading.value * TENTHS);
  return { ...air, airDeciC };
}

/**
 * Interpolates the air temperature, °C, linearly at a fractional hour index `place`; undefined where either
 * neighbouring hour is unknown.
 */
function temperatureAt({ airDeciC }: Air, place: number): number | undefined {
  const before = Math.floor(place);
  const part = place - before;
  const first = airDeciC[before];
  const second = part === 0 ? first : airDeciC[before + 1];
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  return (first + part * (second - first)) / TENTHS;
}
