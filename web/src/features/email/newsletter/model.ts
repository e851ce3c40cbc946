import { ApiError } from '../../../api/api-error.ts';
import { isEmail } from '../../../credentials/typed.ts';
import { m } from '../../../paraglide/messages.js';

/** The states of the newsletter box. */
export type BoxState =
  | { readonly state: 'idle' | 'loading' | 'success' }
  /** The error sentences: one beside the field, and one for the form as a whole. */
  | { readonly state: 'error'; readonly email?: string; readonly form?: string };

interface Answer {
  readonly valid: boolean;
  readonly errorMsg?: string;
}
/** Sends an email address; throws if the server refuses it. */
export type Subscribe = (email: string) => Promise<Answer>;

/**
 * Returns an error sentence for an invalid address; undefined for a plausible one. Only a delivered email proves that
 * the address exists.
 */
function faultOf(email: string): string | undefined {
  return isEmail(email) ? undefined : m.newsletter_invalid();
}

/** Sends the address and returns the box's next state; an invalid address is not sent. */
export async function subscribed(email: string, subscribe: Subscribe): Promise<BoxState> {
  const fault = faultOf(email);
  if (fault) return { state: 'error', email: fault };
  try {
    const { valid, errorMsg } = await subscribe(email.trim());
    return valid ? { state: 'success' } : { state: 'error', form: errorMsg || m.newsletter_failed() };
  } catch (error) {
    return afterFailure(error);
  }
}

/** Returns the box after a failure. A refused field (422) and a rate limit (429) each have a sentence of their own. */
function afterFailure(error: unknown): BoxState {
  if (!(error instanceof ApiError) || ![422, 429].includes(error.status))
    return { state: 'error', form: m.newsletter_failed() };
  const [email] = error.fields.email ?? [];
  const [first = error.message] = Object.values(error.fields).flat();
  return email === undefined ? { state: 'error', form: first } : { state: 'error', email };
}
