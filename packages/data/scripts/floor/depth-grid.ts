/** Depths on a square of nodes around a beach, row by row from the south-west; 0 on land. */
export interface DepthGrid {
  readonly nodes: number;
  readonly spacingM: number;
  /** The distance from the beach, in the centre, to each side of the square. */
  readonly halfM: number;
  readonly depthM: Float32Array;
}

/** The sea floor around a beach, on the plane tangent to the Earth there: nested grids, finest first. */
export type Floor = readonly DepthGrid[];

/** A function that returns the depth at a position, given in metres east and north of the beach. */
export type DepthAt = (eastM: number, northM: number) => number;

/** The depth and its slope, in metres per metre towards the east and the north; `readFloor` fills it in. */
export interface FloorReading {
  depthM: number;
  eastward: number;
  northward: number;
  spacingM: number;
}

export function drawDepthGrid(halfM: number, nodes: number, depthAt: DepthAt): DepthGrid {
  const spacingM = (2 * halfM) / (nodes - 1);
  const depthM = Float32Array.from({ length: nodes * nodes }, (_, index) =>
    depthAt((index % nodes) * spacingM - halfM, Math.floor(index / nodes) * spacingM - halfM),
  );
  return { nodes, spacingM, halfM, depthM };
}

/**
 * Reads depth and slope by bilinear interpolation in the finest grid that contains the point; returns false outside all
 * grids.
 */
export function readFloor(floor: Floor, eastM: number, northM: number, into: FloorReading): boolean {
  for (const { nodes, spacingM, halfM, depthM } of floor) {
    const x = (eastM + halfM) / spacingM;
    const y = (northM + halfM) / spacingM;
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= nodes - 1 || row >= nodes - 1) continue;
    const at = row * nodes + column;
    const southWest = depthM[at] ?? 0;
    const southEast = depthM[at + 1] ?? 0;
    const northWest = depthM[at + nodes] ?? 0;
    const northEast = depthM[at + nodes + 1] ?? 0;
    const right = x - column;
    const up = y - row;
    const south = southWest + right * (southEast - southWest);
    const north = northWest + right * (northEast - northWest);
    into.depthM = south + up * (north - south);
    into.eastward = ((1 - up) * (southEast - southWest) + up * (northEast - northWest)) / spacingM;
    into.northward = (north - south) / spacingM;
    into.spacingM = spacingM;
    return true;
  }
  return false;
}
