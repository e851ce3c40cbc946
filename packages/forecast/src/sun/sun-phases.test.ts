import { expect, test } from 'vitest';
import { listLocalDays } from '../time/local-days.ts';
import { computeSunPhases } from './sun-phases.ts';

const rad = Math.PI / 180;

/**
 * Implements NOAA's solar calculator (the Global Monitoring Laboratory's spreadsheet, after Meeus) independently of the
 * product. Returns when the sun's centre is at `altitude` degrees, UTC ms.
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
  ['Rincón', 'America/Puerto_Rico', 18.34, -67.25],
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

const sanFrancisco = { zone: 'America/Los_Angeles', lat: 37 + 46 / 60, lon: -(122 + 26 / 60) };
const losAngeles = { zone: 'America/Los_Angeles', lat: 34.05, lon: -118.25 };
const hawaii = { zone: 'Pacific/Honolulu', lat: 19 + 49 / 60, lon: -(155 + 29 / 60) };
const boston = { zone: 'America/New_York', lat: 42.32, lon: -71.09 };

/**
 * Values from the US Naval Observatory's tables and its one-day service, in the time zone and to the minute as printed.
 */
const almanac = [
  // Source: 'Rise and Set for the Sun for 2012', San Francisco, Pacific Standard Time.
  { ...sanFrancisco, date: '2012-01-05', offset: '-08:00', sunrise: '07:26', sunset: '17:05' },
  { ...sanFrancisco, date: '2012-02-20', offset: '-08:00', sunrise: '06:54', sunset: '17:54' },
  { ...sanFrancisco, date: '2012-03-21', offset: '-08:00', sunrise: '06:11', sunset: '18:23' },
  { ...sanFrancisco, date: '2012-04-21', offset: '-08:00', sunrise: '05:26', sunset: '18:52' },
  { ...sanFrancisco, date: '2012-05-15', offset: '-08:00', sunrise: '04:59', sunset: '19:13' },
  { ...sanFrancisco, date: '2012-06-21', offset: '-08:00', sunrise: '04:48', sunset: '19:35' },
  { ...sanFrancisco, date: '2012-07-20', offset: '-08:00', sunrise: '05:04', sunset: '19:28' },
  { ...sanFrancisco, date: '2012-08-25', offset: '-08:00', sunrise: '05:34', sunset: '18:48' },
  { ...sanFrancisco, date: '2012-09-22', offset: '-08:00', sunrise: '05:58', sunset: '18:06' },
  { ...sanFrancisco, date: '2012-10-15', offset: '-08:00', sunrise: '06:19', sunset: '17:32' },
  { ...sanFrancisco, date: '2012-11-10', offset: '-08:00', sunrise: '06:45', sunset: '17:02' },
  { ...sanFrancisco, date: '2012-12-21', offset: '-08:00', sunrise: '07:22', sunset: '16:55' },
  // Source: 'Complete Sun and Moon Data for One Day'.
  {
    ...losAngeles,
    date: '2026-06-10',
    offset: '-07:00',
    firstLight: '05:12',
    sunrise: '05:41',
    sunset: '20:04',
    lastLight: '20:33',
  },
  {
    ...hawaii,
    date: '2003-07-15',
    offset: '-10:00',
    firstLight: '05:27',
    sunrise: '05:51',
    sunset: '19:04',
    lastLight: '19:28',
  },
  // Source: 'Civil Twilight for 2024', Boston, Eastern Standard Time.
  { ...boston, date: '2024-06-21', offset: '-05:00', firstLight: '03:33', lastLight: '19:59' },
];
const PHASES = ['firstLight', 'sunrise', 'sunset', 'lastLight'] as const;

test('sun phases match the Naval Observatory’s within a minute, and exactly nine times in ten', () => {
  const errorsMin = almanac.flatMap((row) => {
    const [day] = listLocalDays(row.zone, Date.parse(`${row.date}T12:00${row.offset}`), 1);
    if (!day) throw new Error('There is a day.');
    const phases = computeSunPhases(day, row.lat, row.lon);
    const printed: Partial<Record<(typeof PHASES)[number], string>> = row;
    return PHASES.flatMap((phase) => {
      const time = printed[phase];
      return time ? [((phases[phase] ?? Number.NaN) - Date.parse(`${row.date}T${time}${row.offset}`)) / 60_000] : [];
    });
  });
  expect(errorsMin).toHaveLength(34);
  expect(Math.max(...errorsMin.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(errorsMin.filter((error) => error === 0).length).toBeGreaterThanOrEqual(31);
});

test('where the sun stays up or down there is no sunrise, and the day states which', () => {
  const [june] = listLocalDays('Europe/Oslo', Date.parse('2026-06-21T10:00:00Z'), 1);
  const [december] = listLocalDays('Europe/Oslo', Date.parse('2026-12-21T10:00:00Z'), 1);
  if (!june || !december) throw new Error('There are two days.');
  expect(computeSunPhases(june, 78.2, 15.6)).toEqual({ allDay: 'light' });
  expect(computeSunPhases(december, 78.2, 15.6)).toEqual({ allDay: 'dark' });
});
