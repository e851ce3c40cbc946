/**
 * Returns whether a text contains what looks like an email address, even in full-width characters. A name with an
 * address could be used to impersonate its owner.
 */
export function readsAsEmail(text: string): boolean {
  return /[^\s@]@[^\s@]+[.。][^\s@]{2,}/.test(text.normalize('NFKC'));
}
