import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ECCODES, ECMWF_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { type EccodesField, readBytesByEccodes } from '../../test-support/eccodes.ts';
import { concat } from '../../test-support/synthetic-octets.ts';
import { decodeField } from './decode-field.ts';
import { describeField } from './describe-field.ts';
import { parseGrib2 } from './parse-grib2.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/ecmwf');
const [AIFS, MFWAM] = ['aifs-single.20260628.wave.grib2', 'mfwam.20250806.t00z.swell.ccsds.grib2'];

describe('real files in CCSDS packing', needs(ECMWF_FILES, ECCODES), () => {
  test.each([
    [AIFS, 4],
    [MFWAM, 1],
  ])('every value of %s is that of eccodes', (file, count) => {
    const bytes = load(file);
    const fields = [...parseGrib2(bytes)];
    expect(fields).toHaveLength(count);
    for (const field of fields) {
      const message = bytes.subarray(field.offset, field.offset + field.length);
      const [reference] = readBytesByEccodes(field.productTemplate === 103 ? asTemplate0(message) : message);
      expect(differencesOf(decodeField(field), reference ?? expect.fail('eccodes read no field'))).toBe(0);
    }
  });
});

describe('real files of waves by period', needs(ECMWF_FILES), () => {
  test('name the range of periods', () => {
    const fields = existsSync(FOLDER) ? [...parseGrib2(load(AIFS))] : [];
    expect(fields.map((field) => describeField(field, []).periodRange)).toEqual([
      { name: '1012', intervalType: 7, lowerS: 10, upperS: 12 },
      { name: '1214', intervalType: 7, lowerS: 12, upperS: 14 },
      undefined,
      undefined,
    ]);
  });
});

function load(file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(FOLDER, file)));
}

/** Returns a message of template 4.103 as 4.0, because eccodes 2.28 does not know 4.103. */
function asTemplate0(message: Uint8Array): Uint8Array {
  const view = new DataView(message.buffer, message.byteOffset, message.length);
  let at = 16;
  while (message[at + 4] !== 4) at += view.getUint32(at);
  const changed = concat([message.subarray(0, at + 11), message.subarray(at + 22)]);
  const out = new DataView(changed.buffer);
  out.setUint32(12, changed.length);
  out.setUint32(at, 34);
  out.setUint16(at + 7, 0);
  return changed;
}

/** Counts the values that differ from eccodes' 64-bit values, rounded to 32 bits. */
function differencesOf(values: Float32Array, { values: reference, bitmap }: EccodesField): number {
  let next = 0;
  const different = values.filter((value, n) => {
    const present = !bitmap || ((bitmap[n >>> 3] ?? 0) & (0x80 >>> (n & 7))) !== 0;
    return present ? value !== Math.fround(reference[next++] ?? Number.NaN) : !Number.isNaN(value);
  });
  return different.length + reference.length - next;
}
