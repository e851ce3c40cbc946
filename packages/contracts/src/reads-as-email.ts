/**
 * Returns whether a text contains something that reads as an email address, also in full-width characters. As a name it
 * could pass for that address's owner.
 */
export function readsAsEmail(text: string): boolean {
  return /[^\s@]@[^\s@]+[.。][^\s@]{2,}/.test(text.normalize('NFKC'));
}
