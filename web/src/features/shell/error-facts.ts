import { m } from '../../paraglide/messages.js';

export interface ErrorFacts {
  readonly status: number;
  readonly message: string;
}

/** How browsers and the bundler say that a part of the site did not arrive. */
const MISSING_PART = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** What the error page says of whatever was thrown: its own status where it has one, else 500. */
export function errorFacts(thrown: unknown): ErrorFacts {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { status: statusOf(thrown), message: MISSING_PART.test(message) ? m.errors_part() : message };
}

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown)) return 500;
  const { status } = thrown;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
