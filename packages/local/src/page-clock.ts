import type { HttpReply, HttpRequest } from './gateway/http-message.ts';
import { moveClock } from './lambda/move-clock.ts';

const SCRIPT_PATH = '/_local/clock.js';
const TAG = `<script src="${SCRIPT_PATH}"></script>`;

/**
 * Makes pages show the cloud's time: if the cloud's clock is moved, each page first loads a script that moves the
 * browser's `Date`.
 */
export function movePageClock(
  answer: (request: HttpRequest) => Promise<HttpReply>,
  offsetMs: number,
): (request: HttpRequest) => Promise<HttpReply> {
  if (offsetMs === 0) return answer;
  // esbuild's `keepNames` wraps functions in calls of `__name`, which the page must define.
  const script = Buffer.from(`const __name = (value) => value; (${moveClock})(${offsetMs});`);
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
  return async (request) => {
    if (request.path === SCRIPT_PATH) return { status: 200, headers, cookies: [], body: script };
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const { 'accept-encoding': _, ...plain } = request.headers;
    const reply = await answer(wantsPage ? { ...request, headers: plain } : request);
    const isPage = wantsPage && reply.headers['content-type']?.startsWith('text/html');
    return isPage ? { ...reply, body: Buffer.from(reply.body.toString().replace('<head>', `<head>${TAG}`)) } : reply;
  };
}
