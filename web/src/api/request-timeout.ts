/** The timeout of a request that the user waits for, ms. After it, the page says that the server did not answer. */
const TIMEOUT_MS = 10_000;

/** Returns a signal that aborts a user's request that gets no answer. */
export function requestTimeout(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS);
}
