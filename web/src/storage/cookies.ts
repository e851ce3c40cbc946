const YEAR_S = 365 * 86_400;

/** Returns the value of a cookie. Undefined if the cookie is missing or unreadable, and always on the server. */
export function readCookie(name: string, from: string = globalThis.document?.cookie ?? ''): string | undefined {
  const pair = from.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for 365 days on the whole site. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = formatCookie(name, value, location.protocol === 'https:');
}

export function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${name}=; Max-Age=0; Path=/`;
}

/** Formats a cookie; `secure` is true on an https page. */
export function formatCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
