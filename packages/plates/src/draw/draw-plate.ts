import type { Plate } from '../plate.ts';
import { projectionOf } from '../projection.ts';
import { type Coast, plateViews, type Shape } from '../views.ts';
import { drawCrests } from './crests.ts';
import { drawFills } from './fills.ts';
import { drawIsolines } from './isolines.ts';
import { type ReadSea, sampleSea } from './sea-field.ts';

export type { ReadSea, WavesAt } from './sea-field.ts';
export { isUnderPlates, seaOfTiles, tilesOfPlates } from './sea-of-tiles.ts';

/** A number or a crest keeps this far from land. */
const CLEAR = 14;

/** One shape of a coast's plate from the waves of an hour; undefined where there are none. */
export function drawPlate(coast: Coast, shape: Shape, read: ReadSea): Plate | undefined {
  const view = plateViews[coast][shape];
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
  };
}
