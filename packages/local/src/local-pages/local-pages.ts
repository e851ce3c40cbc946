import { type HttpReply, type HttpRequest, jsonReply } from '../gateway/http-message.ts';
import type { Mailbox } from '../services/ses/mailbox.ts';
import { emailPage, inboxPage, mailPage } from './inbox.ts';

/** A handler for a page that exists only in the local cloud, at its path below `/_local`. */
type LocalPage = (request: HttpRequest, match: RegExpExecArray) => Promise<HttpReply> | HttpReply;
export type LocalPages = readonly (readonly [method: string, path: RegExp, answer: LocalPage])[];

/**
 * Serves local pages in front of the distribution. They answer only to this machine's own host names, so that a foreign
 * domain that points to this machine gets none. Forms posted from another site are refused.
 */
export function withLocalPages(
  answer: (request: HttpRequest) => Promise<HttpReply>,
  pages: LocalPages,
): (request: HttpRequest) => Promise<HttpReply> {
  return async (request) => {
    const isOurs = request.path === '/_local' || request.path.startsWith('/_local/');
    if (!isOurs || !/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '')) return answer(request);
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
      return jsonReply(403, { message: 'This is for pages of this machine.' });
    for (const [method, path, page] of pages) {
      const match = path.exec(request.path);
      if (match && (request.method === method || (request.method === 'HEAD' && method === 'GET')))
        return page(request, match);
    }
    return answer(request);
  };
}

/** Makes pages reply only when `written` has resolved, so that no kill of this process undoes what they confirm. */
export function repliesAfter(written: () => Promise<void>, pages: LocalPages): LocalPages {
  return pages.map(([method, path, page]) => [
    method,
    path,
    async (...asked) => {
      const reply = await page(...asked);
      await written();
      return reply;
    },
  ]);
}

/** Serves the inbox: a list, each email, and all as JSON. */
export function inboxPages(mailbox: Mailbox): LocalPages {
  const showing = (show: (mail: NonNullable<ReturnType<Mailbox['find']>>) => HttpReply): LocalPage => {
    return (_request, [, id = '']) => {
      const mail = mailbox.find(id);
      return mail ? show(mail) : jsonReply(404, { message: 'There is no such mail.' });
    };
  };
  return [
    ['GET', /^\/_local\/mail\/?$/, () => inboxPage(mailbox.list())],
    ['GET', /^\/_local\/mail\.json$/, () => jsonReply(200, mailbox.list())],
    ['GET', /^\/_local\/mail\/([\w-]+)$/, showing(mailPage)],
    ['GET', /^\/_local\/mail\/([\w-]+)\/html$/, showing(emailPage)],
  ];
}
