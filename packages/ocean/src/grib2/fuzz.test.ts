import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCcsds } from '@groundswell/sample-ocean/testing/ccsds-message';
import { afterAll, describe, expect, test } from 'vitest';
import { seeded } from '../../test-support/seeded.ts';
import { PLANE, ROW } from '../../test-support/synthetic-codestreams.ts';
import { latLonGrid, mercatorGrid, projectedGrid } from '../../test-support/synthetic-grids.ts';
import {
  bitmap,
  data,
  identification,
  ieeePacking,
  intervalEnd,
  packing,
  product,
  runLengthPacking,
  writeMessage,
} from '../../test-support/synthetic-messages.ts';
import { concat, packBits } from '../../test-support/synthetic-octets.ts';
import { writePng } from '../../test-support/synthetic-png.ts';
import { packRuns } from '../../test-support/synthetic-runs.ts';
import { decodeField } from './decode-field.ts';
import { GribError } from './grib-error.ts';
import { parseGrib2 } from './parse-grib2.ts';

const ROUNDS = 10_000;
/** The limit of processor time, ms. It is not wall-clock time, which a busy machine would lengthen. */
const SLOWEST_MS = 1000;
const LARGEST_GROWTH_KB = 512 * 1024;
const GRIB = join(import.meta.dirname, '../../../../../shared/data/noaa/grib');
/** The small messages of real files that the test corrupts: file, offset and length. */
const REAL: readonly (readonly [string, number, number])[] = [
  ['gdaswave.20211130.t00z.wcoast.0p16.f000.grib2', 0, 15_254],
  ['nam.20180917.t00z.awp211.f000.grib2', 1_193_558, 6607],
];

const seeds = [...syntheticMessages(), ...ccsdsMessages(), ...realMessages()];

describe('a corrupted file', () => {
  const outcomes = { decoded: 0, refused: 0, slowestMs: 0 };
  const peakBeforeKB = process.resourceUsage().maxRSS;

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'either decodes or is refused by a GribError within a second (part %d)',
    (part) => {
      const random = seeded(part);
      for (let round = 0; round < ROUNDS / 10; round++) {
        const file = corrupt(random);
        const started = process.cpuUsage();
        try {
          for (const field of parseGrib2(file)) {
            expect(decodeField(field)).toHaveLength(field.grid.pointCount);
          }
          outcomes.decoded += 1;
        } catch (error) {
          if (!(error instanceof GribError)) throw new Error(`part ${part}, round ${round}`, { cause: error });
          expect(error.message).toMatch(/^(At|GRIB2 section \d+ at) byte \d+: .+\.$/);
          outcomes.refused += 1;
        }
        outcomes.slowestMs = Math.max(outcomes.slowestMs, process.cpuUsage(started).user / 1000);
      }
    },
  );

  afterAll(() => {
    expect(outcomes.slowestMs).toBeLessThan(SLOWEST_MS);
    expect(process.resourceUsage().maxRSS - peakBeforeKB).toBeLessThan(LARGEST_GROWTH_KB);
    expect(outcomes.decoded + outcomes.refused).toBe(ROUNDS);
    expect(Math.min(outcomes.decoded, outcomes.refused)).toBeGreaterThan(ROUNDS / 20);
  });
});

/**
 * Applies one to four mutations to a seed: flipped bits, boundary values, false lengths, cuts, or pieces of another
 * seed.
 */
function corrupt(random: () => number): Uint8Array {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = () => seeds[below(seeds.length)] as Uint8Array;
  let file = pick().slice();
  for (let mutation = 1 + below(4); mutation > 0; mutation--) {
    const at = below(file.length);
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    switch (below(6)) {
      case 0:
        file[at] = (file[at] ?? 0) ^ (1 << below(8));
        break;
      case 1:
        file[at] = [0, 1, 0x7f, 0x80, 0xfe, 0xff][below(6)] ?? 0;
        break;
      case 2: {
        const section = sectionStarts(file);
        const start = section[below(section.length)] ?? 0;
        if (start + 4 <= file.length) view.setUint32(start, below(2) === 0 ? below(file.length) : below(2 ** 32));
        break;
      }
      case 3: {
        const [header = 0] = sectionStarts(file).slice(1 + below(5));
        const octet = header + 5 + below(60);
        if (octet < file.length) file[octet] = below(256);
        break;
      }
      case 4:
        file = below(4) === 0 ? file.slice(0, at + 1) : file;
        break;
      default: {
        const other = pick();
        const from = below(other.length);
        file.set(other.subarray(from, Math.min(from + 1 + below(40), from + file.length - at, other.length)), at);
      }
    }
  }
  return file;
}

