import { signCallsBy } from '../api/bearer.ts';
import { request } from '../api/client.ts';
import { createHint } from './hint.ts';
import { createSession, type Grant, type TokenReply } from './session.ts';

const HINT = 'sc_session_expires_at';
/** The timeout of a call; the API gateway's own timeout is shorter. */
const CALL_TIMEOUT_MS = 30_000;
/** The timeout of a refresh. It is short because the calls of all tabs wait for a refresh. */
const REFRESH_TIMEOUT_MS = 10_000;

let refreshing = new AbortController();

/** The session of this browser. Its refresh token is in a cookie that scripts cannot read. */
export const session = createSession({
  fetchToken: (grant) =>
    grant.grant === 'refresh' ? refresh(grant) : fetchToken(grant, AbortSignal.timeout(CALL_TIMEOUT_MS)),
  dropRefresh: () => refreshing.abort(new DOMException('Asked again.', 'TimeoutError')),
  leave: () => request('logout', { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  hint: createHint(HINT),
  // Browsers without locks may refresh twice concurrently: the server accepts that for a minute.
  withLock: (task) => ('locks' in navigator ? navigator.locks.request('session', task) : task()),
  now: Date.now,
});

/** The handler, set by `watchSession`, for a call that was sent without its token. */
let reportTokenMissing = () => {};
signCallsBy({
  token: session.token,
  renewed: session.renewed,
  refused: session.refused,
  onTokenMissing: () => reportTokenMissing(),
});

/** The interval between attempts to fetch a missing token. */
const RETRY_MS = 15_000;

export interface SessionEvents {
  /** Called when a signed-in user is found without action in this tab. */
  readonly onFound: () => void;
  /** Called when the session had at most a day left and was ended. */
  readonly onEnding: () => void;
  /**
   * Called when another tab has signed in as another user, while this page still shows the data of the previous user.
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
  const reportFound = (isFound: boolean) => {
    if (isFound) onFound();
  };
  const lookAgain = () => {
    const found = session.syncHint();
    if (found === 'replaced') onReplaced();
    reportFound(found === 'in');
  };
  // A null key means that the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === HINT || key === null) && lookAgain(), { signal });
  addEventListener('online', lookAgain, { signal });
  document.addEventListener('visibilitychange', endInTime, { signal });
  let awaiting: AbortController | undefined;
  let isReported = false;
  // After the user's retry, another missing token is reported again.
  const retry = () => {
    isReported = false;
    session.retry();
  };
  reportTokenMissing = () => {
    if (signal.aborted) return;
    const isAwaited = awaiting !== undefined;
    awaiting ??= new AbortController();
    const own = awaiting;
    if (!isReported) onMissed(retry, own.signal);
    isReported = true;
    if (isAwaited) return;
    void awaitToken(signal).then((hasCome) => {
      awaiting = undefined;
      isReported = false;
      own.abort();
      if (hasCome) onToken();
    });
  };
  lookAgain();
  // If the server cannot be reached, the page stays as for a visitor, who may still sign in.
  session.resume().then(reportFound, () => undefined);
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

/** Waits until the next attempt: for `RETRY_MS`, or until the browser is online again or the watch ends. */
function pause(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, RETRY_MS);
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
  const timer = setTimeout(() => own.abort(new DOMException('No answer.', 'TimeoutError')), REFRESH_TIMEOUT_MS);
  return fetchToken(grant, own.signal).finally(() => clearTimeout(timer));
}
