import { signCallsBy } from '../api/bearer.ts';
import { request } from '../api/client.ts';
import { createHint } from './hint.ts';
import { createSession } from './session.ts';

const HINT = 'sc_session_expires_at';

/** The session of this browser. Its refresh token is in a cookie that scripts cannot read. */
export const session = createSession({
  fetchToken: (grant) => request('issueToken', { body: grant }),
  leave: () => request('logout'),
  hint: createHint(HINT),
  // Browsers without locks may refresh twice at once: the server tolerates that for a minute.
  alone: (task) => ('locks' in navigator ? navigator.locks.request('session', task) : task()),
  now: Date.now,
});

signCallsBy({ token: session.token, renewed: session.renewed, refused: session.refused });

export interface SessionEvents {
  /** A user was found to be signed in, without this tab's doing. */
  readonly onFound: () => void;
  /** The session had at most a day left and was ended. */
  readonly onEnding: () => void;
}

/** Watches for changes outside of this tab. */
export function watchSession({ onFound, onEnding }: SessionEvents): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const endInTime = () => {
    if (document.visibilityState !== 'visible' || !session.isEnding()) return;
    session.signOut();
    onEnding();
  };
  const tellFound = (isFound: boolean) => {
    if (isFound) onFound();
  };
  const lookAgain = () => tellFound(session.lookAgain());
  // A null key: the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === HINT || key === null) && lookAgain(), { signal });
  addEventListener('online', lookAgain, { signal });
  document.addEventListener('visibilitychange', endInTime, { signal });
  lookAgain();
  // Without the server the page is a visitor's: it can be read, and the user may sign in.
  session.resume().then(tellFound, () => undefined);
  endInTime();
  return () => ending.abort();
}
