import type { SwellStoryReply } from '@groundswell/contracts';
import { bearingDeg, type Point, pointAlong } from '@groundswell/forecast';

/** To either side of the way. */
const FRONT_DEG = 24;
const FRONT_STRIDE_DEG = 3;
const WAY_PIECES = 48;

/** The great circle from the storm to the beach: 49 points at equal distances. */
export function listWayPoints({ origin, beach, distance_km }: SwellStoryReply): readonly Point[] {
  const bearing = bearingDeg(origin, beach);
  return Array.from({ length: WAY_PIECES + 1 }, (_, n) => pointAlong(origin, bearing, (distance_km * n) / WAY_PIECES));
}

/** The front that is so far from the storm: an arc across the way. */
export function listFrontPoints({ origin, beach }: SwellStoryReply, km: number): readonly Point[] {
  const bearing = bearingDeg(origin, beach);
  const points: Point[] = [];
  for (let off = -FRONT_DEG; off <= FRONT_DEG; off += FRONT_STRIDE_DEG)
    points.push(pointAlong(origin, bearing + off, km));
  return points;
}

/** Where a front's name stands: on it, beside the way. */
export const besideWay = ({ origin, beach }: SwellStoryReply, km: number): Point =>
  pointAlong(origin, bearingDeg(origin, beach) - FRONT_DEG / 2, km);
