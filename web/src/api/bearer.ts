/** Provides the access token of this browser's calls. */
export interface Bearer {
  /**
   * Returns a token that stays valid for a while; undefined for a visitor. Throws if the server could not be reached
   * for one.
   */
  token(): Promise<string | undefined>;
  /** Returns a token that replaces one that the server refused; undefined if the session has ended. */
  renewed(token: string): Promise<string | undefined>;
  /** The client calls this when the server refuses the replacement too. */
  refused(token: string): void;
  /** The client calls this when a call went out without its user's token: the reply is a visitor's. */
  onTokenMissing(): void;
}

/**
 * The value of the token if none could be fetched. The service worker answers it with the user's cached copy; the
 * server treats it as no token.
 */
export const NO_TOKEN = 'none';

const nobody: Bearer = {
  token: async () => undefined,
  renewed: async () => undefined,
  refused() {},
  onTokenMissing() {},
};
let bearer = nobody;

/** Sets the bearer of all calls. The session calls this, so that the client need not import the session. */
export function signCallsBy(next: Bearer | undefined): void {
  bearer = next ?? nobody;
}

export function currentBearer(): Bearer {
  return bearer;
}
