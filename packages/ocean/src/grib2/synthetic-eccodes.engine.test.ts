import { ECCODES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { positionsByEccodes, readBytesByEccodes, repackByEccodes } from '../../test-support/eccodes.ts';
import { nearestIndex } from '../../test-support/nearest-index.ts';
import { latLonGrid, mercatorGrid, projectedGrid } from '../../test-support/synthetic-grids.ts';
import { bitmap, data, identification, packing, product, writeMessage } from '../../test-support/synthetic-messages.ts';
import { packBits } from '../../test-support/synthetic-octets.ts';
import { decodeField } from './decode-field.ts';
import type { GribField } from './grib-field.ts';
import { fileIndex } from './grid.ts';
import { positionOnGrid } from './grid-position.ts';
import { parseGrib2 } from './parse-grib2.ts';
import { eastOf } from './projection.ts';

describe('against eccodes (libeccodes-tools at hand)', needs(ECCODES), () => {
  // eccodes 2.28 ignores scanning modes on projected grids, misplaces southern Lambert grids, and spaces the rows of
  // Mercator like its columns. Round-trip tests cover those cases instead.
  test.each([
    ['Lambert', projectedGrid(30)],
    ['polar stereographic', projectedGrid(20)],
    ['southern polar stereographic', projectedGrid(20, { south: true })],
    ['Mercator', mercatorGrid()],
    [
      'southern Mercator across the antimeridian',
      mercatorGrid({ first: [-40, 179.9], trueLat: -35, stepM: [9000, 9000] }),
    ],
  ])('every point of a %s grid is where eccodes places it', (_, grid) => {
    const message = writeMessage([
      identification(),
      grid,
      product(),
      packing(0, { count: 80, bits: 8 }),
      bitmap(255),
      data(new Uint8Array(80)),
    ]);
    const field = only(message);
    for (const [n, expected] of positionsByEccodes(message).entries()) {
      const position = positionOnGrid(field.grid, n % 10, Math.floor(n / 10));
      expect(Math.abs((position?.lat ?? Number.NaN) - expected.lat)).toBeLessThan(1e-4);
      expect(Math.abs(eastOf(expected.lon, position?.lon ?? Number.NaN))).toBeLessThan(1e-4);
      expect(nearestIndex(field.grid, expected.lat, expected.lon)).toBe(
        fileIndex(field.grid, n % 10, Math.floor(n / 10)),
      );
    }
  });

  test.each([
    ['a row of 145,454 valid points', 400, 400, 11, true],
    ['a plane wider than a precinct', 40_000, 3, 10, false],
    ['a plane higher than a precinct', 3, 40_000, 16, false],
    ['blocks of every size', 65, 130, 12, false],
    ['a column', 1, 90, 7, false],
  ])('JPEG2000 of %s is exact', (_, ni, nj, bits, masked) => {
    const samples = samplesOf(ni * nj, bits);
    const mask = samples.map((_, n): 0 | 1 => (masked && n % 11 === 3 ? 0 : 1));
    const field = only(
      repackByEccodes(writeSamples(ni, nj, bits, samples, masked ? mask : undefined), 'packingType=grid_jpeg'),
    );
    expect(field.packing.template).toBe(40);

    const values = decodeField(field);
    expect(samples.filter((sample, n) => (mask[n] ? values[n] !== sample : !Number.isNaN(values[n])))).toEqual([]);
  });

  // libaec 1.0 does not write the padding of flag 32; the sample ocean's encoder does, and eccodes reads it.
  test.each([
    [1, 14, 8, 1, false],
    [2, 30, 16, 128, false],
    [4, 30, 64, 9, true],
    [8, 14, 32, 128, true],
    [8, 15, 32, 3, false],
    [11, 6, 16, 4096, false],
    [16, 14, 64, 1, true],
    [16, 15, 8, 128, false],
    [20, 14, 32, 128, true],
    [24, 14, 8, 4096, false],
  ])(
    'CCSDS of %d bits, flags %d, blocks of %d and intervals of %d is exact',
    (bits, flags, block, interval, masked) => {
      for (const samples of ccsdsFields(bits)) {
        const mask = samples.map((_, n): 0 | 1 => (masked && n % 11 === 3 ? 0 : 1));
        const message = writeSamples(samples.length, 1, bits, samples, masked ? mask : undefined);
        const shape = `ccsdsFlags=${flags},ccsdsBlockSize=${block},ccsdsRsi=${interval}`;
        const field = only(repackByEccodes(message, `packingType=grid_ccsds,${shape}`));
        expect(field.packing).toMatchObject({ template: 42, bitsPerValue: bits, referenceInterval: interval });

        const values = decodeField(field);
        expect(samples.filter((sample, n) => (mask[n] ? values[n] !== sample : !Number.isNaN(values[n])))).toEqual([]);
      }
    },
  );

  test('CCSDS of a constant field is its value', () => {
    const message = repackByEccodes(writeSamples(50, 1, 8, Array(50).fill(7)), 'packingType=grid_ccsds');
    expect([...decodeField(only(message))]).toEqual(Array(50).fill(7));
  });

  test('JPEG2000 cut short by a compression ratio rounds as OpenJPEG does', () => {
    const message = writeSamples(100, 80, 12, samplesOf(8000, 12));
    const lossy = repackByEccodes(message, 'packingType=grid_jpeg,typeOfCompressionUsed=1,targetCompressionRatio=6');
    expect(lossy.length).toBeLessThan(message.length / 4);
    expect([...decodeField(only(lossy))]).toEqual([...(readBytesByEccodes(lossy)[0]?.values ?? [])]);
  });
});

function only(message: Uint8Array): GribField {
  const [field] = parseGrib2(message);
  if (!field) throw new Error('there is no field');
  return field;
}

/** Returns samples of a noisy sine wave between 0 and 2^`bits` - 1. */
function samplesOf(count: number, bits: number): number[] {
  const largest = 2 ** bits - 1;
  const samples = Array.from({ length: count }, (_, n) =>
    Math.round(largest * (0.5 + 0.4 * Math.sin(n / 40) + 0.1 * (((n * 7919) % 1000) / 1000 - 0.5))),
  );
  return samples.with(0, 0).with(1, largest);
}

/** Returns smooth, noisy, sparse and long constant fields that each span all numbers of `bits` bits. */
function ccsdsFields(bits: number): number[][] {
  const largest = 2 ** bits - 1;
  return [
    samplesOf(5003, bits),
    Array.from({ length: 3001 }, (_, n) => Math.floor((largest + 1) * (((n * 7919) % 10_007) / 10_007))),
    Array.from({ length: 20_000 }, (_, n) => (n % 2999 === 7 ? largest : 0)),
    Array.from({ length: 9000 }, (_, n) => (n < 7000 ? 0 : largest)),
  ].map((samples) => samples.with(0, 0).with(1, largest));
}

function writeSamples(
  ni: number,
  nj: number,
  bits: number,
  samples: readonly number[],
  mask?: readonly (0 | 1)[],
): Uint8Array {
  const packed = mask ? samples.filter((_, n) => mask[n]) : samples;
  const grid = latLonGrid({ ni, nj, first: [0, 0], last: [0, 0] });
  const values = data(packBits(packed.map((sample) => [sample, bits])));
  return writeMessage([
    identification(),
    grid,
    product(),
    packing(0, { count: packed.length, bits }),
    bitmap(mask ?? 255),
    values,
  ]);
}
