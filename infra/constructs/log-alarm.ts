import { Duration } from 'aws-cdk-lib';
import { type IAlarmAction, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { CountedLines } from '../needs/needs.ts';
import { metricNamespace, readStage } from '../stage.ts';

/** Counts the log lines that contain certain words, and raises an alarm above a limit. */
export function addLogAlarm(
  scope: Construct,
  log: LogGroup,
  { words, mostAnHour, says }: CountedLines,
  alarmActions: readonly IAlarmAction[],
): void {
  const filter = log.addMetricFilter('Counted', {
    filterPattern: FilterPattern.allTerms(...words),
    metricNamespace: metricNamespace(readStage(scope.node)),
    metricName: `${words.join('-')}-lines`,
  });
  const alarm = filter.metric({ statistic: 'Sum', period: Duration.hours(1) }).createAlarm(scope, 'Counted', {
    alarmDescription: says,
    threshold: mostAnHour,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(...alarmActions);
}
