/** Whether a text holds what reads as an email address, also in signs of full width: such a name could pass for its owner's. */
export function readsAsEmail(text: string): boolean {
  return /[^\s@]@[^\s@]+[.。][^\s@]{2,}/.test(text.normalize('NFKC'));
}
