/**
 * The custom metrics that functions write into their log lines, in CloudWatch's embedded metric format. Each value of a
 * dimension makes one metric of 0.30 dollars a month, so the dimensions have few values (docs/reference/metrics.md).
 */
export const METRICS = {
  CallMs: { unit: 'Milliseconds', dimension: 'Area' },
  CallsFailed: { unit: 'Count', dimension: 'Call' },
  JobsFailed: { unit: 'Count', dimension: 'Job' },
  ForecastAgeHours: { unit: 'None', dimension: 'Area' },
  CodeMailedS: { unit: 'Seconds', dimension: 'Area' },
  AlertMailedS: { unit: 'Seconds', dimension: 'Area' },
} as const;

export type MetricName = keyof typeof METRICS;
/** Values of metrics, in the unit of each. */
export type Measured = Readonly<Partial<Record<MetricName, number>>>;
