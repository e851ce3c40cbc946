import { expect, test } from 'vitest';
import { listLocalDays } from '../time/local-days.ts';
import { computeSunPhases } from './sun-phases.ts';

const rad = Math.PI / 180;

/**
 * NOAA Global Monitoring Laboratory's solar calculator (its spreadsheet, after Meeus), written out on its own: when the
 * sun's centre is at `altitude` degrees, refined at the instant itself. UTC ms.
 */
function noaaCrossing(noonUtc: number, lat: number, lon: number, altitude: number, rising: boolean): number {
  let at = noonUtc;
  for (let round = 0; round < 6; round++) {
    const t = (at / 86_400_000 + 2440587.5 - 2451545) / 36525;
    const meanLon = (280.46646 + t * (36000.76983 + t * 0.0003032)) % 360;
    const anomaly = 357.52911 + t * (35999.05029 - 0.0001537 * t);
    const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
    const centre =
      Math.sin(anomaly * rad) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
      Math.sin(2 * anomaly * rad) * (0.019993 - 0.000101 * t) +
      Math.sin(3 * anomaly * rad) * 0.000289;
    const apparent = meanLon + centre - 0.00569 - 0.00478 * Math.sin((125.04 - 1934.136 * t) * rad);
    const tilt =
      23 +
      (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 +
      0.00256 * Math.cos((125.04 - 1934.136 * t) * rad);
    const declination = Math.asin(Math.sin(tilt * rad) * Math.sin(apparent * rad));
    const y = Math.tan((tilt / 2) * rad) ** 2;
    const equationMin =
      (4 / rad) *
      (y * Math.sin(2 * meanLon * rad) -
        2 * eccentricity * Math.sin(anomaly * rad) +
        4 * eccentricity * y * Math.sin(anomaly * rad) * Math.cos(2 * meanLon * rad) -
        0.5 * y * y * Math.sin(4 * meanLon * rad) -
        1.25 * eccentricity ** 2 * Math.sin(2 * anomaly * rad));
    const cosHour =
      (Math.sin(altitude * rad) - Math.sin(lat * rad) * Math.sin(declination)) /
      (Math.cos(lat * rad) * Math.cos(declination));
    const hourAngle = Math.acos(cosHour) / rad;
    const solarNoonMin = 720 - 4 * lon - equationMin;
    const solarNoon = noonUtc - (noonUtc % 86_400_000) + solarNoonMin * 60_000;
    const nearest = solarNoon + Math.round((noonUtc - solarNoon) / 86_400_000) * 86_400_000;
    at = nearest + (rising ? -4 : 4) * hourAngle * 60_000;
  }
  return at;
}

test.each([
  ['Folly Beach', 'America/New_York', 32.69, -79.89],
  ['Pipeline', 'Pacific/Honolulu', 21.66, -158.05],
  ['Yakutat', 'America/Anchorage', 59.55, -139.73],
  ['Raglan', 'Pacific/Auckland', -37.82, 174.83],
])('sun phases at %s are within a minute of NOAA’s equations all year', (_, zone, lat, lon) => {
  for (const day of listLocalDays(zone, Date.parse('2026-01-05T20:00:00Z'), 360).filter(
    (_, index) => index % 12 === 0,
  )) {
    const noon = (day.startAt + day.endAt) / 2;
    const phases = computeSunPhases(day, lat, lon);
    const expected = {
      firstLight: noaaCrossing(noon, lat, lon, -6, true),
      sunrise: noaaCrossing(noon, lat, lon, -0.833, true),
      sunset: noaaCrossing(noon, lat, lon, -0.833, false),
      lastLight: noaaCrossing(noon, lat, lon, -6, false),
    };
    for (const [name, at] of Object.entries(expected)) {
      const got = phases[name as keyof typeof expected];
      expect(Math.abs((got ?? 0) - at), `${name} on ${day.date}`).toBeLessThan(60_000);
    }
  }
});

test('where the sun stays up or down there is no sunrise, and the day says which', () => {
  const [june] = listLocalDays('Europe/Oslo', Date.parse('2026-06-21T10:00:00Z'), 1);
  const [december] = listLocalDays('Europe/Oslo', Date.parse('2026-12-21T10:00:00Z'), 1);
  if (!june || !december) throw new Error('There are two days.');
  expect(computeSunPhases(june, 78.2, 15.6)).toEqual({ allDay: 'light' });
  expect(computeSunPhases(december, 78.2, 15.6)).toEqual({ allDay: 'dark' });
});
