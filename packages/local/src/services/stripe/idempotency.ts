import type { Books } from './books.ts';
import { StripeError } from './stripe-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Whether the answer was stored for an earlier request with the same idempotency key. */
  readonly isReplayed?: true;
}
export interface StoredAnswer extends Answer {
  readonly request: string;
  readonly atMs: number;
}

/** Stripe forgets idempotency keys after a day at the earliest. */
export const ANSWERS_KEPT_MS = 24 * 3600 * 1000;

/** Stores answers by idempotency key: a repeated request gets the same answer and is not executed again. */
export function createIdempotencyStore(nowMs: () => number, byKey: Books['answers']) {
  return {
    /** Finds the stored answer; throws if the key was used with other parameters. */
    find(key: string, request: string): Answer | undefined {
      const found = byKey.get(key);
      if (!found || found.atMs + ANSWERS_KEPT_MS < nowMs()) return undefined;
      if (found.request === request) return { status: found.status, body: found.body, isReplayed: true };
      throw new StripeError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    },
    /** Stores successes and card errors. Requests with invalid parameters were not executed, so they are not stored. */
    keep(key: string, request: string, answer: Answer): void {
      if (answer.status === 200 || answer.status === 402) byKey.set(key, { ...answer, request, atMs: nowMs() });
    },
  };
}
