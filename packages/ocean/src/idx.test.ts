import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readRealText } from '../test-support/real-data.ts';
import { BadIndexError, findRanges, parseIdx } from './idx.ts';
import { DECIDING_MODELS } from './models/catalogue.ts';

const wanted = (kind: 'waves' | 'air') => DECIDING_MODELS.find((model) => model.kind === kind)?.wanted ?? [];

test('a range ends before the next message, the last one at the end of the file', () => {
  const entries = parseIdx(
    '1:0:d=2026112006:UGRD:surface:anl:\n2:50:d=2026112006:HTSGW:surface:anl:\n3:90:d=2026112006:WVHGT:surface:anl:\n',
  );
  expect(findRanges(entries, wanted('waves'), 0)).toMatchObject([
    { first: 50, last: 89 },
    { first: 90, last: undefined },
  ]);
});

test('fields that share a message share its range', () => {
  const entries = parseIdx(
    '1.1:0:d=2026112006:UGRD:10 m above ground:anl:\n1.2:0:d=2026112006:VGRD:10 m above ground:anl:\n2:70:d=2026112006:X:Y:anl:\n',
  );
  expect(findRanges(entries, wanted('air'), 0)).toMatchObject([
    { first: 0, last: 69 },
    { first: 0, last: 69 },
  ]);
});

test.each([
  '',
  '1:0:d=2026112006:HTSGW:surface',
  '1:x:d=2026112006:HTSGW:surface:anl:',
  '1:5:d=2026112006:HTSGW:surface:anl:',
  '<html>',
  '1:0:d=2026112006:A:B:anl:\n2:9:d=2026112006:A:B:anl:\n3:4:d=2026112006:A:B:anl:',
])('not an index: %j', (text) => {
  expect(() => parseIdx(text)).toThrow(BadIndexError);
});

describe('real indexes', needs(NOAA_FILES), () => {
  test('GFS: instantaneous values are selected from 743 messages, never averages', () => {
    const ranges = findRanges(parseIdx(readRealText('idx/gfs.20231104.t00z.pgrb2.0p25.f021.idx')), wanted('air'), 21);
    expect(ranges.map(({ entry }) => `${entry.message} ${entry.parameter}`)).toEqual([
      '14 GUST',
      '563 TMP',
      '581 TMP',
      '588 UGRD',
      '589 VGRD',
      '593 PRATE',
      '636 TCDC',
      '728 LAND',
    ]);
    expect(ranges.reduce((sum, { first, last = first }) => sum + last - first + 1, 0)).toBeLessThan(9_000_000);
  });

  test('gfswave: all thirteen messages of the partitions', () => {
    for (const name of [
      'gdaswave.20211130.t00z.wcoast.0p16.f000.grib2.idx',
      'gfswave.20250219.t00z.global.0p16.f000.grib2.idx',
    ]) {
      expect(findRanges(parseIdx(readRealText(`idx/${name}`)), wanted('waves'), 0)).toHaveLength(13);
    }
  });
});
