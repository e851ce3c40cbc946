import { DAY_MS, HOUR_MS } from '@groundswell/durations';

/** Returns the seasonal cycle: 1 on `peakDay` (1 January is 0), -1 half a year away. */
export function yearWave(timeMs: number, peakDay: number): number {
  const year = new Date(timeMs).getUTCFullYear();
  const day = (timeMs - Date.UTC(year, 0, 1)) / DAY_MS;
  return Math.cos((2 * Math.PI * (day - peakDay)) / 365.25);
}

/** Returns the local solar hour in [0, 24) at a longitude in degrees east. */
export function solarHour(timeMs: number, lonDeg: number): number {
  const hour = (timeMs / HOUR_MS + lonDeg / 15) % 24;
  return hour < 0 ? hour + 24 : hour;
}
