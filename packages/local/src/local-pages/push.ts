import { readFileSync } from 'node:fs';
import { type HttpReply, type HttpRequest, jsonReply } from '../gateway/http-message.ts';
import type { LocalPush } from '../services/push/local-push.ts';
import type { ReceivedPush } from '../services/push/push-service.ts';
import { html, page } from './html.ts';
import type { LocalPages } from './local-pages.ts';

const SCRIPT_PATH = '/_local/push.js';
const COOKIE = '_local_push=1';
const TAG = `<script src="${SCRIPT_PATH}" defer></script>`;
const script = readFileSync(new URL('push-script.js', import.meta.url));

/**
 * Serves the list of notifications that browsers received. Also serves the script that subscribes a browser to the
 * local push service, and answers the script's requests.
 */
export function pushPages({ service, publicKey }: LocalPush): LocalPages {
  return [
    ['GET', /^\/_local\/push\/?$/, () => pushPage(service.list())],
    ['GET', /^\/_local\/push\.json$/, () => jsonReply(200, service.list())],
    ['GET', /^\/_local\/push\.js$/, scriptReply],
    ['POST', /^\/_local\/push\/here$/, optInReply],
    [
      'POST',
      /^\/_local\/push\/subscribe$/,
      async (request) =>
        fieldOf(request, 'key') === publicKey
          ? jsonReply(200, await service.subscribe(publicKey))
          : jsonReply(400, { message: 'This is not the key of the site.' }),
    ],
    [
      'POST',
      /^\/_local\/push\/unsubscribe$/,
      async (request) => {
        await service.unsubscribe(fieldOf(request, 'endpoint'));
        return jsonReply(200, {});
      },
    ],
  ];
}

/** Inserts the push script into the pages of browsers that opted in with a cookie. */
export function injectPushScript(
  answer: (request: HttpRequest) => Promise<HttpReply>,
): (request: HttpRequest) => Promise<HttpReply> {
  return async (request) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsPage || !request.cookies.includes(COOKIE)) return answer(request);
    const { 'accept-encoding': _, ...plain } = request.headers;
    const reply = await answer({ ...request, headers: plain });
    if (!reply.headers['content-type']?.startsWith('text/html')) return reply;
    return { ...reply, body: Buffer.from(reply.body.toString().replace('</head>', `${TAG}</head>`)) };
  };
}

function scriptReply(): HttpReply {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, cookies: [], body: script };
}

/** Sets the cookie that makes the browser's pages subscribe to the local push service. */
function optInReply(): HttpReply {
  const cookies = [`${COOKIE}; Path=/; Max-Age=31536000; SameSite=Lax`];
  return { status: 303, headers: { location: '/_local/push' }, cookies, body: Buffer.alloc(0) };
}

function fieldOf({ body }: HttpRequest, name: string): string {
  try {
    return String(JSON.parse(body.toString('utf8'))[name]);
  } catch {
    return '';
  }
}

/** Renders the notifications of all browsers of this machine, newest first. */
function pushPage(pushes: readonly ReceivedPush[]): HttpReply {
  const items = pushes.map(({ at, browserId, ttlS, text }) => {
    const { title = '', body = '', path = '/' } = JSON.parse(text) as Readonly<Record<string, string>>;
    return html`<li><p><a href="${path}">${title}</a></p><pre>${body}</pre>
<p class="quiet">to the browser ${browserId.slice(0, 8)}, <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>,
kept for ${String(Math.round(ttlS / 3600))} hours</p></li>`;
  });
  const list = items.length > 0 ? html`<ol>${items}</ol>` : html`<p>Nothing was shown yet.</p>`;
  return page(
    'Notifications of the local cloud',
    html`<main><h1>Notifications</h1>
<p class="quiet">Nothing leaves this machine. <a href="/_local/push">Look again</a>, or read it as
<a href="/_local/push.json">JSON</a>. <a href="/_local/mail">Mail</a></p>
<form method="post" action="/_local/push/here"><p>A browser's own push service cannot reach this machine.
<button>Let this browser subscribe here</button></p></form>${list}</main>`,
  );
}
