import { toRadians } from '@groundswell/forecast';
import type { MapStill } from '../map-still.ts';
import { projectionOf, type Spot } from '../projection.ts';
import type { MapStillView } from '../views.ts';
import { FT_PER_M } from './fills.ts';
import { lineText } from './line-text.ts';
import type { ReadSea } from './sea-field.ts';

/** The lower bounds of wave height, ft, from which crests are drawn in another ink. */
const TONES_FT: readonly number[] = [0, 9, 14];

const APART = 44;
const LEAST_FT = 0.4;
/** The relative lengths of a crest's three lines, the longest in front. */
const LENGTHS = [1, 0.72, 0.46];

/**
 * Draws wave crests perpendicular to the waves' direction. They are longer for higher waves, and further apart for
 * longer periods. Waves below `LEAST_FT` get no crests.
 */
export function drawCrests(
  view: MapStillView,
  read: ReadSea,
  isSea: (x: number, y: number) => boolean,
): MapStill['crests'] {
  const { pointAt } = projectionOf(view);
  const parts = TONES_FT.map((ft) => ({ ft, path: '' }));
  let row = 0;
  for (let y = APART / 2; y < view.height; y += APART * 0.87, row++)
    for (let x = row % 2 ? APART : APART / 2; x < view.width; x += APART) {
      // The offsets hide the regular lattice of the crests. They depend only on the position, so they are the same for
      // every run.
      const [spotX, spotY] = [x + 9 * Math.sin(row * 12.9 + x), y + 9 * Math.sin(row * 78.2 - x)];
      const waves = read(pointAt(spotX, spotY));
      const { heightM = 0, periodS, fromDeg } = waves ?? {};
      const ft = heightM * FT_PER_M;
      if (ft < LEAST_FT || periodS === undefined || fromDeg === undefined || !isSea(spotX, spotY)) continue;
      const tone = parts.findLast((part) => ft >= part.ft);
      if (tone) tone.path += crest([spotX, spotY], toRadians(fromDeg), ft, periodS);
    }
  return parts.filter(({ path }) => path);
}

function crest([x, y]: Spot, from: number, ft: number, periodS: number): string {
  const long = 4 + 1.5 * Math.min(ft, 14);
  const apart = 1.6 + 0.18 * periodS;
  // The vector on the screen towards the waves' origin; its perpendicular runs along the crest.
  const [backX, backY] = [Math.sin(from), -Math.cos(from)];
  return LENGTHS.map((part, line) => {
    const [midX, midY] = [x + backX * apart * line, y + backY * apart * line];
    const half = (long * part) / 2;
    const bend = half * 0.18;
    return lineText([
      [midX - backY * half + backX * bend, midY + backX * half + backY * bend],
      [midX, midY],
      [midX + backY * half + backX * bend, midY - backX * half + backY * bend],
    ]);
  }).join('');
}
