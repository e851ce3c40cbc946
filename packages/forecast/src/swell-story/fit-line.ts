/** A value at a time, and how much it counts. */
export interface Weighted {
  readonly t: number;
  readonly value: number;
  readonly weight: number;
}

/** The straight line of least weighted squares, by its middle and slope. */
export interface Line {
  readonly t: number;
  readonly value: number;
  readonly slope: number;
  /** Root mean square of what the line leaves. */
  readonly restRms: number;
  /** Root mean square of the times around their middle. */
  readonly spreadT: number;
}

/** Fits a line; absent where the points lie at one time or weigh nothing. */
export function fitLine(points: readonly Weighted[]): Line | undefined {
  const mean = (of: (point: Weighted) => number) =>
    points.reduce((sum, point) => sum + point.weight * of(point), 0) / weight;
  const weight = points.reduce((sum, point) => sum + point.weight, 0);
  if (!(weight > 0)) return undefined;
  const [t, value] = [mean((point) => point.t), mean((point) => point.value)];
  const variance = mean((point) => (point.t - t) ** 2);
  if (!(variance > 0)) return undefined;
  const slope = mean((point) => (point.t - t) * (point.value - value)) / variance;
  const restRms = Math.sqrt(mean((point) => (point.value - value - slope * (point.t - t)) ** 2));
  return { t, value, slope, restRms, spreadT: Math.sqrt(variance) };
}
