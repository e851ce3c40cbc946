import { type Point, runsOf, smoothPath } from '../../../ui/smooth-path.ts';

export interface TideChart {
  readonly area: string;
  readonly line: string;
  /** The point on the curve at `at`, hours from its start. */
  readonly dot: Point | undefined;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * One day of the tide, from the first hour of the day to the first of the next, its lowest level a little above the
 * bottom.
 */
export function tideChart(levels: readonly (number | null)[], at: number, { width, height }: Box): TideChart {
  const known = levels.filter((level) => level !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const place = (level: number, index: number): Point => ({
    x: (index / Math.max(1, levels.length - 1)) * width,
    y: height - (0.12 + (0.8 * (level - low)) / span) * height,
  });
  const runs = runsOf(levels, place);
  const hour = Math.floor(at);
  const [level, next = level] = levels.slice(hour, hour + 2);
  return {
    line: runs.map(smoothPath).join(''),
    area: runs.map((run) => `${smoothPath(run)}L${run.at(-1)?.x ?? 0} ${height}L${run[0]?.x ?? 0} ${height}Z`).join(''),
    dot: typeof level === 'number' ? place(level + (at - hour) * ((next ?? level) - level), at) : undefined,
  };
}
