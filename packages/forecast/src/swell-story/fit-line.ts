export interface WeightedPoint {
  readonly t: number;
  readonly value: number;
  readonly weight: number;
}

/** A line from a weighted least-squares fit, given by its mid-point and slope. */
export interface Line {
  readonly t: number;
  readonly value: number;
  readonly slope: number;
  readonly residualRms: number;
  /** The weighted root mean square distance of the times from their mean. */
  readonly spreadT: number;
}

/** Fits a line through weighted points; undefined when all points have the same time or no weight. */
export function fitLine(points: readonly WeightedPoint[]): Line | undefined {
  const mean = (of: (point: WeightedPoint) => number) =>
    points.reduce((sum, point) => sum + point.weight * of(point), 0) / weight;
  const weight = points.reduce((sum, point) => sum + point.weight, 0);
  if (!(weight > 0)) return undefined;
  const [t, value] = [mean((point) => point.t), mean((point) => point.value)];
  const variance = mean((point) => (point.t - t) ** 2);
  if (!(variance > 0)) return undefined;
  const slope = mean((point) => (point.t - t) * (point.value - value)) / variance;
  const residualRms = Math.sqrt(mean((point) => (point.value - value - slope * (point.t - t)) ** 2));
  return { t, value, slope, residualRms: residualRms, spreadT: Math.sqrt(variance) };
}
