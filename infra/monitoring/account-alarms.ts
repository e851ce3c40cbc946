import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IAlarmAction, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { TABLE_INDEXES } from '../constructs/table-access.ts';
import { addAlarm } from './add-alarm.ts';

const PERIOD = Duration.minutes(5);
const SUM = { statistic: Stats.SUM, period: PERIOD };

/** The shares at which SES reviews an account are 5 and 0.1 percent. The alarms come before that. */
const HIGH_BOUNCES = 0.03;
const HIGH_COMPLAINTS = 0.0008;

/** Metrics of AWS's services that count what they refuse to us, and SES's judgement of our emails. */
export interface AccountMetrics {
  /** Invocations that Lambda refused, of all functions of the account and region. */
  readonly functions: Metric;
  readonly table: MathExpression;
  readonly signIn: MathExpression;
  readonly bounces: Metric;
  readonly complaints: Metric;
}

export function accountMetrics(table: ITable, pool: IUserPool, client: IUserPoolClient): AccountMetrics {
  const reputation = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) });
  return {
    functions: LambdaFunction.metricAllThrottles(SUM),
    table: total('table', tableThrottles(table)),
    signIn: total('sign-in', signInThrottles(pool, client)),
    bounces: reputation('Reputation.BounceRate'),
    complaints: reputation('Reputation.ComplaintRate'),
  };
}

/** Adds an alarm for each service that throttles us, and for each of SES's rates if emails are sent. */
export function addAccountAlarms(
  scope: Construct,
  { functions, table, signIn, bounces, complaints }: AccountMetrics,
  sendsMail: boolean,
  alarmActions: readonly IAlarmAction[],
): void {
  const throttled = { threshold: 5, periods: 3, datapointsToAlarm: 2 };
  const often = 'at least five times in each of two of three periods of five minutes';
  addAlarm(
    scope,
    'FunctionsThrottled',
    functions,
    { ...throttled, says: `Lambda refused to run a function ${often}.` },
    alarmActions,
  );
  addAlarm(scope, 'TableThrottled', table, { ...throttled, says: `DynamoDB refused requests ${often}.` }, alarmActions);
  addAlarm(
    scope,
    'SignInThrottled',
    signIn,
    { ...throttled, says: `Cognito refused requests ${often}.` },
    alarmActions,
  );
  if (!sendsMail) return;
  const above = { comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD };
  addAlarm(
    scope,
    'BouncesHigh',
    bounces,
    { ...above, threshold: HIGH_BOUNCES, says: 'Over 3 percent of emails bounce; SES reviews an account at 5.' },
    alarmActions,
  );
  addAlarm(
    scope,
    'ComplaintsHigh',
    complaints,
    {
      ...above,
      threshold: HIGH_COMPLAINTS,
      says: 'Over 0.08 percent of emails are called spam; SES reviews an account at 0.1.',
    },
    alarmActions,
  );
}

/** CloudWatch has no data for what was never throttled, so each missing metric counts as zero. */
function total(label: string, metrics: readonly Metric[]): MathExpression {
  return new MathExpression({
    expression: 'SUM(FILL(METRICS(), 0))',
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    label,
    period: PERIOD,
  });
}

/** An index throttles apart from its table: one that is slow to write makes writes to the table fail. */
function tableThrottles(table: ITable): readonly Metric[] {
  return ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((metricName) =>
    [{}, ...TABLE_INDEXES.map((GlobalSecondaryIndexName) => ({ GlobalSecondaryIndexName }))].map(
      (index) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          dimensionsMap: { TableName: table.tableName, ...index },
          ...SUM,
        }),
    ),
  );
}

/** Cognito counts a request that a function makes with its own rights under the client 'Admin'. */
function signInThrottles(pool: IUserPool, client: IUserPoolClient): readonly Metric[] {
  const metricOf = (metricName: string, UserPoolClient: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient },
      ...SUM,
    });
  const own = client.userPoolClientId;
  return [
    ...['SignInThrottles', 'SignUpThrottles'].flatMap((name) => [metricOf(name, own), metricOf(name, 'Admin')]),
    metricOf('TokenRefreshThrottles', own),
  ];
}
