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

/** Watches for changes outside of this tab; `onEnding`: the session had at most a day left and was ended. */
export function watchSession(onEnding: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const endInTime = () => {
    if (document.visibilityState !== 'visible' || !session.isEnding()) return;
    session.signOut();
    onEnding();
  };
  // A null key: the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === HINT || key === null) && session.lookAgain(), { signal });
  addEventListener('online', session.lookAgain, { signal });
  document.addEventListener('visibilitychange', endInTime, { signal });
  session.lookAgain();
  // Without the server the page is a visitor's: it can be read, and the user may sign in.
  session.resume().catch(() => undefined);
  endInTime();
  return () => ending.abort();
}
