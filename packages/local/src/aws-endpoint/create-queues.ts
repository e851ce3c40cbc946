import { CreateQueueCommand, GetQueueUrlCommand, QueueDoesNotExist, type SQSClient } from '@aws-sdk/client-sqs';
import type { QueuePlan } from '../template/plan.ts';

/** Creates the missing queues, dead-letter queues first. An existing queue stays as it is. */
export async function createQueues(
  sqs: SQSClient,
  queues: readonly QueuePlan[],
  arnOf: (name: string) => string,
): Promise<void> {
  const deadFirst = [...queues.filter(({ redrive }) => !redrive), ...queues.filter(({ redrive }) => redrive)];
  for (const plan of deadFirst)
    await sqs.send(new GetQueueUrlCommand({ QueueName: plan.name })).catch((error: unknown) => {
      if (!(error instanceof QueueDoesNotExist)) throw error;
      return sqs.send(new CreateQueueCommand({ QueueName: plan.name, Attributes: attributesOf(plan, arnOf) }));
    });
}

function attributesOf(
  { visibilityTimeoutMs, delayMs, retentionMs, redrive }: QueuePlan,
  arnOf: (name: string) => string,
) {
  const RedrivePolicy =
    redrive &&
    JSON.stringify({
      deadLetterTargetArn: arnOf(redrive.deadLetterQueue),
      maxReceiveCount: redrive.maxReceiveCount,
    });
  return {
    VisibilityTimeout: String(visibilityTimeoutMs / 1000),
    DelaySeconds: String(delayMs / 1000),
    MessageRetentionPeriod: String(retentionMs / 1000),
    ...(RedrivePolicy && { RedrivePolicy }),
  };
}
