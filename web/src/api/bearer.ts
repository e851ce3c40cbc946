/** Provides the access token of this browser's calls. */
export interface Bearer {
  /**
   * A token that is valid for a while yet; undefined for a visitor. Throws where the server could not be reached for
   * one.
   */
  token(): Promise<string | undefined>;
  /** A token to replace one that the server refused; undefined where there is none. */
  renewed(token: string): Promise<string | undefined>;
  /** Called when the server refused the replacement too. */
  refused(token: string): void;
  /** Called when a call has gone without the token that its user has: its reply is a visitor's. */
  missed(): void;
}

/**
 * Sent where no token could be had: the service worker takes it as a request for the user's kept copy, the server as no
 * token.
 */
export const NO_TOKEN = 'none';

const nobody: Bearer = { token: async () => undefined, renewed: async () => undefined, refused() {}, missed() {} };
let bearer = nobody;

/** Called by the session, so that calls need not import it. */
export function signCallsBy(next: Bearer | undefined): void {
  bearer = next ?? nobody;
}

export function currentBearer(): Bearer {
  return bearer;
}
