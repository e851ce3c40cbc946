import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';

/** The longest code: it limits what a link can store in this browser. */
const MAX_LENGTH = 100;

let isBrought = false;
const listeners = new Set<() => void>();

/** Returns whether this page was opened by a link with a promotion. */
export function isPromoBrought(): boolean {
  return isBrought;
}

/**
 * Stores a link's promotion until the reader buys Pro: a code, which the server checks later, or the partner's free
 * months.
 */
export function keepPromo({ code, isPartner }: { readonly code: string | null; readonly isPartner: boolean }): void {
  isBrought = Boolean(code) || isPartner;
  if (code && code.length <= MAX_LENGTH) writeLocal('sc_promo', code);
  if (isPartner) writeLocal('sc_wrscfree', 'true');
}

/** Returns the stored promotion. */
export function keptPromo(): { readonly code: string; readonly isPartner: boolean } {
  return { code: readLocal('sc_promo') ?? '', isPartner: readLocal('sc_wrscfree') === 'true' };
}

/** Returns a key of the stored promotion, which changes with it. */
export function promoKey(): string {
  return JSON.stringify(keptPromo());
}

export function onPromo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes the stored code, which cannot be used. */
export function forgetPromoCode(): void {
  forget({ sc_promo: 'promo' });
}

/** Removes the stored promotion, because it is used up or the reader removed it. */
export function forgetPromo(): void {
  forget({ sc_promo: 'promo', sc_wrscfree: 'wrscfree' });
}

/** Removes stored values, and their parameters from the address: a reload would store them again. */
function forget(parameters: Readonly<Record<string, string>>): void {
  const address = new URL(location.href);
  for (const [key, parameter] of Object.entries(parameters)) {
    forgetLocal(key);
    address.searchParams.delete(parameter);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}
