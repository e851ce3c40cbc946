import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';

export interface ErrorFacts {
  readonly status: number;
  readonly message: string;
}

/** The error messages of browsers and the bundler for a chunk that failed to load. */
const MISSING_PART = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * Returns the error page's text for any thrown value. A failed call shows its status and message. A bug of the page
 * shows 500 and a general sentence, while its own message goes to the console.
 */
export function errorFacts(thrown: unknown): ErrorFacts {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof ApiError) return { status: thrown.status >= 400 ? thrown.status : 500, message };
  return { status: 500, message: MISSING_PART.test(message) ? m.errors_part() : m.errors_code_internal() };
}
