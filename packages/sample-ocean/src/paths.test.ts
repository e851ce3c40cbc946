import { expect, test } from 'vitest';
import { models } from './models.ts';
import { listSteps, readPath } from './paths.ts';

const runMs = Date.UTC(2026, 10, 20, 6);

test('a run has 209 steps: hourly to 120, then three-hourly to 384', () => {
  const hours = models.gfs?.hours ?? [];
  expect(hours).toHaveLength(209);
  expect(hours.slice(119, 123)).toEqual([119, 120, 123, 126]);
  expect(hours.at(-1)).toBe(384);
});

test('short-range models have NOAA’s steps', () => {
  expect(models.hrrr?.hours).toHaveLength(49);
  expect(models.nam?.hours.slice(35, 39)).toEqual([35, 36, 39, 42]);
  expect(models.nam?.hours.at(-1)).toBe(84);
});

test('a listing has the files of one model and run only', () => {
  const paths = listSteps('/hrrr.20261120/conus/hrrr.t06z.wrfsfcf').map(({ path }) => path);
  expect(paths).toHaveLength(49);
  for (const path of paths) expect(readPath(path)).toMatchObject({ model: models.hrrr, runMs });
  expect(listSteps('/gfs.20261120/06/wave/gridded/gfswave.t06z.global.0p25.f')).toHaveLength(209);
  expect(listSteps('/somewhere/else')).toEqual([]);
});

test.each([
  [
    '/gfs.20261120/06/wave/gridded/gfswave.t06z.wcoast.0p16.f123.grib2',
    { kind: 'step', model: models.wcoast, runMs, hour: 123, index: false },
  ],
  [
    '/gfs.20261120/06/wave/gridded/gfswave.t06z.atlocn.0p16.f000.grib2.idx',
    { kind: 'step', model: models.atlocn, runMs, hour: 0, index: true },
  ],
  [
    '/gfs.20261120/06/wave/gridded/gfswave.t06z.global.0p25.f384.grib2',
    { kind: 'step', model: models.globe, runMs, hour: 384, index: false },
  ],
  ['/nam.20261120/nam.t06z.awphys84.tm00.grib2', { kind: 'step', model: models.nam, runMs, hour: 84, index: false }],
  [
    '/hrrr.20261120/conus/hrrr.t06z.wrfsfcf07.grib2.idx',
    { kind: 'step', model: models.hrrr, runMs, hour: 7, index: true },
  ],
  [
    '/rrfs.20261120/06/rrfs.t06z.2dfld.3km.f007.conus.grib2',
    { kind: 'step', model: models.rrfs, runMs, hour: 7, index: false },
  ],
  [
    '/gfs.20261120/06/atmos/gfs.t06z.pgrb2.0p25.f384.idx',
    { kind: 'step', model: models.gfs, runMs, hour: 384, index: true },
  ],
  ['/gfs.20261120/06/wave/station/bulls.t06z/gfswave.44097.bull', { kind: 'bulletin', runMs, station: '44097' }],
  ['/data/realtime2/46221.data_spec', { kind: 'realtime', station: '46221', file: 'data_spec' }],
  ['/data/latest_obs/latest_obs.txt', { kind: 'latest' }],
  ['/activestations.xml', { kind: 'stations' }],
])('%s is parsed', (path, wanted) => expect(readPath(path)).toEqual(wanted));

test.each([
  '/gfs.20261120/06/wave/gridded/gfswave.t12z.wcoast.0p16.f000.grib2',
  '/gfs.20261120/07/wave/gridded/gfswave.t07z.wcoast.0p16.f000.grib2',
  '/gfs.20261131/06/wave/gridded/gfswave.t06z.wcoast.0p16.f000.grib2',
  '/gfs.20261120/06/wave/gridded/gfswave.t06z.wcoast.0p16.f121.grib2',
  '/gfs.20261120/06/wave/gridded/gfswave.t06z.constructor.0p16.f000.grib2',
  '/gfs.20261120/06/atmos/gfs.t06z.pgrb2.0p25.f385',
  '/hrrr.20261120/conus/hrrr.t06z.wrfsfcf49.grib2',
  '/hrrr.20261120/conus/hrrr.t05z.wrfsfcf01.grib2',
  '/nam.20261120/nam.t06z.awphys38.tm00.grib2',
  '/gfs.20261120/12/atmos/gfs.t06z.pgrb2.0p25.f001',
  '/data/realtime2/../../etc.txt',
  '/data/realtime2/44013.dart',
  '/',
  '',
])('%s is not a file of the sample ocean', (path) => expect(readPath(path)).toBeUndefined());
