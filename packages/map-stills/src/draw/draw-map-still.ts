import type { MapStill } from '../map-still.ts';
import { projectionOf } from '../projection.ts';
import { type Coast, mapStillViews, type Shape } from '../views.ts';
import { drawCrests } from './crests.ts';
import { drawFills, FT_PER_M } from './fills.ts';
import { drawIsolines } from './isolines.ts';
import { type ReadSea, type SeaField, sampleSea } from './sea-field.ts';

export { addDay } from './draw-days.ts';
export type { ReadSea, WavesAt } from './sea-field.ts';
export { isUnderPlates, seaOfTiles, tilesOfMapStills } from './sea-of-tiles.ts';

const UNDER = { columns: 30, rows: 12 };

/** The distance that labels and crests keep from land. */
const CLEAR = 14;

/** Draws one shape (wide or tall) of a coast's map still from the waves of an hour; undefined if the hour has none. */
export function drawMapStill(coast: Coast, shape: Shape, read: ReadSea): MapStill | undefined {
  const view = mapStillViews[coast][shape];
  const field = sampleSea(view, read);
  if (!field) return undefined;
  const { pointAt } = projectionOf(view);
  const isSea = (x: number, y: number) =>
    [
      [0, 0],
      [CLEAR, 0],
      [-CLEAR, 0],
      [0, CLEAR],
      [0, -CLEAR],
    ].every(([dx = 0, dy = 0]) => read(pointAt(x + dx, y + dy)) !== undefined);
  return {
    v: 1,
    coast,
    shape,
    fills: drawFills(field),
    isolines: drawIsolines(field, view, isSea),
    crests: drawCrests(view, read, isSea),
    under: sampleUnder(field),
  };
}

/** Samples the field's heights at the cell centres of a coarse grid over the view. */
function sampleUnder({ columns, rows, heightM }: SeaField): MapStill['under'] {
  const ft = Array.from({ length: UNDER.rows * UNDER.columns }, (_, cell) => {
    const column = Math.floor((((cell % UNDER.columns) + 0.5) / UNDER.columns) * columns);
    const row = Math.floor(((Math.floor(cell / UNDER.columns) + 0.5) / UNDER.rows) * rows);
    return Math.round((heightM[row * columns + column] ?? 0) * FT_PER_M);
  });
  return { ...UNDER, ft };
}
