import { SQSClient } from '@aws-sdk/client-sqs';
import { type Queue, sqsQueue } from './queues.ts';
import { setting } from './setting.ts';

let client: SQSClient | undefined;

/**
 * Returns the queue whose URL is in an environment variable, for example `EMAIL_QUEUE_URL` for 'EMAIL'. All queues of a
 * process share one client.
 */
export function processQueue(name: string): Queue {
  return sqsQueue(sqsOfProcess, () => setting(`${name}_QUEUE_URL`));
}

/** Returns the one client of this process. */
export function sqsOfProcess(): SQSClient {
  client ??= new SQSClient({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  return client;
}
