import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';
import { readTab, writeTab } from '../storage/tab.ts';

/** The maximum length of a promo code, in characters. It limits the text that a link can store in this browser. */
const MAX_LENGTH = 100;

/** The storage key of the code that a link's code replaced. It applies again if the link's code is refused. */
const BEFORE = 'sc_promo_before';
/** The storage key of the code that was last removed in this tab. Going back in the history must not store it again. */
const REMOVED = 'sc_promo_removed';

let isBrought = false;
/** The refused code of a link; an earlier code still applies. */
let refused: string | undefined;
const listeners = new Set<() => void>();

/** Returns whether this page was opened by a link with a promotion. */
export function isPromoBrought(): boolean {
  return isBrought;
}

/**
 * Stores a link's promotion until the reader buys Pro: a code, which the server checks later, or the partner's free
 * months.
 */
export function keepPromo({
  code: given,
  isPartner,
}: {
  readonly code: string | null;
  readonly isPartner: boolean;
}): void {
  const code = given?.trim();
  isBrought = Boolean(code) || isPartner;
  if (code && code.length <= MAX_LENGTH && code !== readTab(REMOVED) && code !== refused) keepCode(code);
  if (isPartner) writeLocal('sc_wrscfree', 'true');
}

/**
 * Stores the promotion of the address that opened this document. With `isFollowed`, the reader followed a link or typed
 * the address, so a code that was removed in this tab is stored again.
 */
export function keepLinkPromo(search: string, isFollowed: boolean): void {
  if (isFollowed) writeTab(REMOVED, '');
  const parameters = new URLSearchParams(search);
  keepPromo({ code: parameters.get('promo'), isPartner: parameters.get('wrscfree') === 'true' });
}

function keepCode(code: string): void {
  const before = readLocal('sc_promo');
  if (before === code) return;
  if (before) writeLocal(BEFORE, before);
  writeLocal('sc_promo', code);
}

interface KeptPromo {
  readonly code: string;
  readonly isPartner: boolean;
  /** The refused code of a link; an earlier code still applies. */
  readonly refused?: string | undefined;
}

export function keptPromo(): KeptPromo {
  return { code: readLocal('sc_promo') ?? '', isPartner: readLocal('sc_wrscfree') === 'true', refused };
}

/** Restores the earlier code, because the link's code that replaced it is refused. */
export function refusePromoCode(code: string): void {
  const before = readLocal(BEFORE);
  if (!before || readLocal('sc_promo') !== code) return;
  forgetLocal(BEFORE);
  writeLocal('sc_promo', before);
  refused = code;
  notify();
}

/** Returns a string that identifies the stored promotion and changes when the promotion does. */
export function promoKey(): string {
  return JSON.stringify(keptPromo());
}

export function onPromo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes a code that cannot be used. An earlier code that applies stays. */
export function forgetPromoCode(code: string): void {
  if (code === readLocal('sc_promo')) forget({ sc_promo: 'promo' }, code);
  else forget({ [BEFORE]: 'promo' }, code);
}

/** Removes the stored promotion, because it is used up or the reader removed it. */
export function forgetPromo(): void {
  forget({ sc_promo: 'promo', [BEFORE]: 'promo', sc_wrscfree: 'wrscfree' }, readLocal('sc_promo') ?? '');
}

/**
 * Removes stored values, and also their parameters from the address. Otherwise a reload would store the values again.
 */
function forget(parameters: Readonly<Record<string, string>>, code: string): void {
  writeTab(REMOVED, code);
  refused = undefined;
  const address = new URL(location.href);
  for (const [key, parameter] of Object.entries(parameters)) {
    forgetLocal(key);
    address.searchParams.delete(parameter);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
