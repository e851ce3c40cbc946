import { drawDepthGrid } from '@groundswell/data/testing/floor/depth-grid';
import { drawTransfer } from '@groundswell/data/testing/floor/draw-transfer';
import type { Train } from '@groundswell/forecast';
import { wavelengthM } from '@groundswell/forecast/testing/wave-theory';
import type { BenchRow } from '../bench-row.ts';
import { heightKept, meanOverSpread } from './kept.ts';
import { truthRow } from './truth-row.ts';

const DEPTH_M = 20;
const PERIOD_S = 12;
/**
 * The heights of our former model by angle to the shadow line, degrees. That model smoothed its shadow to imitate
 * refraction.
 */
const BEFORE: Readonly<Record<number, number>> = { 30: 0.97, 15: 0.88, 0: 0.71, [-15]: 0.47, [-30]: 0.23 };

/**
 * Compares wave heights behind the end of a straight headland over a level floor, by the angle to the shadow line. The
 * heights are for 1 m outside. The reference is Sommerfeld's solution, averaged over the same spread (Penney & Price
 * 1952, Phil. Trans. A 244).
 */
export function compareHeadland(): BenchRow[] {
  return [1500, 3000, 6000].flatMap((awayM) =>
    [30, 15, 0, -15, -30].map((litDeg) => {
      const train: Omit<Train, 'heightM'> = { kind: 'swell', periodS: PERIOD_S, fromDeg: (litDeg + 360) % 360 };
      const exact = Math.sqrt(meanOverSpread(train, (deg) => energyBehind(deg > 180 ? deg - 360 : deg, awayM)));
      const now = heightKept(drawHeadland(awayM), train);
      const what = `headland ${awayM / 1000} km off, ${Math.abs(litDeg)}° ${litDeg < 0 ? 'in its shadow' : 'clear of it'}`;
      return truthRow(what, now, awayM === 3000 ? BEFORE[litDeg] : undefined, `${exact.toFixed(2)} Penney & Price`);
    }),
  );
}

/**
 * Computes the rays behind a headland 225 m thick. The headland lies `awayM` straight ahead and extends to the west.
 */
function drawHeadland(awayM: number) {
  const depthAt = (eastM: number, northM: number) =>
    eastM < 0 && northM > awayM && northM < awayM + 225 ? 0 : DEPTH_M;
  const floor = [drawDepthGrid(16_000, 427, depthAt)];
  const site = { eastM: 0, northM: 0, depthM: DEPTH_M, facingDeg: 0, cellDepthM: DEPTH_M, reachM: 15_000, friction: 0 };
  return drawTransfer(floor, site, PERIOD_S);
}

/**
 * Computes the energy of Sommerfeld's diffracted wave at distance r and angle d from the shadow line. The variable v is
 * 2 sqrt(2r / L) sin(d / 2).
 */
function energyBehind(litDeg: number, awayM: number): number {
  const lengthM = wavelengthM(PERIOD_S, DEPTH_M);
  const v = 2 * Math.sqrt((2 * awayM) / lengthM) * Math.sin((litDeg * Math.PI) / 360);
  const { c, s } = fresnel(Math.abs(v));
  const [cosine, sine] = v < 0 ? [0.5 - c, 0.5 - s] : [0.5 + c, 0.5 + s];
  return (cosine ** 2 + sine ** 2) / 2;
}

/** Computes Fresnel's integrals for v >= 0, within 0.002 (Abramowitz & Stegun 7.3.32 and 7.3.33). */
function fresnel(v: number): { readonly c: number; readonly s: number } {
  const f = (1 + 0.926 * v) / (2 + 1.792 * v + 3.104 * v * v);
  const g = 1 / (2 + 4.142 * v + 3.492 * v * v + 6.67 * v ** 3);
  const [sin, cos] = [Math.sin((Math.PI / 2) * v * v), Math.cos((Math.PI / 2) * v * v)];
  return { c: 0.5 + f * sin - g * cos, s: 0.5 - f * cos - g * sin };
}
