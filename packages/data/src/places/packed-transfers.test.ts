import { TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { packTransfers, unpackTransfers } from './packed-transfers.ts';

const made = (seed: number) =>
  TRANSFER_PERIODS_S.map((periodS) => ({
    kept: Array.from({ length: TRANSFER_DIRECTIONS }, (_, index) =>
      Math.max(0, 3 * Math.sin(index / 9 + seed + periodS)),
    ),
    offFacingDeg: Array.from({ length: TRANSFER_DIRECTIONS }, (_, index) => 99 * Math.cos(index / 7 + seed)),
  }));

test('packing keeps heights to half a hundredth and angles to a degree', () => {
  const beaches = [made(0), made(2), made(5)];
  const unpacked = unpackTransfers(packTransfers(beaches), beaches.length);
  for (const [index, periods] of beaches.entries()) {
    for (const [period, { kept, offFacingDeg }] of unpacked(index).entries()) {
      for (let direction = 0; direction < TRANSFER_DIRECTIONS; direction++) {
        const height = Math.sqrt(kept[direction] ?? Number.NaN);
        expect(Math.abs(height - Math.sqrt(periods[period]?.kept[direction] ?? 0))).toBeLessThanOrEqual(0.0051);
        if (height > 0)
          expect(
            Math.abs((offFacingDeg[direction] ?? 0) - (periods[period]?.offFacingDeg[direction] ?? 0)),
          ).toBeLessThanOrEqual(1.001);
      }
    }
  }
});

test('packed lines for another number of beaches are refused', () => {
  expect(() => unpackTransfers(packTransfers([made(0), made(1)]), 3)).toThrow('for 3 beaches');
});
