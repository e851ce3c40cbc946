import { toRadians } from '@groundswell/forecast';
import type { MapStill } from '../map-still.ts';
import { projectionOf, type Spot } from '../projection.ts';
import type { MapStillView } from '../views.ts';
import { FT_PER_M } from './fills.ts';
import { lineText } from './line-text.ts';
import type { ReadSea } from './sea-field.ts';

/** Sides of the field that ask for another ink, ft; the tone of each part is that of its least height. */
export const TONES_FT: readonly number[] = [0, 9, 14];

const APART = 44;
const LEAST_FT = 0.4;
/** Three lines, the longest in front. */
const LENGTHS = [1, 0.72, 0.46];

/** Crests across the way of the sea: longer with height, further apart with period. Where nothing runs there are none. */
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
      // Off a strict lattice, the same for every run.
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
  // On the screen, towards where the sea comes from and along its crests.
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
