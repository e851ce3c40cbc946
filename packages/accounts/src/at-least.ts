import { setTimeout } from 'node:timers/promises';
import { TooManyRequestsError } from '@groundswell/runtime';

/**
 * Milliseconds after which replies are sent whose timing must not reveal whether an account exists: longer than either
 * branch takes while DynamoDB, SQS and Cognito answer normally, including cold starts.
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
    // Everyone gets this refusal, for any address; and a flood of requests must not hold functions up.
    if (!(error instanceof TooManyRequestsError)) await waited;
    throw error;
  }
}
