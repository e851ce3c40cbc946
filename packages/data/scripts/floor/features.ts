/** A point of a feature's axis: where, the depth over it, and how far to each side of it the floor is another. */
export type AxisPoint = readonly [lat: number, lon: number, depthM: number, halfWidthM: number];

/** What the coastline does not tell of the floor: a canyon is deeper than the shelf about it, a ridge shallower. */
export interface Feature {
  readonly name: string;
  readonly kind: 'canyon' | 'ridge';
  /** From the shore out. */
  readonly axis: readonly AxisPoint[];
  /** What its depths and place are taken from. */
  readonly source: string;
}

/** A feature's axis on a floor's plane. */
export interface LaidFeature {
  readonly isCanyon: boolean;
  readonly axis: readonly LaidPoint[];
}

export interface LaidPoint {
  readonly eastM: number;
  readonly northM: number;
  readonly depthM: number;
  readonly halfWidthM: number;
}

/** The floor with its features: from the depth on an axis to the shelf's at a feature's edge by a squared cosine. */
export function depthOver(features: readonly LaidFeature[], shelfM: number, eastM: number, northM: number): number {
  if (shelfM <= 0) return shelfM;
  return features.reduce((depthM, { isCanyon, axis }) => {
    const near = nearestOnAxis(axis, eastM, northM);
    if (near.across >= 1) return depthM;
    const change = isCanyon ? Math.max(0, near.depthM - depthM) : Math.min(0, near.depthM - depthM);
    return depthM + change * Math.cos((Math.PI / 2) * near.across) ** 2;
  }, shelfM);
}

/** The depth on an axis where it lies nearest in its own half widths, and how many of these away. */
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
