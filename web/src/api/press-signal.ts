/** The timeout of a user's request; after it the page says that no answer came. */
const PATIENCE_MS = 10_000;

/** Returns a signal that aborts a user's request that gets no answer. */
export function pressSignal(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}
