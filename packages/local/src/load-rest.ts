/**
 * Loads every module that a service imports lazily. A child process compiles TypeScript sources; once all are loaded,
 * the program no longer depends on that compiler.
 */
export async function loadLazyModules(): Promise<void> {
  await Promise.all([import('./services/cognito/tokens.ts'), import('oauth2-mock-server'), import('postal-mime')]);
}
