import { type TidePoint, valueAt } from '../../../entities/tide/tide-curve.ts';
import { runsOf, smoothPath } from '../../../ui/smooth-path.ts';

/** The layout of a tide curve: the x and y of an hour, and the curve as SVG path data. */
export interface CurveLayout {
  readonly width: number;
  readonly line: string;
  /** The path of the area between the curve and the bottom of the drawing. */
  readonly area: string;
  readonly x: (hour: number) => number;
  /** Returns the y of the tide at an hour that lies between two known levels; undefined for all other hours. */
  readonly yAt: (hour: number) => number | undefined;
}

/** The space in px for labels above a high tide; the next constant is the space below a low tide. */
const ABOVE = 48;
const BELOW = 34;

/**
 * Lays out a tide over `width`, with the lowest level near the bottom. Gaps break the line; undefined for fewer than
 * two known points.
 */
export function layoutCurve(
  points: readonly TidePoint[],
  { width, height }: { readonly width: number; readonly height: number },
): CurveLayout | undefined {
  const knownLevels = points.flatMap(({ level }) => level ?? []);
  if (knownLevels.length < 2) return undefined;
  const lowest = Math.min(...knownLevels);
  const span = Math.max(...knownLevels) - lowest || 1;
  const x = (hour: number) => (hour / (points.at(-1)?.hour || 1)) * width;
  const y = (level: number) => height - BELOW - ((level - lowest) / span) * (height - ABOVE - BELOW);
  const yAt = (hour: number) => {
    const level = valueAt(points, hour);
    return level === undefined ? undefined : y(level);
  };

  const levels = points.map(({ level }) => level);
  const place = (level: number, index: number) => ({ x: x(points[index]?.hour ?? 0), y: y(level) });
  const runs = runsOf(levels, place).filter((run) => run.length > 1);
  return {
    width,
    x,
    yAt,
    line: runs.map(smoothPath).join(''),
    area: runs.map((run) => `${smoothPath(run)}V${height}H${run[0]?.x ?? 0}Z`).join(''),
  };
}
