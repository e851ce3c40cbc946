import { toDegrees, toRadians } from '../src/angles.ts';
import { type SwellTransfer, TRANSFER_DIRECTIONS, TRANSFER_PERIODS_S } from '../src/waves/swell-transfer.ts';
import { groupSpeedMps, wavelengthM } from './wave-theory.ts';

const DEEP_M = 5000;
const directions = Array.from({ length: TRANSFER_DIRECTIONS }, (_, index) => (index * 360) / TRANSFER_DIRECTIONS);

/**
 * Builds a transfer in deep water onto a straight shore. `open` returns the share of energy that passes from a
 * direction, [0, 1].
 */
export function windowTransfer(facingDeg: number, open: (deg: number) => number): SwellTransfer {
  const period = {
    kept: directions.map(open),
    offFacingDeg: directions.map((deg) => offDeg(deg, facingDeg)),
  };
  return { cellDepthM: DEEP_M, startDepthM: DEEP_M, floor: 'made', periods: TRANSFER_PERIODS_S.map(() => period) };
}

/** Builds a transfer over straight, parallel depth contours between two depths, by Snell's law and the energy flux. */
export function planeTransfer(facingDeg: number, cellDepthM: number, startDepthM: number): SwellTransfer {
  const periods = TRANSFER_PERIODS_S.map((periodS) => {
    const slower = wavelengthM(periodS, startDepthM) / wavelengthM(periodS, cellDepthM);
    const shoaled = groupSpeedMps(periodS, cellDepthM) / groupSpeedMps(periodS, startDepthM);
    const rays = directions.map((deg) => {
      const off = toRadians(offDeg(deg, facingDeg));
      const bent = Math.asin(slower * Math.sin(off));
      return { kept: Math.max(0, (shoaled * Math.cos(off)) / Math.cos(bent)), off: toDegrees(bent) };
    });
    return { kept: rays.map(({ kept }) => kept), offFacingDeg: rays.map(({ off }) => off) };
  });
  return { cellDepthM, startDepthM, floor: 'made', periods };
}

function offDeg(deg: number, facingDeg: number): number {
  return ((((deg - facingDeg + 180) % 360) + 360) % 360) - 180;
}
