const EMAIL = /^[^\s@]+@[^\s@]+[.。][^\s@]{2,}$/;
const MIN_PASSWORD = 8;

/** Whether a text may be an email address; the server decides. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Whether a text holds six digits, with any spacing. */
export function isSixDigits(text: string): boolean {
  return /^\d{6}$/.test(text.replaceAll(/\s/g, ''));
}

/**
 * Whether a password has fewer characters than a new one needs, counted in the normalized form that the server stores.
 */
export function isTooShort(password: string): boolean {
  return [...password.normalize('NFKC')].length < MIN_PASSWORD;
}
