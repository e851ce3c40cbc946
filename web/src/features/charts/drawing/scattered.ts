import { type MercatorRect, WORLD_PX } from '../tiles/mercator-view.ts';

/** A point to draw at, px from the rect's left top, with a fixed pseudo-random number, 0 to 1. */
export interface Seed {
  readonly x: number;
  readonly y: number;
  readonly own: number;
}

/**
 * Returns pseudo-random points about `everyPx` apart, in pseudo-random order. They stay fixed to the map while it
 * moves.
 */
export function scatter(rect: MercatorRect, zoom: number, everyPx: number): readonly Seed[] {
  const world = WORLD_PX * 2 ** zoom;
  // With each zoom level the cells shrink to half their size on the map, so the points keep their spacing on the
  // screen.
  const cells = 2 ** Math.ceil(Math.log2(world / everyPx));
  const seeds: Seed[] = [];
  for (let row = Math.floor(rect.top * cells); row <= rect.bottom * cells; row++) {
    for (let column = Math.floor(rect.left * cells); column <= rect.right * cells; column++) {
      const [right, down, own] = [hash(column, row), hash(row, column), hash(column * 3 + 1, row * 5 + 2)];
      const x = ((column + right) / cells - rect.left) * world;
      const y = ((row + down) / cells - rect.top) * world;
      seeds.push({ x, y, own });
    }
  }
  return seeds.sort((a, b) => a.own - b.own);
}

/** Hashes two integers to a fixed pseudo-random number, 0 to 1. */
function hash(a: number, b: number): number {
  let h = (Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Creates a spatial index of the points chosen so far, which tells whether a new point is far enough from all of them.
 */
export function createSpacingIndex(cellPx: number) {
  const cells = new Map<string, { x: number; y: number }[]>();
  const keyOf = (column: number, row: number) => `${column},${row}`;
  return {
    take(x: number, y: number): void {
      const key = keyOf(Math.floor(x / cellPx), Math.floor(y / cellPx));
      const pointsInCell = cells.get(key);
      if (pointsInCell) pointsInCell.push({ x, y });
      else cells.set(key, [{ x, y }]);
    },
    isFree(x: number, y: number, awayPx: number): boolean {
      const reach = Math.ceil(awayPx / cellPx);
      const [column, row] = [Math.floor(x / cellPx), Math.floor(y / cellPx)];
      for (let down = -reach; down <= reach; down++)
        for (let across = -reach; across <= reach; across++)
          for (const point of cells.get(keyOf(column + across, row + down)) ?? [])
            if ((point.x - x) ** 2 + (point.y - y) ** 2 < awayPx * awayPx) return false;
      return true;
    },
  };
}
