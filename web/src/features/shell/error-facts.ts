import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';

export interface ErrorFacts {
  readonly status: number;
  readonly message: string;
}

/** How browsers and the bundler say that a part of the site did not arrive. */
const MISSING_PART = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * What the error page says of whatever was thrown: status and sentence of a call that failed; of a fault in the page itself
 * 500 and a sentence of ours, since its own is for programmers, who find it in the console.
 */
export function errorFacts(thrown: unknown): ErrorFacts {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof ApiError) return { status: thrown.status >= 400 ? thrown.status : 500, message };
  return { status: 500, message: MISSING_PART.test(message) ? m.errors_part() : m.errors_code_internal() };
}
