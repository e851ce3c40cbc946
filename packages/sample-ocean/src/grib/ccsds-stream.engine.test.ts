import { readBytesByEccodes } from '@groundswell/ocean/testing/eccodes';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import { ECCODES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { encodeCcsds } from '../../test-support/ccsds-message.ts';

const COUNT = 5003;
const FIELDS: Readonly<Record<string, (n: number, largest: number) => number>> = {
  smooth: (n, largest) => Math.round(largest * (0.5 + 0.49 * Math.sin(n / 300))),
  noisy: (n, largest) => Math.floor(largest * (((n * 7919) % 10_007) / 10_007)),
  constant: (_, largest) => largest,
  sparse: (n, largest) => (n % 97 === 5 ? largest : 0),
  'stepped, with long runs of zeros': (n, largest) => Math.floor(n / 2400) % (largest + 1),
};
const [SIGNED, PREDICTED, RESTRICTED, PADDED] = [1, 8, 16, 32];

/** Bits, flags, block size and reference sample interval. */
const SHAPES = [
  [1, PREDICTED, 8, 1],
  [2, PREDICTED + RESTRICTED, 16, 5],
  [4, PREDICTED + RESTRICTED, 32, 128],
  [4, RESTRICTED, 8, 2],
  [7, PREDICTED, 64, 4096],
  [8, PREDICTED + SIGNED, 16, 3],
  [8, 0, 32, 128],
  [12, PREDICTED, 32, 128],
  [12, PREDICTED + PADDED, 16, 3],
  [5, PADDED, 8, 1],
  [16, PREDICTED + SIGNED, 64, 7],
  [16, 0, 8, 4096],
  [23, PREDICTED, 32, 2],
  [24, PREDICTED + SIGNED, 8, 64],
  [31, PREDICTED, 16, 128],
  [32, PREDICTED, 32, 65],
  [32, 0, 64, 1],
] as const;

describe('eccodes', needs(ECCODES), () => {
  test.each(SHAPES)('reads streams of %d bits, flags %d, blocks of %d and intervals of %d as we do', (...numbers) => {
    const [bits, flags, blockSize, interval] = numbers;
    for (const sampleAt of Object.values(FIELDS)) {
      const samples = Array.from({ length: COUNT }, (_, n) => sampleAt(n, 2 ** bits - 1));
      // Flags 2 and 4 are about memory; eccodes needs both to read its samples.
      const message = encodeCcsds(samples, { bits, flags: flags + 6, blockSize, interval });
      expect([...(readBytesByEccodes(message)[0]?.values ?? [])]).toEqual(samples);
      expect([...parseGrib2(message)].flatMap((field) => [...decodeField(field)])).toEqual(samples.map(Math.fround));
    }
  });
});
