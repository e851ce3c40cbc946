import { writeLocal } from '../storage/local.ts';

/** The longest code: bounds what a link can store in this browser. */
const MAX_LENGTH = 100;

/**
 * Stores a link's promotion until the reader goes Pro: a code as given, which the server checks, or the partner's free
 * months.
 */
export function keepPromo({ code, isPartner }: { readonly code: string | null; readonly isPartner: boolean }): void {
  if (code && code.length <= MAX_LENGTH) writeLocal('sc_promo', code);
  if (isPartner) writeLocal('sc_wrscfree', 'true');
}
