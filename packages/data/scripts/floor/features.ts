/**
 * A point of a feature's axis: its position, the depth there, and the half width within which the feature alters the
 * floor.
 */
export type AxisPoint = readonly [lat: number, lon: number, depthM: number, halfWidthM: number];

/**
 * A feature of the sea floor that the coastline does not reveal: a canyon is deeper than the surrounding shelf, a ridge
 * shallower.
 */
export interface Feature {
  readonly name: string;
  readonly kind: 'canyon' | 'ridge';
  /** The points run from the shore seaward. */
  readonly axis: readonly AxisPoint[];
  readonly source: string;
}

/** A feature's axis projected onto the local plane in which the floor's grids lie. */
export interface LaidFeature {
  readonly isCanyon: boolean;
  readonly axis: readonly LaidPoint[];
}

interface LaidPoint {
  readonly eastM: number;
  readonly northM: number;
  readonly depthM: number;
  readonly halfWidthM: number;
}

/**
 * Returns the depth with features applied. Across a feature, depth blends from the axis depth to the shelf's depth at
 * the feature's edge, as a squared cosine.
 */
export function depthOver(features: readonly LaidFeature[], shelfM: number, eastM: number, northM: number): number {
  if (shelfM <= 0) return shelfM;
  return features.reduce((depthM, { isCanyon, axis }) => {
    const near = nearestOnAxis(axis, eastM, northM);
    if (near.across >= 1) return depthM;
    const change = isCanyon ? Math.max(0, near.depthM - depthM) : Math.min(0, near.depthM - depthM);
    return depthM + change * Math.cos((Math.PI / 2) * near.across) ** 2;
  }, shelfM);
}

/**
 * Finds the axis point that is nearest in units of its half width. Returns its depth and the distance in half widths.
 */
function nearestOnAxis(axis: readonly LaidPoint[], eastM: number, northM: number) {
  let nearest = { across: Number.POSITIVE_INFINITY, depthM: 0 };
  for (let index = 0; index + 1 < axis.length; index++) {
    const from = axis[index];
    const to = axis[index + 1];
    if (!from || !to) continue;
    const [aheadE, aheadN] = [to.eastM - from.eastM, to.northM - from.northM];
    const along = ((eastM - from.eastM) * aheadE + (northM - from.northM) * aheadN) / (aheadE ** 2 + aheadN ** 2);
    const part = Math.min(1, Math.max(0, along));
    const awayM = Math.hypot(eastM - from.eastM - part * aheadE, northM - from.northM - part * aheadN);
    const across = awayM / (from.halfWidthM + part * (to.halfWidthM - from.halfWidthM));
    if (across < nearest.across) nearest = { across, depthM: from.depthM + part * (to.depthM - from.depthM) };
  }
  return nearest;
}
