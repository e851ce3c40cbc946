import type { QueuedEmail } from '@groundswell/data/email';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { afterAll, beforeAll } from 'vitest';
import { useSecret } from './use-secret.ts';

/**
 * Prepares a test file for handlers that send email: sets the environment variables of the queues, which
 * are one queue here, and the key secrets.
 */
export function useEmails(): {
  /** Returns the emails that were queued since the last call. */
  take(): QueuedEmail[];
} {
  useSecret();
  let host: QueueHost;
  const queueUrl = () => `${host.url}/letters`;
  beforeAll(() => {
    host = startInProcessQueues();
    process.env.EMAIL_QUEUE_URL = queueUrl();
    process.env.CODES_QUEUE_URL = queueUrl();
  });
  afterAll(() => host.stop());

  return {
    take() {
      const bodies = host.queues.get(queueUrl()) ?? [];
      host.queues.delete(queueUrl());
      return bodies.map((body) => JSON.parse(body) as QueuedEmail);
    },
  };
}
