import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeMirror, SCENES } from './arrange-mirror.ts';
import { readMirrorSettings } from './mirror-settings.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-arrange-'));
const loose = join(dir, 'loose');
const bucket = 'noaa-gfs-bdp-pds.s3.amazonaws.com';

beforeAll(() => {
  const write = (path: string, text: string) => {
    mkdirSync(join(loose, path, '..'), { recursive: true });
    writeFileSync(join(loose, path), text);
  };
  write('grib/gdaswave.20211130.t00z.wcoast.0p16.f000.grib2', 'waves');
  write('idx/gdaswave.20211130.t00z.wcoast.0p16.f000.grib2.idx', 'index');
  write('grib/gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2', 'wind');
  write('grib/gdas.20211116.t00z.pgrb2.0p25.f000.tmp2m.grib2', 'temperature');
  write('bulletins/gfswave.44097.bull', '  Location : 44097\n  Cycle    : 20210428 18 UTC\n');
  write('ndbc/44013.spec', 'spec');
  write('ndbc/latest_obs.txt', 'latest');
});
afterAll(() => rmSync(dir, { recursive: true }));

test("a grid, its index and replacement wind lie at NOAA's paths, with the time of NOAA's publication", async () => {
  const to = join(dir, 'west');
  const places = await arrangeMirror(loose, to, 'west-coast');

  const grid = `${bucket}/gfs.20211130/00/wave/gridded/gfswave.t00z.wcoast.0p16.f000.grib2`;
  expect([...places].sort()).toEqual([
    `${bucket}/gfs.20210831/00/atmos/gfs.t00z.pgrb2.0p25.f000`,
    grid,
    `${grid}.idx`,
    'www.ndbc.noaa.gov/data/latest_obs/latest_obs.txt',
    'www.ndbc.noaa.gov/data/realtime2/44013.spec',
  ]);
  expect(readFileSync(join(to, grid), 'utf8')).toBe('waves');
  expect(statSync(join(to, grid)).mtimeMs).toBe(Date.UTC(2021, 10, 30, 4, 30));
  expect(readMirrorSettings(to)).toEqual({
    now: Date.UTC(2021, 10, 30, 0, 20),
    pins: { 'gfs.0p25': '2021083100' },
    takeIncompleteAfterHours: 0,
    shortRangeModel: 'none',
  });
});

test("a bulletin's run is read from its own header", async () => {
  const to = join(dir, 'bulletin');
  const places = await arrangeMirror(loose, to, 'bulletin');
  expect(places[0]).toBe(`${bucket}/gfs.20210428/18/wave/station/bulls.t18z/gfswave.44097.bull`);
  expect(readMirrorSettings(to)).toEqual({
    now: Date.UTC(2021, 3, 28, 23, 30),
    pins: undefined,
    takeIncompleteAfterHours: 0,
    shortRangeModel: 'none',
  });
});

test("NAM's wind is placed under the name of the grid that is read", async () => {
  const to = join(dir, 'nam');
  writeFileSync(join(loose, 'grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2'), 'waves');
  writeFileSync(join(loose, 'grib/nam.20180917.t00z.awp211.f000.grib2'), 'nam');
  const places = await arrangeMirror(loose, to, 'atlantic-nam');
  expect(places).toContain('noaa-nam-pds.s3.amazonaws.com/nam.20180917/nam.t00z.awphys00.tm00.grib2');
  expect(readMirrorSettings(to)).toMatchObject({
    pins: { 'gfs.0p25': '2021083100', nam: '2018091700' },
    shortRangeModel: 'nam',
  });
  for (const name of ['gfswave.20210826.t12z.atlocn.0p16.f000.grib2', 'nam.20180917.t00z.awp211.f000.grib2'])
    rmSync(join(loose, 'grib', name));
});

test('the error names a scene without files', async () => {
  await expect(arrangeMirror(loose, join(dir, 'none'), 'atlantic')).rejects.toThrow(/nothing for the scene atlantic/);
});

const real = join(import.meta.dirname, '../../../../../shared/data/noaa');
describe('with real files', needs(NOAA_FILES), () => {
  test.each(SCENES)('the scene %s can be arranged', async (scene) => {
    const to = join(dir, `real-${scene}`);
    const places = await arrangeMirror(real, to, scene);
    expect(places.filter((place) => place.startsWith(bucket)).length).toBeGreaterThan(0);
    expect(readMirrorSettings(to).now).toBeGreaterThan(0);
  });
});
