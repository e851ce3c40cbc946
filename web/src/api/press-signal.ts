/** So long a press waits for its answer; then it says that there is none. */
const PATIENCE_MS = 10_000;

/** Ends the call of a press that nobody answers. */
export function pressSignal(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}
