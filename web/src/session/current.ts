import { signCallsBy } from '../api/bearer.ts';
import { request } from '../api/client.ts';
import { createHint } from './hint.ts';
import { createSession, type Grant, type TokenReply } from './session.ts';

const HINT = 'sc_session_expires_at';
/** The timeout of a call; the API gateway's own timeout is shorter. */
const PATIENCE_MS = 30_000;
/** The timeout of a refresh. It is short because the calls of all tabs wait for a refresh. */
const REFRESH_PATIENCE_MS = 10_000;

let refreshing = new AbortController();

/** The session of this browser. Its refresh token is in a cookie that scripts cannot read. */
export const session = createSession({
  fetchToken: (grant) =>
    grant.grant === 'refresh' ? refresh(grant) : fetchToken(grant, AbortSignal.timeout(PATIENCE_MS)),
  dropRefresh: () => refreshing.abort(new DOMException('Asked again.', 'TimeoutError')),
  leave: () => request('logout', { signal: AbortSignal.timeout(PATIENCE_MS) }),
  hint: createHint(HINT),
  // Browsers without locks may refresh twice concurrently: the server accepts that for a minute.
  alone: (task) => ('locks' in navigator ? navigator.locks.request('session', task) : task()),
  now: Date.now,
});

/** The watched session's handler of a call that went out without its token. */
let missed = () => {};
signCallsBy({
  token: session.token,
  renewed: session.renewed,
  refused: session.refused,
  missed: () => missed(),
});

/** The interval between attempts to fetch a missing token. */
const AGAIN_MS = 15_000;

export interface SessionEvents {
  /** Called when a signed-in user is found without action in this tab. */
  readonly onFound: () => void;
  /** Called when the session had at most a day left and was ended. */
  readonly onEnding: () => void;
  /**
   * Called when another tab has signed in while a user was signed in here, so that the page belongs to the previous
   * user.
   */
  readonly onReplaced: () => void;
  /**
   * Called when no token arrived in time: the page shows the content for visitors. `until` is aborted when the token
   * has arrived or the session is over.
   */
  readonly onMissed: (retry: () => void, until: AbortSignal) => void;
  /** Called when a missed token has arrived. */
  readonly onToken: () => void;
}

/** Watches for changes outside of this tab. Returns a function that stops watching. */
export function watchSession({ onFound, onReplaced, onEnding, onMissed, onToken }: SessionEvents) {
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
  const lookAgain = () => {
    const found = session.lookAgain();
    if (found === 'replaced') onReplaced();
    tellFound(found === 'in');
  };
  // A null key means that the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === HINT || key === null) && lookAgain(), { signal });
  addEventListener('online', lookAgain, { signal });
  document.addEventListener('visibilitychange', endInTime, { signal });
  let awaiting: AbortController | undefined;
  let isTold = false;
  // After the user's retry, another missing token is reported again.
  const retry = () => {
    isTold = false;
    session.retry();
  };
  missed = () => {
    if (signal.aborted) return;
    const isAwaited = awaiting !== undefined;
    awaiting ??= new AbortController();
    const own = awaiting;
    if (!isTold) onMissed(retry, own.signal);
    isTold = true;
    if (isAwaited) return;
    void awaitToken(signal).then((hasCome) => {
      awaiting = undefined;
      isTold = false;
      own.abort();
      if (hasCome) onToken();
    });
  };
  lookAgain();
  // Without the server the page is a visitor's: it can be read, and the user may sign in.
  session.resume().then(tellFound, () => undefined);
  endInTime();
  return () => ending.abort();
}

/** Returns whether a token arrived while the session lasted. */
async function awaitToken(signal: AbortSignal): Promise<boolean> {
  while (session.isIn() && !signal.aborted) {
    if (document.visibilityState === 'visible' && (await session.token().catch(() => undefined)) !== undefined)
      return true;
    await pause(signal);
  }
  return false;
}

/** Waits until the next attempt, which a returning connection brings forward. */
function pause(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, AGAIN_MS);
    addEventListener('online', end, { signal: over.signal });
    ended.addEventListener('abort', end, { signal: over.signal });
  });
}

function fetchToken(grant: Grant, signal: AbortSignal): Promise<TokenReply> {
  return request('issueToken', { body: grant, signal });
}

async function refresh(grant: Grant): Promise<TokenReply> {
  const own = new AbortController();
  refreshing = own;
  const patience = setTimeout(() => own.abort(new DOMException('No answer.', 'TimeoutError')), REFRESH_PATIENCE_MS);
  return fetchToken(grant, own.signal).finally(() => clearTimeout(patience));
}
