import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IAlarmAction, MathExpression, type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { customMetric } from './custom-metric.ts';
import type { EdgeMetrics } from './edge-metrics.ts';

/** A service level objective: a share of events that are good, over thirty days. */
export interface Slo {
  /** The id of its alarm. */
  readonly id: 'ForecastsOld' | 'CodesSlow' | 'AlertsSlow' | 'PagesSlow';
  readonly promise: string;
  readonly goalPercent: number;
  /** The percentage of good events in a period. */
  readonly good: Metric | MathExpression;
  /** The same, but 100 while too few events are bad to wake anybody. */
  readonly alarmed: Metric | MathExpression;
}

const HOUR = Duration.hours(1);

/**
 * The rate at which an hour uses up the bad events that thirty days may have, above which an alarm fires: such an hour
 * uses 2 percent of them. Source: The Site Reliability Workbook, chapter 5, table 5-2.
 */
const FAST_BURN = 14.4;
/** An alarm needs as many bad events in an hour, so that one slow email at night wakes nobody. */
const LEAST_BAD = 3;

/** Returns the objectives that the app's own metrics measure. */
export function ownSlos(scope: Construct): readonly Slo[] {
  return [
    {
      id: 'ForecastsOld',
      promise: 'forecasts at most 7 hours old',
      goalPercent: 99,
      ...within(scope, 'ForecastAgeHours', 7),
    },
    {
      id: 'CodesSlow',
      promise: 'codes mailed within 30 seconds',
      goalPercent: 99.9,
      ...within(scope, 'CodeMailedS', 30),
    },
    {
      id: 'AlertsSlow',
      promise: 'alerts mailed within 5 minutes',
      goalPercent: 99.9,
      ...within(scope, 'AlertMailedS', 300),
    },
  ];
}

/** Returns the objective that CloudFront's metrics measure. */
export function pageSlo({ promptPercent }: EdgeMetrics): Slo {
  const good = promptPercent(200, HOUR);
  return { id: 'PagesSlow', promise: 'first byte at the edge within 200 ms', goalPercent: 99, good, alarmed: good };
}

function within(
  scope: Construct,
  name: 'ForecastAgeHours' | 'CodeMailedS' | 'AlertMailedS',
  most: number,
): Pick<Slo, 'good' | 'alarmed'> {
  const area = name === 'ForecastAgeHours' ? 'forecast' : 'email';
  const measured = customMetric(scope, name, area, { period: HOUR });
  const good = measured.with({ statistic: Stats.percentileRank(most) });
  const count = measured.with({ statistic: Stats.SAMPLE_COUNT });
  const alarmed = new MathExpression({
    expression: `IF(count * (100 - good) / 100 >= ${LEAST_BAD}, good, 100)`,
    usingMetrics: { good, count },
    label: 'Percent that are good',
    period: HOUR,
  });
  return { good, alarmed };
}

/** Adds the alarm of an objective, which fires if an hour uses up its bad events too fast. */
export function addSloAlarm(
  scope: Construct,
  { id, promise, goalPercent, alarmed }: Slo,
  alarmActions: readonly IAlarmAction[],
): void {
  const threshold = Number((100 - FAST_BURN * (100 - goalPercent)).toFixed(2));
  const says = `Within an hour less than ${threshold} percent kept the objective: ${promise}.`;
  addAlarm(
    scope,
    id,
    alarmed,
    { says, threshold, comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD },
    alarmActions,
  );
}
