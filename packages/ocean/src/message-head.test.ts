import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { expect, test } from 'vitest';
import { readReal } from '../test-support/real-data.ts';
import { decodeField } from './grib2/decode-field.ts';
import { parseGrib2 } from './grib2/parse-grib2.ts';
import { HEAD_BYTES, parseMessageHead } from './message-head.ts';

test.each(['', 'GRIB', 'HTML', '<html><body>Maintenance</body></html>'])('the bytes %j have no head', (text) => {
  expect(() => parseMessageHead(new TextEncoder().encode(text))).toThrow(/GRIB2 section 0 at byte 0: /);
});

test.each([
  'gfswave.20210826.t12z.atlocn.0p16.f000.grib2',
  'gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2',
  'gdas.20211116.t00z.pgrb2.0p25.f000.tmp2m.grib2',
  'nam.20180917.t00z.awp211.f000.grib2',
])(
  'the head of each message of %s is that of its first field, and its reference is the least value',
  needs(NOAA_FILES),
  (file) => {
    const bytes = readReal(`grib/${file}`);
    const firsts = [...parseGrib2(bytes)].filter(({ fieldIndex }) => fieldIndex === 0);
    expect(firsts.length).toBeGreaterThan(0);
    for (const field of firsts) {
      const head = parseMessageHead(bytes.subarray(field.offset, field.offset + HEAD_BYTES));
      const { offset: _o, length: _l, fieldIndex: _i, bitmap: _b, data: _d, ...expected } = field;
      expect(head).toEqual(expected);
      const present = decodeField(field).filter((value) => !Number.isNaN(value));
      const least = present.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
      const { packing } = head;
      const leastPacked = 'reference' in packing ? packing.reference / 10 ** packing.decimalScale : Number.NaN;
      expect(Math.fround(leastPacked), `${field.category}.${field.number}`).toBeCloseTo(least, 3);
    }
  },
);
