/** The timeout of a user's request; after it the page says that no answer came. */
const TIMEOUT_MS = 10_000;

/** Returns a signal that aborts a user's request that gets no answer. */
export function requestTimeout(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS);
}
