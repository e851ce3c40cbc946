const POLL_MS = 20;
const MAX_POLLS = 100;
const FALLBACK = '/';

export interface Launch {
  /** The page that the app last showed; undefined on its first start. */
  readonly lastPage: string | undefined;
  /** Whether the site's shell is rendered, so that a page can open within the shell. */
  readonly isReady: () => boolean;
  readonly go: (path: string) => void;
}

/**
 * Opens the last page as soon as the shell is ready. If the shell is not ready after two seconds, opens the home page.
 * Returns a function that cancels.
 */
export function startLaunch({ lastPage, isReady, go }: Launch): () => void {
  let polls = 0;
  const polling = setInterval(() => {
    polls += 1;
    if (!isReady() && polls < MAX_POLLS) return;
    clearInterval(polling);
    go(isReady() ? (lastPage ?? FALLBACK) : FALLBACK);
  }, POLL_MS);
  return () => clearInterval(polling);
}
