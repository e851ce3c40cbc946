/** Provides the access token of this browser's calls. */
export interface Bearer {
  /**
   * Returns a token that stays valid for at least a minute; undefined for a visitor. Throws if no token could be
   * fetched because the server was not reached.
   */
  token(): Promise<string | undefined>;
  /** Returns a new token in place of a token that the server refused; undefined if the session has ended. */
  renewed(token: string): Promise<string | undefined>;
  /** The client calls this when the server refuses the replacement token too. */
  refused(token: string): void;
  /** The client calls this when a call went out without its user's token: the reply is a visitor's. */
  onTokenMissing(): void;
}

/**
 * The token that is sent if none could be fetched, for example offline. The service worker then answers with the user's
 * cached copy; the server treats the call as a visitor's.
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
