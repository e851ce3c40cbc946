import type { Seed } from './scattered.ts';
import { createSpacingIndex } from './scattered.ts';
import { curveThroughMiddle, type Stroke } from './stroke.ts';

/** The sea state at a point of the picture. */
export interface SeaSample {
  readonly heightFt: number;
  readonly periodS: number;
  /** A unit vector towards the origin of the waves, east and north. */
  readonly fromEast: number;
  readonly fromNorth: number;
}

/** Seas below this height get no crests. */
const LEAST_FT = 0.4;
/** Three visible lines, and a fourth that fades in while the first fades out. */
const ROWS = 4;
const PERIODS_A_ROUND = 0.25;

/**
 * The factor of the row number in a crest's phase. The phase is ten times the row plus the start of the cycle, so that
 * one float carries both values.
 */
export const ROW_PHASE = 10;

interface Layout {
  readonly seeds: readonly Seed[];
  readonly maxGroups: number;
  seaAt(x: number, y: number): SeaSample | undefined;
  /** Decides whether the stroke takes the light ink, which a negative alpha encodes. */
  isLightAt(x: number, y: number): boolean;
}

/**
 * Lays out groups of crest lines as an engraver draws them: three lines across the wave direction, the front line
 * longest. Crest length grows with wave height, and crest spacing with period. In one cycle, a quarter of the wave
 * period, the lines drift by one spacing.
 */
export function layOutCrests({ seeds, maxGroups, seaAt, isLightAt }: Layout): readonly Stroke[] {
  const room = createSpacingIndex(16);
  const strokes: Stroke[] = [];
  for (const { x, y, own } of seeds) {
    if (strokes.length >= maxGroups * ROWS) break;
    const sea = seaAt(x, y);
    if (!sea || sea.heightFt < LEAST_FT) continue;
    const away = 12 + sea.periodS * 1.05 + Math.max(0, 5 - sea.heightFt) * 2.2;
    if (!room.isFree(x, y, away)) continue;
    const half = ((15 + Math.min(26, sea.heightFt * 2) + sea.periodS) * (0.65 + 0.7 * own)) / 2;
    const [begin, end] = [crestEnd(seaAt, sea, x, y, -half), crestEnd(seaAt, sea, x, y, half)];
    if (!begin || !end || !room.isFree(x + begin[0], y + begin[1], away * 0.62)) continue;
    if (!room.isFree(x + end[0], y + end[1], away * 0.62)) continue;
    for (const [dx, dy] of [[0, 0] as const, begin, end]) room.take(x + dx, y + dy);
    const spacing = 2.1 + sea.periodS * 0.17;
    const sign = isLightAt(x, y) ? -1 : 1;
    for (let row = 0; row < ROWS; row++)
      strokes.push({
        x,
        y,
        curve: curveThroughMiddle(begin, end),
        // The later rows lie behind the first one, towards the origin of the waves.
        drift: [sea.fromEast * spacing, -sea.fromNorth * spacing],
        widthPx: 0.7 + Math.min(0.9, sea.heightFt / 24),
        alpha: sign * (0.38 + 0.62 * Math.min(1, sea.heightFt / 12)),
        rate: 1 / (PERIODS_A_ROUND * Math.max(2, sea.periodS)),
        phase: row * ROW_PHASE + own * 0.999,
      });
  }
  return strokes;
}

/** Follows the crest from its middle in two steps; returns undefined if it would leave the sea. */
function crestEnd(
  seaAt: Layout['seaAt'],
  middle: SeaSample,
  x: number,
  y: number,
  length: number,
): readonly [number, number] | undefined {
  const step = length / 2;
  // The crest runs across the wave direction: its vector turned by a right angle, y downwards.
  const [dx, dy] = [middle.fromNorth * step, middle.fromEast * step];
  const next = seaAt(x + dx, y + dy);
  if (!next || next.fromEast * middle.fromEast + next.fromNorth * middle.fromNorth < 0.2) return undefined;
  const end = [dx + next.fromNorth * step, dy + next.fromEast * step] as const;
  return seaAt(x + end[0], y + end[1]) && end;
}
