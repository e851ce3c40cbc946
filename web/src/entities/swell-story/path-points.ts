import type { SwellStoryReply } from '@groundswell/contracts';
import { bearingDeg, type Point, pointAlong } from '@groundswell/forecast';

/** The half angle of the swell front as drawn on the map, degrees to either side of the path. */
const FRONT_DEG = 24;
const FRONT_STRIDE_DEG = 3;
const PATH_SEGMENTS = 48;

/** Returns the great circle from the storm to the beach: 49 points at equal distances. */
export function listPathPoints({ origin, beach, distance_km }: SwellStoryReply): readonly Point[] {
  const bearing = bearingDeg(origin, beach);
  return Array.from({ length: PATH_SEGMENTS + 1 }, (_, n) =>
    pointAlong(origin, bearing, (distance_km * n) / PATH_SEGMENTS),
  );
}

/** Returns the front at a distance from the storm: an arc across the path. */
export function listFrontPoints({ origin, beach }: SwellStoryReply, km: number): readonly Point[] {
  const bearing = bearingDeg(origin, beach);
  const points: Point[] = [];
  for (let off = -FRONT_DEG; off <= FRONT_DEG; off += FRONT_STRIDE_DEG)
    points.push(pointAlong(origin, bearing + off, km));
  return points;
}

/** Returns the position of a front's label: on the front, beside the path. */
export const frontLabelPoint = ({ origin, beach }: SwellStoryReply, km: number): Point =>
  pointAlong(origin, bearingDeg(origin, beach) - FRONT_DEG / 2, km);
