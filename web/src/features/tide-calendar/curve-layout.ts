import { runsOf, smoothPath } from '../../ui/smooth-path.ts';

/** A drawn tide: an hour's x and y, and the curve as SVG path data. */
export interface CurveLayout {
  readonly width: number;
  readonly line: string;
  /** The same, filled down to the bottom. */
  readonly area: string;
  readonly x: (hour: number) => number;
  /** The y of the water at an hour between two known levels; undefined elsewhere. */
  readonly yAt: (hour: number) => number | undefined;
}

/** Room for the label above a high and below a low. */
const ABOVE = 48;
const BELOW = 34;

/** Hourly levels over `width`, the lowest near the bottom; undefined for fewer than two. Gaps break the line. */
export function layoutCurve(
  levels: readonly (number | null)[],
  { width, height }: { readonly width: number; readonly height: number },
): CurveLayout | undefined {
  const known = levels.filter((level) => level !== null);
  if (known.length < 2) return undefined;
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest || 1;
  const x = (hour: number) => (hour / (levels.length - 1)) * width;
  const y = (level: number) => height - BELOW - ((level - lowest) / span) * (height - ABOVE - BELOW);
  const yAt = (hour: number) => {
    const from = levels[Math.floor(hour)];
    const to = levels[Math.ceil(hour)];
    return typeof from === 'number' && typeof to === 'number' ? y(from + (to - from) * (hour % 1)) : undefined;
  };

  const runs = runsOf(levels, (level, hour) => ({ x: x(hour), y: y(level) })).filter((run) => run.length > 1);
  return {
    width,
    x,
    yAt,
    line: runs.map(smoothPath).join(''),
    area: runs.map((run) => `${smoothPath(run)}V${height}H${run[0]?.x ?? 0}Z`).join(''),
  };
}
