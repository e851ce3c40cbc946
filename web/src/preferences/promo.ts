import { writeLocal } from '../storage/local.ts';

/** No code is longer: what a link may make this browser keep is bounded. */
const LONGEST = 100;

/** Keeps the promotion that a link came with until someone goes Pro: a code as it was given, which the server judges, or the partner's free months. */
export function keepPromo({ code, isPartner }: { readonly code: string | null; readonly isPartner: boolean }): void {
  if (code && code.length <= LONGEST) writeLocal('sc_promo', code);
  if (isPartner) writeLocal('sc_wrscfree', 'true');
}
