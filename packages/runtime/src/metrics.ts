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

/** The values of the dimensions Call and Job; the area comes from the environment. */
interface Dimensions {
  readonly Call?: string;
  readonly Job?: string;
}

/**
 * Returns the fields that make a log line publish metrics. The namespace and the area come from the environment;
 * without a namespace, as in tests, the line only shows the values. Source of the format:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function embedMetrics(measured: Measured, of: Dimensions = {}): Readonly<Record<string, unknown>> {
  const { METRICS_NAMESPACE: Namespace, METRICS_AREA: Area } = process.env;
  const names = (Object.keys(METRICS) as MetricName[]).filter((name) => measured[name] !== undefined);
  if (!Namespace || names.length === 0) return measured;
  const dimensions: Readonly<Record<string, string | undefined>> = { Area, ...of };
  const used = [...new Set(names.map((name) => METRICS[name].dimension))];
  return {
    ...Object.fromEntries(used.map((dimension) => [dimension, dimensions[dimension]])),
    ...measured,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: used.map((dimension) => ({
        Namespace,
        Dimensions: [[dimension]],
        Metrics: names
          .filter((name) => METRICS[name].dimension === dimension)
          .map((name) => ({ Name: name, Unit: METRICS[name].unit })),
      })),
    },
  };
}
