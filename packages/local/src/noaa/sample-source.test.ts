import { parseAlerts } from '@groundswell/pipeline/testing/parse-alerts';
import { parsePoint } from '@groundswell/pipeline/testing/parse-point';
import { expect, test } from 'vitest';
import { openSample, WHOLE } from './sample-source.ts';
import { stepOf } from './step-of.ts';

test('a short sample ocean lists every step within its days, or only the selected steps', async () => {
  const now = () => Date.UTC(2026, 10, 20, 15);
  const list = async (published = {}) => {
    const listed = await openSample(now, () => ({ ...WHOLE, ...published })).list(
      'noaa-gfs-bdp-pds.s3.amazonaws.com',
      'gfs.20261120/06/',
    );
    return listed.map(({ key }) => key);
  };
  const whole = await list();
  expect(Math.max(...whole.map(stepOf))).toBe(384);
  expect(await list({ days: 3 })).toEqual(whole.filter((key) => stepOf(key) <= 72));
  const few = await list({ stepsHours: [0, 6, 48] });
  expect([...new Set(few.map(stepOf))].sort((a, b) => a - b)).toEqual([0, 6, 9, 48]);
  // At 15:00 the current wave charts show hour 9 of the 06:00 run.
  expect(few.filter((key) => stepOf(key) === 9 && !key.includes('global'))).toEqual([]);
});

test('the remaining days are listed once they are published; until then bulletins are not there', async () => {
  let published = { ...WHOLE, days: 2, bulletins: false, shortRange: false };
  const source = openSample(
    () => Date.UTC(2026, 10, 20, 15),
    () => published,
  );
  const lastHour = async () =>
    Math.max(
      ...(await source.list('noaa-gfs-bdp-pds.s3.amazonaws.com', 'gfs.20261120/06/')).map(({ key }) => stepOf(key)),
    );
  expect(await lastHour()).toBe(48);
  const bulletin = '/gfs.20261120/06/wave/station/bulls.t06z/gfswave.44097.bull';
  expect(await source.find('nomads.ncep.noaa.gov', `/pub/data/nccf/com/gfs/prod${bulletin}`)).toBeUndefined();
  published = WHOLE;
  expect(await lastHour()).toBe(384);
});

test.each([
  ['gfs.20261120/06/wave/gridded/gfswave.t06z.atlocn.0p16.f073.grib2.idx', 73],
  ['hrrr.20261120/conus/hrrr.t06z.wrfsfcf18.grib2', 18],
  ['nam.20261120/nam.t06z.awphys36.tm00.grib2', 36],
  ['data/latest_obs/latest_obs.txt', 0],
])('%s belongs to hour %d', (key, hour) => {
  expect(stepOf(key)).toBe(hour);
});

test('the weather service’s stand-in is read like the service itself', async () => {
  const source = openSample(() => Date.UTC(2026, 10, 20, 15));
  const read = async (path: string) => {
    const file = (await source.find('api.weather.gov', path)) ?? expect.fail(path);
    return Buffer.from(await file.read({ start: 0, end: file.sizeBytes - 1 })).toString();
  };
  const { alerts, refused } = parseAlerts(await read('/alerts/active'));
  expect(refused).toBe(0);
  expect(new Set(alerts.map(({ code }) => code))).toContain('high-surf-advisory');
  const zones = parsePoint(await read('/points/35.2,-75.5'));
  expect(zones).toEqual([expect.stringMatching(/^SAZ\d{3}$/)]);
});
