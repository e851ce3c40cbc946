/** A tide drawn: an hour's place across and up, and the curve as SVG path data. */
export interface CurveLayout {
  readonly width: number;
  readonly line: string;
  /** The same, filled down to the foot. */
  readonly area: string;
  readonly x: (hour: number) => number;
  /** Height of the water at an hour between two known ones; undefined elsewhere. */
  readonly yAt: (hour: number) => number | undefined;
}

/** Room for the words above a high and below a low. */
const ABOVE = 48;
const BELOW = 34;

/** Hourly levels over `width`, the lowest near the foot; undefined where there are not two. Gaps break the line. */
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

  const runs = splitRuns(levels).filter((run) => run.length > 1);
  const drawn = runs.map((run) => run.map(({ hour, level }) => `${round(x(hour))} ${round(y(level))}`).join('L'));
  return {
    width,
    x,
    yAt,
    line: drawn.map((points) => `M${points}`).join(''),
    area: runs
      .map(
        (run, i) =>
          `M${round(x(run[0]?.hour ?? 0))} ${height}L${drawn[i]}L${round(x(run.at(-1)?.hour ?? 0))} ${height}Z`,
      )
      .join(''),
  };
}

interface Known {
  readonly hour: number;
  readonly level: number;
}

function splitRuns(levels: readonly (number | null)[]): readonly Known[][] {
  const runs: Known[][] = [[]];
  levels.forEach((level, hour) => {
    if (level === null) runs.push([]);
    else runs.at(-1)?.push({ hour, level });
  });
  return runs;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
