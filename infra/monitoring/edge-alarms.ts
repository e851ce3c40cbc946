import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IAlarmAction, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import type { EdgeMetrics } from './edge-metrics.ts';
import { addSloAlarm, pageSlo } from './slos.ts';

const FAILING = { percent: 1, leastRequests: 100 };

/** Adds the alarms on CloudFront's metrics. Their stack must be in us-east-1, as alarms see their own region only. */
export function addEdgeAlarms(
  scope: Construct,
  edge: EdgeMetrics,
  hasLatency: boolean,
  alarmActions: readonly IAlarmAction[],
): void {
  const { percent, leastRequests } = FAILING;
  const failing = new MathExpression({
    expression: `IF(requests >= ${leastRequests}, failed, 0)`,
    usingMetrics: { requests: edge.requests, failed: edge.failed },
    label: 'Percent of replies that are 5xx',
    period: Duration.minutes(5),
  });
  addAlarm(
    scope,
    'EdgeFailing',
    failing,
    {
      says: `Over ${percent} percent of CloudFront's replies were 5xx in two of three periods of five minutes.`,
      threshold: percent,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      periods: 3,
      datapointsToAlarm: 2,
    },
    alarmActions,
  );
  if (hasLatency) addSloAlarm(scope, pageSlo(edge), alarmActions);
}
