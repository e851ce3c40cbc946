import { type TidePoint, valueAt } from '../../../entities/tide/tide-curve.ts';
import { type Point, runsOf, smoothPath } from '../../../ui/smooth-path.ts';

export interface TideChart {
  readonly area: string;
  readonly line: string;
  /** The point of the curve at `at`, in hours from the curve's start. */
  readonly dot: Point | undefined;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Draws one day of the tide, up to the first hour of the next day; the lowest level is slightly above the bottom. */
export function tideChart(points: readonly TidePoint[], at: number, { width, height }: Box): TideChart {
  const knownLevels = points.flatMap(({ level }) => level ?? []);
  const low = Math.min(...knownLevels);
  const span = Math.max(...knownLevels) - low || 1;
  const place = (level: number, hour: number): Point => ({
    x: (hour / (points.at(-1)?.hour || 1)) * width,
    y: height - (0.12 + (0.8 * (level - low)) / span) * height,
  });
  const levels = points.map(({ level }) => level);
  const runs = runsOf(levels, (level, index) => place(level, points[index]?.hour ?? 0));
  const level = valueAt(points, at);
  return {
    line: runs.map(smoothPath).join(''),
    area: runs.map((run) => `${smoothPath(run)}L${run.at(-1)?.x ?? 0} ${height}L${run[0]?.x ?? 0} ${height}Z`).join(''),
    dot: level === undefined ? undefined : place(level, at),
  };
}
