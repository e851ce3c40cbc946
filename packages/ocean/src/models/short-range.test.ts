import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readReal, readRealText } from '../../test-support/real-data.ts';
import { sampleAir } from '../air-sampling.ts';
import { fieldName } from '../field-name.ts';
import { parseGrib2 } from '../grib2/parse-grib2.ts';
import { findRanges, parseIdx } from '../idx.ts';
import { findModel, isShortRangeModelId, SHORT_RANGE_MODELS } from './catalogue.ts';
import { AIR_MODEL_ID } from './gfs/gfs.ts';

test.each([
  ['nam', 'nam.20261120/nam.t06z.awphys07.tm00.grib2', 60],
  ['hrrr', 'hrrr.20261120/conus/hrrr.t06z.wrfsfcf07.grib2', 48],
  ['rrfs', 'rrfs.20261120/06/rrfs.t06z.2dfld.3km.f007.conus.grib2', 60],
] as const)('%s is read from %s on, to %d hours', (id, path, last) => {
  const model = SHORT_RANGE_MODELS[id];
  expect(model.path('2026112006', 7)).toBe(path);
  expect(path.startsWith(model.listingPrefix('2026112006'))).toBe(true);
  expect([model.steps[0], model.steps.at(-1)]).toEqual([0, last]);
});

test('a model is found by its id, global or short-range', () => {
  expect([findModel('hrrr')?.host, findModel(AIR_MODEL_ID)?.host, findModel('none')]).toEqual([
    'hrrr',
    'gfs',
    undefined,
  ]);
  expect(['nam', 'none', 'toString'].map(isShortRangeModelId)).toEqual([true, false, false]);
});

describe('real files', needs(NOAA_FILES), () => {
  test('HRRR: gust and the two components of 170 messages, instantaneous, not the hour’s maximum', () => {
    const entries = parseIdx(readRealText('idx/hrrr.t00z.wrfsfcf08.grib2.idx'));
    const ranges = findRanges(entries, SHORT_RANGE_MODELS.hrrr.wanted, 8);
    expect(ranges.map(({ entry }) => `${entry.message} ${entry.parameter}`)).toEqual(['9 GUST', '77 UGRD', '78 VGRD']);
  });

  test('NAM: U and V of one message, turned by 8.27° off Duck', () => {
    const fields = new Map(
      [...parseGrib2(readReal('grib/nam.20180917.t00z.awp211.f000.grib2'))].map((field) => [
        fieldName(field) ?? '',
        field,
      ]),
    );
    const [u, v] = [fields.get('UGRD:10 m above ground'), fields.get('VGRD:10 m above ground')];
    expect(u?.offset).toBe(v?.offset);
    const [offDuck, hawaii] = sampleAir('', fields, [place(36.0124, -75.4323), place(21.66, -158.05)], 0);
    expect(offDuck?.windSpeedMps).toBeCloseTo(Math.hypot(-4.82, 2.885), 2);
    expect(offDuck?.windFromDeg).toBeCloseTo((Math.atan2(4.82, -2.885) * 180) / Math.PI, 1);
    expect(hawaii).toBeUndefined();
  });
});

const place = (lat: number, lon: number) => ({
  id: 1,
  slug: 'b',
  name: 'B',
  lat,
  lon,
  facingDeg: 90,
  timeZone: 'America/New_York',
  waveGrid: 'atlocn' as const,
  buoyIds: [],
  windStationIds: [],
  waterStationIds: [],
});
