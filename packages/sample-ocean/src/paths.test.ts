import { expect, test } from 'vitest';
import { forecastHours, readPath } from './paths.ts';

const runMs = Date.UTC(2026, 10, 20, 6);

test('a run has 209 steps: hourly to 120, then three-hourly to 384', () => {
  expect(forecastHours).toHaveLength(209);
  expect(forecastHours.slice(119, 123)).toEqual([119, 120, 123, 126]);
  expect(forecastHours.at(-1)).toBe(384);
});

test.each([
  [
    '/gfs.20261120/06/wave/gridded/gfswave.t06z.wcoast.0p16.f123.grib2',
    { kind: 'wave', grid: 'wcoast', runMs, hour: 123, index: false },
  ],
  [
    '/gfs.20261120/06/wave/gridded/gfswave.t06z.atlocn.0p16.f000.grib2.idx',
    { kind: 'wave', grid: 'atlocn', runMs, hour: 0, index: true },
  ],
  ['/gfs.20261120/06/atmos/gfs.t06z.pgrb2.0p25.f384.idx', { kind: 'weather', runMs, hour: 384, index: true }],
  ['/gfs.20261120/06/wave/station/bulls.t06z/gfswave.44097.bull', { kind: 'bulletin', runMs, station: '44097' }],
  ['/data/realtime2/46221.data_spec', { kind: 'realtime', station: '46221', file: 'data_spec' }],
  ['/data/latest_obs/latest_obs.txt', { kind: 'latest' }],
  ['/activestations.xml', { kind: 'stations' }],
])('%s is understood', (path, wanted) => expect(readPath(path)).toEqual(wanted));

test.each([
  '/gfs.20261120/06/wave/gridded/gfswave.t12z.wcoast.0p16.f000.grib2',
  '/gfs.20261120/07/wave/gridded/gfswave.t07z.wcoast.0p16.f000.grib2',
  '/gfs.20261131/06/wave/gridded/gfswave.t06z.wcoast.0p16.f000.grib2',
  '/gfs.20261120/06/wave/gridded/gfswave.t06z.wcoast.0p16.f121.grib2',
  '/gfs.20261120/06/wave/gridded/gfswave.t06z.constructor.0p16.f000.grib2',
  '/gfs.20261120/06/atmos/gfs.t06z.pgrb2.0p25.f385',
  '/data/realtime2/../../etc.txt',
  '/data/realtime2/44013.dart',
  '/',
  '',
])('%s is not a file of the sample ocean', (path) => expect(readPath(path)).toBeUndefined());
