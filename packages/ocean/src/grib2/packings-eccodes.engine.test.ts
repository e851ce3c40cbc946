import { ECCODES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readBytesByEccodes, repackByEccodes } from '../../test-support/eccodes.ts';
import { latLonGrid } from '../../test-support/synthetic-grids.ts';
import { bitmap, data, identification, packing, product, writeMessage } from '../../test-support/synthetic-messages.ts';
import { packBits } from '../../test-support/synthetic-octets.ts';
import { writePng } from '../../test-support/synthetic-png.ts';
import { decodeField } from './decode-field.ts';
import { parseGrib2 } from './parse-grib2.ts';

const [NI, NJ] = [173, 61];

describe('against eccodes (libeccodes-tools at hand)', needs(ECCODES), () => {
  test.each([
    ['32-bit numbers', 'packingType=grid_ieee,precision=1', 4, 24, false],
    ['64-bit numbers', 'packingType=grid_ieee,precision=2', 4, 32, false],
    ['32-bit numbers under a bitmap', 'packingType=grid_ieee,precision=1', 4, 11, true],
    ['64-bit numbers under a bitmap', 'packingType=grid_ieee,precision=2', 4, 11, true],
    ['a PNG image of 7 bits', 'packingType=grid_png', 41, 7, false],
    ['a PNG image of 8 bits under a bitmap', 'packingType=grid_png', 41, 8, true],
    ['a PNG image of 13 bits', 'packingType=grid_png', 41, 13, false],
    ['a PNG image of 16 bits under a bitmap', 'packingType=grid_png', 41, 16, true],
    ['a PNG image of 24 bits', 'packingType=grid_png', 41, 24, false],
    ['a PNG image of 24 bits under a bitmap', 'packingType=grid_png', 41, 20, true],
    ['a PNG image of 32 bits', 'packingType=grid_png', 41, 32, false],
    ['a PNG image of 32 bits under a bitmap', 'packingType=grid_png', 41, 27, true],
  ])('every value of %s is equal', (_, settings, template, bits, masked) => {
    const samples = samplesOf(NI * NJ, bits);
    const mask = samples.map((_, n): 0 | 1 => (masked && n % 11 === 3 ? 0 : 1));
    const kept = samples.filter((_, n) => mask[n]);
    const simple = writeField(
      packing(0, { count: kept.length, reference: -3.5, binaryScale: -2, decimalScale: 1, bits }),
      bitmap(masked ? mask : 255),
      packBits(kept.map((sample) => [sample, bits])),
    );
    const repacked = repackByEccodes(simple, settings);
    expect([...parseGrib2(repacked)].map((field) => field.packing.template)).toEqual([template]);
    expectEqual(repacked);
  });

  test.each([
    [8, false],
    [16, false],
    [24, false],
    [32, false],
    [8, true],
    [16, true],
    [24, true],
    [32, true],
  ])('every value of a PNG image of %d bits with all row filters (interlaced: %s) is equal', (bits, interlaced) => {
    const image = { width: NI, height: NJ, bits, interlaced, samples: samplesOf(NI * NJ, bits), chunkBytes: 1000 };
    expectEqual(
      writeField(
        packing(41, { count: NI * NJ, reference: 250, binaryScale: 1, decimalScale: 2, bits }),
        bitmap(255),
        writePng(image),
      ),
    );
  });
});

/** Compares every value of a message of one field with what eccodes reads. */
function expectEqual(message: Uint8Array): void {
  const [field] = parseGrib2(message);
  const [reference] = readBytesByEccodes(message);
  if (!field || !reference) throw new Error('there is no field');
  const ours = decodeField(field);
  const present = ours.filter((value) => !Number.isNaN(value));
  expect(ours).toHaveLength(NI * NJ);
  expect(present).toEqual(Float32Array.from(reference.values));
}

function writeField(section5: Uint8Array, section6: Uint8Array, packed: Uint8Array): Uint8Array {
  const grid = latLonGrid({ ni: NI, nj: NJ, first: [0, 0], last: [0, 0] });
  return writeMessage([identification(), grid, product(), section5, section6, data(packed)]);
}

/** Returns noise on a slope between 0 and 2^`bits` - 1, with both bounds. */
function samplesOf(count: number, bits: number): number[] {
  const largest = 2 ** bits - 1;
  const samples = Array.from({ length: count }, (_, n) =>
    Math.floor(largest * (0.8 * (n / count) + 0.2 * (((n * 7919) % 1009) / 1009))),
  );
  return samples.with(0, 0).with(1, largest);
}
