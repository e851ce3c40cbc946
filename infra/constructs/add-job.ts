import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IAlarmAction, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { JobArea, JobName } from '../functions.ts';
import { jobNeeds } from '../needs/all-needs.ts';
import { JOB_TIMEOUT_S, type JobNeeds, type QueueName } from '../needs/needs.ts';
import { queueConcurrency, readStage } from '../stage.ts';
import { addLogAlarm } from './log-alarm.ts';
import { OwnFunction } from './own-function.ts';
import { tableStatement } from './table-access.ts';
import type { WorkQueue } from './work-queue.ts';

export type Queues = Readonly<Partial<Record<QueueName, WorkQueue>>>;

export interface JobProps {
  readonly bundleDir: string;
  readonly area: JobArea;
  readonly table: ITable;
  /** The queues that the area's jobs read from, send to and count. */
  readonly queues: Queues;
  readonly alarmActions: readonly IAlarmAction[];
  readonly environment: Record<string, string>;
  /** Rights beyond the table and queues in the job's `jobNeeds` entry. */
  readonly allow: readonly PolicyStatement[];
}

/** Adds the function of a job as its entry in `jobNeeds` states: fed by its queue, or run by its schedule. */
export function addJob(scope: Construct, name: JobName, props: JobProps): LambdaFunction {
  const needs: JobNeeds = jobNeeds[name];
  const { runs, memoryMb, timeoutS = JOB_TIMEOUT_S, sendsTo = [], counts = [], alarm } = needs;
  const sends = sendsTo.map((to) => queueOf(props.queues, to).queue);
  const urls = Object.fromEntries(
    [...sendsTo, ...counts].map((name) => [
      `${name.toUpperCase().replaceAll('-', '_')}_QUEUE_URL`,
      queueOf(props.queues, name).queue.queueUrl,
    ]),
  );
  const counted = counts.map((name) => queueOf(props.queues, name).queue.queueArn);
  const own = new OwnFunction(scope, name, {
    bundleDir: props.bundleDir,
    function: { area: props.area, name },
    memoryMb,
    timeoutS,
    environment: { TABLE_NAME: props.table.tableName, ...props.environment, ...urls },
    allow: [
      tableStatement(props.table, needs.table),
      ...props.allow,
      ...sends.map(({ queueArn }) => new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] })),
      ...(counted.length > 0 ? [new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: counted })] : []),
    ],
  });
  const { lambda, log } = own;
  if (alarm) addLogAlarm(own, log, alarm, props.alarmActions);
  if ('takesFrom' in runs)
    queueOf(props.queues, runs.takesFrom).feed(lambda, queueConcurrency(readStage(scope.node), name, runs));
  if ('everyMinutes' in runs) schedule(lambda, Duration.minutes(runs.everyMinutes), props.alarmActions);
  if ('everyMinutes' in runs && runs.mustRun) watchFor(lambda, name, props.alarmActions);
  return lambda;
}

function queueOf(queues: Queues, name: QueueName): WorkQueue {
  const queue = queues[name];
  if (!queue) throw new Error(`The jobs of this stack know no queue ${name}.`);
  return queue;
}

/** Schedules a job. The alarm needs three failures in a row, because the next run makes up for a single failure. */
function schedule(lambda: LambdaFunction, period: Duration, alarmActions: readonly IAlarmAction[]): void {
  new Rule(lambda, 'Schedule', { schedule: Schedule.rate(period), targets: [new LambdaTarget(lambda)] });
  const failing = lambda.metricErrors({ period }).createAlarm(lambda, 'Failing', {
    alarmDescription: 'A scheduled job failed three times in a row.',
    threshold: 1,
    evaluationPeriods: 3,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  failing.addAlarmAction(...alarmActions);
}

/**
 * Adds an alarm for a job that does not run. A disabled schedule, or a schedule without the right to invoke the job,
 * causes no failure.
 */
function watchFor(lambda: LambdaFunction, name: JobName, alarmActions: readonly IAlarmAction[]): void {
  const silent = lambda.metricInvocations({ period: Duration.hours(1) }).createAlarm(lambda, 'Silent', {
    alarmDescription: `${name} has not run for an hour.`,
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.BREACHING,
  });
  silent.addAlarmAction(...alarmActions);
}
