/** What any page's address may ask for, whatever the page. */
export interface RootSearch {
  /** The sign-in window is open. */
  readonly login?: true;
}

/** Reads `?login=true`; everything else belongs to the page. */
export function validateRootSearch({ login }: Record<string, unknown>): RootSearch {
  return login === true || login === 'true' ? { login: true } : {};
}
