/** Who signs this browser's calls. */
export interface Bearer {
  /** A token that is good for a while yet; undefined of a visitor. Throws where the server could not be asked for one. */
  token(): Promise<string | undefined>;
  /** Another in place of one that the server took for a bad one; undefined where there is none. */
  renewed(token: string): Promise<string | undefined>;
  /** The server took the other one for a bad one too. */
  refused(token: string): void;
}

/** In place of a token that was not to be had: it tells whose kept copy is wanted, and the server takes it for none. */
export const NO_TOKEN = 'none';

const nobody: Bearer = { token: async () => undefined, renewed: async () => undefined, refused() {} };
let bearer = nobody;

/** The session says here who signs, so that calls need not know of it. */
export function signCallsBy(next: Bearer | undefined): void {
  bearer = next ?? nobody;
}

export function currentBearer(): Bearer {
  return bearer;
}
