import { contours } from 'd3-contour';
import { FILLS_BETWEEN, type MapStill, RAMP_FT } from '../map-still.ts';
import type { Spot } from '../projection.ts';
import { lineText } from './line-text.ts';
import { type SeaField, spotOf } from './sea-field.ts';
import { thinLine } from './thin-line.ts';

export const FT_PER_M = 3.281;
const WITHIN = 0.5;

/** The heights at which the fill colour changes; the lowest is left out, because it is the background. */
const FILL_FT = RAMP_FT.slice(1).flatMap((top, index) => {
  const low = RAMP_FT[index] as number;
  return Array.from({ length: FILLS_BETWEEN }, (_, step) => low + ((top - low) * (step + 1)) / FILLS_BETWEEN);
});

/** Draws the wave heights as filled areas, each on top of the previous ones. */
export function drawFills({ columns, rows, heightM }: SeaField): MapStill['fills'] {
  const values = Array.from(heightM, (height) => height * FT_PER_M);
  const most = values.reduce((highest, ft) => Math.max(highest, ft), 0);
  const draw = contours().size([columns, rows]);
  return FILL_FT.filter((ft) => ft <= most).flatMap((ft) => {
    const { coordinates } = draw.contour(values, ft);
    const path = coordinates
      .flat()
      .map((ring) => lineText(thinLine(ring.map(spotted), WITHIN), true))
      .join('');
    return path ? [{ ft, path }] : [];
  });
}

function spotted(position: readonly number[]): Spot {
  return [spotOf(position[0] ?? 0), spotOf(position[1] ?? 0)];
}
