import { normalizeDeg } from './angles.ts';

/** The 16 compass points, clockwise from north. */
export const COMPASS_POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

/** Returns the nearest of the 16 compass points, such as 'SSW'. Accepts degrees of any range. */
export function compassPoint(deg: number): CompassPoint {
  return COMPASS_POINTS[Math.round(normalizeDeg(deg) / 22.5) % 16] ?? 'N';
}
