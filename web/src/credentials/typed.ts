const EMAIL = /^[^\s@]+@[^\s@]+[.。][^\s@]{2,}$/;
const MIN_PASSWORD = 8;

/** Whether it may be an address; the server decides. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Six digits, with any spacing. */
export function isSixDigits(text: string): boolean {
  return /^\d{6}$/.test(text.replaceAll(/\s/g, ''));
}

/** Whether a password has fewer characters than a new one must have, in the form in which it is kept. */
export function isTooShort(password: string): boolean {
  return [...password.normalize('NFKC')].length < MIN_PASSWORD;
}