/** Returns where the sections of a well-formed message would begin. */
function sectionStarts(file: Uint8Array): number[] {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const starts: number[] = [];
  for (let at = 16; at + 5 < file.length; at += Math.max(5, view.getUint32(at))) starts.push(at);
  return starts;
}

function syntheticMessages(): Uint8Array[] {
  const head = (count: number) => [identification(), latLonGrid({ ni: count, nj: 1, last: [0, 0] }), product()];
  const groups = { groupCount: 4, widthBits: 3, lengthReference: 2, lastLength: 4, lengthBits: 1 };
  const list = (bits: number, ...values: readonly number[]) => packBits(values.map((value) => [value, bits]));
  const packed = [list(4, 15, 14, 3, 1), list(3, 0, 0, 0, 3), list(1, 0, 0, 0, 0), list(3, 7, 6, 5, 0)];
  const simple = [
    packing(0, { count: 5, bits: 8 }),
    bitmap([1, 0, 1, 1, 0, 1, 1, 0, 0, 0]),
    data(new Uint8Array([1, 2, 3, 4, 5])),
  ];
  const again = [
    product({ template: 8, rest: intervalEnd(12, 0, 6) }),
    packing(0, { count: 5, bits: 11 }),
    bitmap(254),
    data(list(11, 1, 2, 3, 4, 5)),
  ];
  const projected = (grid: Uint8Array) =>
    writeMessage([identification(), grid, product(), packing(0, { count: 80, bits: 0 }), bitmap(255), data()]);
  const jpeg = (image: typeof PLANE) =>
    writeMessage([
      ...head(image.width * image.height),
      packing(40, { count: image.width * image.height, bits: image.bits }),
      bitmap(255),
      data(image.bytes),
    ]);
  const whole = (count: number, section5: Uint8Array, packed: Uint8Array) =>
    writeMessage([...head(count), section5, bitmap(255), data(packed)]);
  const png = (bits: number, interlaced: boolean) => {
    const samples = Array.from({ length: 63 }, (_, n) => (n * 7919) % 2 ** bits);
    const image = writePng({ width: 9, height: 7, bits, samples, interlaced });
    return whole(63, packing(41, { count: 63, bits }), image);
  };
  const runs = { count: 200, bits: 5, greatestLevel: 20, levels: Array.from({ length: 25 }, (_, n) => 10 * n) };
  const levels = Array.from({ length: 200 }, (_, n) => Math.floor(n / 30) * 3);
  return [
    projected(mercatorGrid()),
    whole(
      10,
      ieeePacking(10, 1),
      new Uint8Array(40).map((_, n) => 37 * n),
    ),
    whole(
      10,
      ieeePacking(10, 2),
      new Uint8Array(80).map((_, n) => 37 * n),
    ),
    png(16, false),
    png(24, true),
    whole(200, runLengthPacking(runs), packRuns(levels, 5, 20)),
    writeMessage([...head(10), ...simple, ...again]),
    writeMessage([
      ...head(10),
      packing(2, { count: 10, bits: 4 }, { ...groups, missingManagement: 1 }),
      bitmap(255),
      data(...packed),
    ]),
    writeMessage([
      ...head(10),
      packing(3, { count: 10, bits: 4 }, { ...groups, missingManagement: 2, order: 2 }),
      bitmap(255),
      data(list(16, 1, 2, 3), ...packed),
    ]),
    writeMessage([
      ...head(10),
      packing(3, { count: 10, bits: 4 }, { ...groups, order: 1 }),
      bitmap(255),
      data(list(16, 1, 2), ...packed),
    ]),
    projected(projectedGrid(20)),
    projected(projectedGrid(30)),
    jpeg(PLANE),
    jpeg(ROW),
    concat([writeMessage([...head(10), ...simple]), jpeg(ROW)]),
  ];
}

/** Streams with every option: splits, zero blocks, second extensions and uncompressed blocks. */
function ccsdsMessages(): Uint8Array[] {
  const samples = Array.from({ length: 700 }, (_, n) =>
    n < 200 ? 9 : n < 300 ? n & 1 : n < 400 ? (n * 7919) % 4096 : 2000 + Math.round(500 * Math.sin(n / 30)),
  );
  return [
    encodeCcsds(samples, { bits: 12, flags: 14, blockSize: 8, interval: 20 }),
    encodeCcsds(samples, { bits: 27, flags: 47, blockSize: 32, interval: 2 }),
    encodeCcsds(
      samples.map((sample) => sample & 3),
      { bits: 2, flags: 30, blockSize: 16, interval: 4096 },
    ),
  ];
}

function realMessages(): Uint8Array[] {
  return REAL.filter(([file]) => existsSync(join(GRIB, file))).map(
    ([file, offset, length]) => new Uint8Array(readFileSync(join(GRIB, file)).subarray(offset, offset + length)),
  );
}
