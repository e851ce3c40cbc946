import { ApiError } from '../../api/api-error.ts';
import { isEmail } from '../../credentials/typed.ts';
import { m } from '../../paraglide/messages.js';

/** The states of the newsletter box. */
export type BoxState =
  | { readonly state: 'idle' | 'loading' | 'success' }
  | { readonly state: 'error'; readonly sentence: string };

export interface Answer {
  readonly valid: boolean;
  readonly errorMsg?: string;
}
/** Sends an address; throws the server's refusal. */
export type Subscribe = (email: string) => Promise<Answer>;

/** The sentence for an invalid address; undefined for one that may be valid. Only a mail that arrives proves it. */
export function faultOf(email: string): string | undefined {
  return isEmail(email) ? undefined : m.newsletter_invalid();
}

/** Sends the address and returns the box's next state; an invalid address is not sent. */
export async function subscribed(email: string, subscribe: Subscribe): Promise<BoxState> {
  const fault = faultOf(email);
  if (fault) return { state: 'error', sentence: fault };
  try {
    const { valid, errorMsg } = await subscribe(email.trim());
    return valid ? { state: 'success' } : { state: 'error', sentence: errorMsg || m.newsletter_failed() };
  } catch (error) {
    // A refused field (422) and a rate limit (429) have a sentence of their own.
    const refused = error instanceof ApiError && [422, 429].includes(error.status) && error.message;
    return { state: 'error', sentence: refused || m.newsletter_failed() };
  }
}
