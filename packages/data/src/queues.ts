import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { backOff } from './back-off.ts';

/** SQS takes ten messages a batch. */
const BATCH = 10;
const MAX_ATTEMPTS = 4;
const BATCHES_AT_ONCE = 4;

export interface Queue {
  /**
   * Queues messages in order, to be received after `delayS`. Throws when some could not be queued; then all may be sent
   * again.
   */
  sendAll(messages: readonly object[], options?: { readonly delayS?: number }): Promise<void>;
}

export function sqsQueue(sqs: () => SQSClient, url: () => string): Queue {
  return {
    async sendAll(messages, { delayS } = {}) {
      const batches: object[][] = [];
      for (let start = 0; start < messages.length; start += BATCH) batches.push(messages.slice(start, start + BATCH));
      // The first batch is sent alone, so that the first messages are at the head of the queue.
      const groups = [batches.slice(0, 1)];
      for (let start = 1; start < batches.length; start += BATCHES_AT_ONCE)
        groups.push(batches.slice(start, start + BATCHES_AT_ONCE));
      for (const group of groups) {
        // All batches settle before the first failure is thrown, so that none is sent after the caller continues.
        const sent = await Promise.allSettled(group.map((batch) => sendBatch(sqs(), url(), batch, delayS)));
        for (const one of sent) if (one.status === 'rejected') throw one.reason;
      }
    },
  };
}

async function sendBatch(
  sqs: SQSClient,
  url: string,
  messages: readonly object[],
  delayS: number | undefined,
): Promise<void> {
  let entries = messages.map((message, index) => ({
    Id: String(index),
    MessageBody: JSON.stringify(message),
    ...(delayS !== undefined && { DelaySeconds: delayS }),
  }));
  for (let round = 0; entries.length > 0; round++) {
    if (round === MAX_ATTEMPTS) throw new Error(`SQS refused ${entries.length} messages ${MAX_ATTEMPTS} times.`);
    await backOff(round);
    const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: entries }));
    const failed = new Set(Failed.map(({ Id }) => Id));
    entries = entries.filter(({ Id }) => failed.has(Id));
  }
}
