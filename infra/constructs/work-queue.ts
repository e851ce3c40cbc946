import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IAlarmAction, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface WorkQueueProps {
  /** The timeout of the queue's consumer. */
  readonly workerTimeoutS: number;
  /** The age of the oldest message, in minutes, above which an alarm shows that the work does not keep up. */
  readonly lateAfterMinutes: number;
  readonly alarmActions: readonly IAlarmAction[];
}

/**
 * The number of attempts at a message. When the last attempt fails, the job itself moves the message to the dead-letter
 * queue, with the reason.
 */
const TRIES = 4;
const QUEUE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/**
 * A work queue whose messages are handled one at a time. A message that fails four times goes to the dead-letter queue.
 * The job moves it there with the reason; if the job is killed each time, SQS moves it. Alarms report late messages and
 * messages in the dead-letter queue.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  /** The age of the oldest waiting message, in seconds. */
  readonly oldest: Metric;
  /** The number of messages in the dead-letter queue. */
  readonly failed: Metric;
  private readonly parked: Queue;
  private readonly alarmActions: readonly IAlarmAction[];

  constructor(scope: Construct, id: string, { workerTimeoutS, lateAfterMinutes, alarmActions }: WorkQueueProps) {
    super(scope, id);
    this.alarmActions = alarmActions;
    this.parked = new Queue(this, 'Parked', { ...QUEUE, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...QUEUE,
      // Six times the worker's timeout, as AWS recommends: no message becomes visible again while a throttled worker
      // still has it.
      visibilityTimeout: Duration.seconds(6 * workerTimeoutS),
      deadLetterQueue: { queue: this.parked, maxReceiveCount: TRIES + 1 },
    });

    this.oldest = this.queue.metricApproximateAgeOfOldestMessage();
    this.failed = this.parked.metricApproximateNumberOfMessagesVisible();
    const late = this.oldest.createAlarm(this, 'Late', {
      alarmDescription: `The oldest message of ${id} waits for more than ${lateAfterMinutes} minutes.`,
      threshold: lateAfterMinutes * 60,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const failed = this.failed.createAlarm(this, 'Failed', {
      alarmDescription: `A message of ${id} failed ${TRIES} times and is parked.`,
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    for (const alarm of [late, failed]) alarm.addAlarmAction(...alarmActions);
  }

  /**
   * Adds an alarm for a queue that should always have work. The alarm fires if no message was handled for this many
   * hours.
   */
  watchFor(hours: number, says: string): void {
    const idle = this.queue.metricNumberOfMessagesDeleted({ period: Duration.hours(1) }).createAlarm(this, 'Idle', {
      alarmDescription: says,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: hours,
      // CloudWatch reports no metric for an inactive queue, so missing data counts as a breach.
      treatMissingData: TreatMissingData.BREACHING,
    });
    idle.addAlarmAction(...this.alarmActions);
  }

  /** Passes messages one by one to `worker`, with at most `atOnce` concurrent invocations. */
  feed(worker: LambdaFunction, atOnce: number): void {
    worker.addEnvironment('PARKED_QUEUE_URL', this.parked.queueUrl);
    worker.addEnvironment('PARK_AFTER_TRIES', String(TRIES));
    worker.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.parked.queueArn] }));
    worker.addEventSource(
      // A job returns its failures instead of throwing. Without reportBatchItemFailures, Lambda would count them as
      // successes.
      new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: atOnce, reportBatchItemFailures: true }),
    );
  }
}
