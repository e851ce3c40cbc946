/** Binds a provider's ID token to this page (OpenID Connect Core, 15.5.2). */
export interface Nonce {
  /** The random value. It stays in this page until it is sent to our server together with the token. */
  readonly value: string;
  /**
   * The SHA-256 of the value, base64url, which the provider puts into the token: the value cannot be derived from the
   * token.
   */
  readonly digest: string;
}

export async function makeNonce(): Promise<Nonce> {
  const value = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { value, digest: base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(value)))) };
}

const encode = (text: string) => new TextEncoder().encode(text);

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
