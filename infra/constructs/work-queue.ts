import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IAlarmAction, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface WorkQueueProps {
  /** Timeout of its consumer. */
  readonly workerTimeoutS: number;
  /** A message that waits longer shows that work does not keep up. */
  readonly lateAfterMinutes: number;
  readonly alarmActions: readonly IAlarmAction[];
}

/** At the last of these receives a job parks its message itself, with the reason. */
const TRIES = 4;
const QUEUE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/**
 * A queue of work, handled one message at a time; a message that fails four times is parked by its worker, with the
 * reason, or by the queue when the worker is killed each time. Alarms when one is late and when one is parked.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  private readonly parked: Queue;
  private readonly alarmActions: readonly IAlarmAction[];

  constructor(scope: Construct, id: string, { workerTimeoutS, lateAfterMinutes, alarmActions }: WorkQueueProps) {
    super(scope, id);
    this.alarmActions = alarmActions;
    this.parked = new Queue(this, 'Parked', { ...QUEUE, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...QUEUE,
      // Six times the worker's timeout, as AWS recommends: no message comes back while a throttled worker still has it.
      visibilityTimeout: Duration.seconds(6 * workerTimeoutS),
      deadLetterQueue: { queue: this.parked, maxReceiveCount: TRIES + 1 },
    });

    const late = this.queue.metricApproximateAgeOfOldestMessage().createAlarm(this, 'Late', {
      alarmDescription: `The oldest message of ${id} waits for more than ${lateAfterMinutes} minutes.`,
      threshold: lateAfterMinutes * 60,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const failed = this.parked.metricApproximateNumberOfMessagesVisible().createAlarm(this, 'Failed', {
      alarmDescription: `A message of ${id} failed ${TRIES} times and is parked.`,
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    for (const alarm of [late, failed]) alarm.addAlarmAction(...alarmActions);
  }

  /** Alarms also when no message was done for so many hours: where work comes all the time, it stands still. */
  watchFor(hours: number, says: string): void {
    const idle = this.queue.metricNumberOfMessagesDeleted({ period: Duration.hours(1) }).createAlarm(this, 'Idle', {
      alarmDescription: says,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: hours,
      // A queue without work for long tells nothing.
      treatMissingData: TreatMissingData.BREACHING,
    });
    idle.addAlarmAction(...this.alarmActions);
  }

  /** Passes messages one by one to `worker`, to at most `atOnce` invocations at a time. */
  feed(worker: LambdaFunction, atOnce: number): void {
    worker.addEnvironment('PARKED_QUEUE_URL', this.parked.queueUrl);
    worker.addEnvironment('PARK_AFTER_TRIES', String(TRIES));
    worker.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.parked.queueArn] }));
    worker.addEventSource(
      // A job returns its failures instead of throwing: without reportBatchItemFailures failures would count as done.
      new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: atOnce, reportBatchItemFailures: true }),
    );
  }
}
