import { type PeriodTransfer, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from '@groundswell/forecast';
import { packBytes, unpackBytes } from './packed-bytes.ts';

/**
 * A byte holds either the share of wave height that reaches the beach, in hundredths, or the arrival angle, in steps of
 * 2°. Rounding errors are at most half a hundredth and 1°.
 */
const STEPS_PER_HEIGHT = 100;
const DEG_PER_STEP = 2;

const PLANES = TRANSFER_PERIODS_S.length;
const ROW_BYTES = 2 * TRANSFER_DIRECTIONS;
const BEACH_BYTES = PLANES * ROW_BYTES;

/**
 * Packs the transfers of all beaches into lines of base64. Each byte holds the difference from the previous value,
 * because small differences compress well.
 */
export function packTransfers(beaches: readonly (readonly PeriodTransfer[])[]): string[] {
  const bytes = new Uint8Array(beaches.length * BEACH_BYTES);
  let at = 0;
  for (const { kept, offFacingDeg } of beaches.flat()) {
    const heights = Array.from(kept, (energy) => Math.min(255, Math.round(STEPS_PER_HEIGHT * Math.sqrt(energy))));
    const angles = heights.map((height, direction) =>
      height > 0 ? Math.round((offFacingDeg[direction] ?? 0) / DEG_PER_STEP) : 0,
    );
    for (const values of [heights, angles])
      for (const [index, value] of values.entries()) bytes[at++] = value - (values[index - 1] ?? 0);
  }
  return packBytes(bytes);
}

/**
 * Unpacks the output of `packTransfers` into a function that returns the transfers of one beach by index. Throws when
 * the lines hold another number of beaches.
 */
export function unpackTransfers(
  lines: readonly string[],
  beaches: number,
): (index: number) => readonly PeriodTransfer[] {
  const bytes = unpackBytes(lines);
  if (bytes.length !== beaches * BEACH_BYTES)
    throw new Error(`There are ${bytes.length} bytes of transfers for ${beaches} beaches.`);
  return (index) =>
    TRANSFER_PERIODS_S.map((_, period) => {
      const start = index * BEACH_BYTES + period * ROW_BYTES;
      return {
        kept: sums(bytes.subarray(start, start + TRANSFER_DIRECTIONS)).map(
          (height) => ((height & 255) / STEPS_PER_HEIGHT) ** 2,
        ),
        offFacingDeg: sums(bytes.subarray(start + TRANSFER_DIRECTIONS, start + ROW_BYTES)).map(
          (angle) => ((angle << 24) >> 24) * DEG_PER_STEP,
        ),
      };
    });
}

function sums(differences: Uint8Array): number[] {
  let sum = 0;
  return Array.from(differences, (difference) => {
    sum += difference;
    return sum;
  });
}
