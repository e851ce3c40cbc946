import type { MapBox } from '@groundswell/forecast';

/** The grid steps in degrees; each divides a degree or is a whole number. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const STEPS_ACROSS = 16;

/**
 * Rounds a box outwards to a grid, so that similar views share a reply cached at the edge. A side moves by at most a
 * sixteenth of the box's width. For a box across the antimeridian, `minLon` is greater than `maxLon`.
 */
export function requestBox({ minLat, maxLat, minLon, maxLon }: MapBox): MapBox {
  const width = maxLon < minLon ? maxLon + 360 - minLon : maxLon - minLon;
  const step = STEPS.findLast((one) => one <= width / STEPS_ACROSS) ?? 0.01;
  const least = (degrees: number) => rounded(Math.floor(degrees / step) * step);
  const most = (degrees: number) => rounded(Math.ceil(degrees / step) * step);
  const isWhole = most(minLon + width) - least(minLon) >= 360;
  return {
    minLat: Math.max(-90, least(minLat)),
    maxLat: Math.min(90, most(maxLat)),
    minLon: isWhole ? -180 : turned(least(minLon)),
    maxLon: isWhole ? 180 : turned(most(minLon + width)),
  };
}

/** Rounds to hundredths, which removes floating-point errors. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Wraps a longitude to [-180, 180]; 180 stays. */
function turned(lon: number): number {
  return Math.abs(lon) <= 180 ? lon : rounded(lon - 360 * Math.floor((lon + 180) / 360));
}
