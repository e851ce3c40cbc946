import { normalizeDeg } from './angles.ts';

const POINTS = [
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
export type CompassPoint = (typeof POINTS)[number];

/** The nearest of the 16 compass points, 'SSW'. Degrees in any range. */
export function compassPoint(deg: number): CompassPoint {
  return POINTS[Math.round(normalizeDeg(deg) / 22.5) % 16] ?? 'N';
}
