/**
 * Loads the modules that services import on first use. Sources are compiled by a child process; once loaded, nothing
 * depends on it any more.
 */
export async function loadRest(): Promise<void> {
  await Promise.all([import('./services/cognito/tokens.ts'), import('oauth2-mock-server'), import('postal-mime')]);
}
