import type { Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { EDGE_REGION } from '../stacks/limits-stack.ts';

/** CloudFront's metrics of the site, which are in us-east-1 wherever the app is. */
export class EdgeMetrics {
  readonly requests: Metric;
  readonly bytes: Metric;
  /** The percentage of replies that are 5xx. */
  readonly failed: Metric;
  /** The percentage of cacheable requests that the cache served; one of the additional metrics. */
  readonly hits: Metric;
  private readonly metric: (metricName: string, statistic: string, options?: MetricOptions) => Metric;

  constructor({ distributionId }: Pick<IDistribution, 'distributionId'>) {
    this.metric = (metricName, statistic, options) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        region: EDGE_REGION,
        statistic,
        ...options,
      });
    this.requests = this.metric('Requests', Stats.SUM);
    this.bytes = this.metric('BytesDownloaded', Stats.SUM);
    this.failed = this.metric('5xxErrorRate', Stats.AVERAGE);
    this.hits = this.metric('CacheHitRate', Stats.AVERAGE);
  }

  /** The time to the first byte of requests that the cache did not serve, in ms; one of the additional metrics. */
  originLatency = (percentile: number) => this.metric('OriginLatency', Stats.percentile(percentile));

  /**
   * Returns the percentage of requests whose first byte leaves the edge within `mostMs`, as a lower bound. Hits are
   * prompt; of the others CloudFront gives only percentiles, so their slow share is rounded up to one of four steps.
   */
  promptPercent = (mostMs: number, period: Duration): MathExpression =>
    new MathExpression({
      expression: `100 - (100 - hits) * IF(p50 > ${mostMs}, 1, IF(p90 > ${mostMs}, 0.5, IF(p99 > ${mostMs}, 0.1, 0.01)))`,
      usingMetrics: {
        hits: this.hits,
        p50: this.originLatency(50),
        p90: this.originLatency(90),
        p99: this.originLatency(99),
      },
      label: `Percent within ${mostMs} ms, at least`,
      period,
    });
}
