import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSRecord } from 'aws-lambda';

const REASON_MAX_CHARS = 1000;

let client: SQSClient | undefined;

/**
 * Whether this was the last of the `PARK_AFTER_TRIES` attempts at a message, by the queue's receive count. Without the
 * setting `PARK_AFTER_TRIES`, only SQS moves messages to the dead-letter queue, and gives no reason.
 */
export function isLastTry({ attributes }: SQSRecord): boolean {
  const tries = Number(process.env.PARK_AFTER_TRIES || Number.POSITIVE_INFINITY);
  return Number(attributes?.ApproximateReceiveCount) >= tries;
}

/**
 * Moves a message unchanged into the dead-letter queue `PARKED_QUEUE_URL`. Adds the reason, the job's name and the id
 * by which its log lines are found.
 */
export async function park(record: SQSRecord, jobName: string, reason: string): Promise<void> {
  client ??= new SQSClient({ maxAttempts: 4, requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000 } });
  const text = (StringValue: string) => ({ DataType: 'String', StringValue });
  await client.send(
    new SendMessageCommand({
      QueueUrl: process.env.PARKED_QUEUE_URL,
      MessageBody: record.body,
      MessageAttributes: {
        reason: text(printable(reason).slice(0, REASON_MAX_CHARS) || 'No reason was given.'),
        job: text(jobName),
        requestId: text(record.messageId),
      },
    }),
  );
}

/** Replaces control characters, because SQS refuses messages with them. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, ' ').trim();
}
