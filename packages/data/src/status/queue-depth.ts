import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { sqsOfProcess } from '../process-queue.ts';
import { setting } from '../setting.ts';

/**
 * Counts the messages of the queue whose URL is in an environment variable, for example `EMAIL_QUEUE_URL` for 'EMAIL'.
 * Messages that are being handled count, because a failed one is hidden until its next try. SQS counts approximately,
 * and is exact within a minute after the last change.
 */
export async function readQueueDepth(name: string): Promise<number> {
  const { Attributes = {} } = await sqsOfProcess().send(
    new GetQueueAttributesCommand({
      QueueUrl: setting(`${name}_QUEUE_URL`),
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    }),
  );
  return Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
}
