import {
  type CreateAlarmOptions,
  type IAlarmAction,
  type MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

type AlarmProps = Omit<CreateAlarmOptions, 'alarmDescription' | 'evaluationPeriods' | 'treatMissingData'> & {
  /** The description of the alarm. */
  readonly says: string;
  /** The number of periods that are evaluated; one if absent. */
  readonly periods?: number;
};

/** Adds an alarm on a metric. No data is no reason for an alarm, because CloudWatch has none without traffic. */
export function addAlarm(
  scope: Construct,
  id: string,
  metric: Metric | MathExpression,
  { says, periods = 1, ...props }: AlarmProps,
  alarmActions: readonly IAlarmAction[],
): void {
  const alarm = metric.createAlarm(scope, id, {
    ...props,
    alarmDescription: says,
    evaluationPeriods: periods,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(...alarmActions);
}
