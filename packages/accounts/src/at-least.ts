import { setTimeout } from 'node:timers/promises';
import { TooManyRequestsError } from '@groundswell/runtime';

/**
 * The minimum reply times in milliseconds, for replies whose timing must not reveal whether an account exists. They
 * exceed the usual duration of either branch, including cold starts, while DynamoDB, SQS and Cognito respond normally.
 */
export const REPLY_AFTER_MS = { code: 400, wrongPassword: 800, registration: 1200 } as const;

/**
 * Runs the work and returns no earlier than a minimum time after its start, so that timing does not reveal the branch
 * taken. A result for which `isOpen` returns true is no secret to the caller and is returned at once.
 */
export async function atLeast<T>(
  ms: number,
  work: () => Promise<T>,
  isOpen: (done: T) => boolean = () => false,
): Promise<T> {
  const waited = setTimeout(ms);
  try {
    const done = await work();
    if (!isOpen(done)) await waited;
    return done;
  } catch (error) {
    // A rate-limit refusal reveals nothing, because it does not depend on whether the account exists. Sending it at
    // once keeps a flood of requests from tying up Lambda instances.
    if (!(error instanceof TooManyRequestsError)) await waited;
    throw error;
  }
}
