import { setTimeout } from 'node:timers/promises';
import { TooManyRequests } from '@groundswell/runtime';

/**
 * Milliseconds after which replies come that must not tell by their time who has an account: longer than either way takes
 * while DynamoDB, SQS and Cognito answer as they do, also to a function that has just begun.
 */
export const REPLY_AFTER_MS = { code: 400, wrongPassword: 800, registration: 1200 } as const;

/**
 * Does work, and answers no earlier than so many milliseconds after it began, so that its way is not told by its time; at
 * once where `isOpen` says that what came of it is no secret to who asks.
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
    // Said to whoever asks, about whomever; and a flood of it shall not hold functions up.
    if (!(error instanceof TooManyRequests)) await waited;
    throw error;
  }
}
