import { METRICS, type MetricName } from '@groundswell/runtime/metrics';
import { Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import type { IConstruct } from 'constructs';
import { metricNamespace, readStage } from '../stage.ts';

/** Returns a metric that the functions publish in their log lines, for one value of its dimension. */
export function customMetric(scope: IConstruct, name: MetricName, of: string, options: MetricOptions = {}): Metric {
  return new Metric({
    namespace: metricNamespace(readStage(scope.node)),
    metricName: name,
    dimensionsMap: { [METRICS[name].dimension]: of },
    ...options,
  });
}
