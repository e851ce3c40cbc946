import { signCallsBy } from '../api/bearer.ts';
import { request } from '../api/client.ts';
import { createHint } from './hint.ts';
import { createSession } from './session.ts';

const HINT = 'sc_session_expires_at';

/** The session of this browser. Its refresh token stands in a cookie that no script can read. */
export const session = createSession({
  ask: (grant) => request('issueToken', { body: grant }),
  leave: () => request('logout'),
  hint: createHint(HINT),
  // Browsers without locks may refresh twice at once: the server forgives that for a minute.
  alone: (task) => ('locks' in navigator ? navigator.locks.request('session', task) : task()),
  now: Date.now,
});

signCallsBy({ token: session.token, renewed: session.renewed, refused: session.refused });

/** Looks after what happens outside of this tab; `onEnding`: the session has a day left at most and was ended. */
export function watchSession(onEnding: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const endInTime = () => {
    if (document.visibilityState !== 'visible' || !session.isEnding()) return;
    session.signOut();
    onEnding();
  };
  // A key of null: all of the storage was emptied.
  addEventListener('storage', ({ key }) => (key === HINT || key === null) && session.lookAgain(), { signal });
  addEventListener('online', session.lookAgain, { signal });
  document.addEventListener('visibilitychange', endInTime, { signal });
  session.lookAgain();
  // Out of reach it is a visitor's page: one reads on, and may sign in.
  session.resume().catch(() => undefined);
  endInTime();
  return () => ending.abort();
}
