import { StripeError } from './stripe-error.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** It was given before, to a request with the same key. */
  readonly isReplayed?: true;
}
export interface Remembered extends Answer {
  readonly request: string;
  readonly atMs: number;
}

/** The provider forgets keys after a day at the earliest. */
const KEPT_MS = 24 * 3600 * 1000;

/** Answers by the key of their request: a repeated one is answered the same and done once. */
export function createReplays(nowMs: () => number, byKey: Map<string, Remembered>) {
  return {
    /** The answer given before; throws where the key was used with other parameters. */
    find(key: string, request: string): Answer | undefined {
      const found = byKey.get(key);
      if (!found || found.atMs + KEPT_MS < nowMs()) return undefined;
      if (found.request === request) return { status: found.status, body: found.body, isReplayed: true };
      throw new StripeError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    },
    /** Refused parameters were not acted upon and are not kept; all else is. */
    keep(key: string, request: string, answer: Answer): void {
      if (answer.status === 200 || answer.status === 402) byKey.set(key, { ...answer, request, atMs: nowMs() });
    },
  };
}
