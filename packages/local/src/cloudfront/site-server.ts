import type { IncomingMessage, ServerResponse } from 'node:http';
import { DiskFull } from '../disk.ts';
import { type HttpReply, type HttpRequest, jsonReply } from '../gateway/http-message.ts';
import { BodyTooLargeError, isHostHere, type RunningServer, readBody, startServer } from '../services/http-server.ts';

/** API Gateway's limit of 10 MB, plus the other fields of a form that posts a file of that size. */
const BODY_LIMIT_BYTES = 10 * 1024 * 1024 + 64 * 1024;

const MISDIRECTED =
  'The site answers by the names of this machine alone. To open it by another name, start it with --host NAME.\n';

/**
 * Serves a distribution over plain HTTP at this machine's own host names and at `hosts`. Refuses other host names, so
 * that a foreign domain that resolves to this machine (DNS rebinding) gets nothing. Throws the system's error if the
 * port is in use.
 */
export function serveSite(
  answer: (request: HttpRequest) => Promise<HttpReply>,
  { port, hosts }: { readonly port: number; readonly hosts: readonly string[] },
  onError: (error: unknown, request: IncomingMessage) => void,
): Promise<RunningServer> {
  return startServer((request, response) => {
    if (!isHostHere(request.headers.host, hosts)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end(MISDIRECTED);
      return;
    }
    toRequest(request)
      .then(answer)
      .catch((error: unknown) => {
        if (error instanceof BodyTooLargeError) return jsonReply(413, { message: 'Request Entity Too Large' });
        if (error instanceof DiskFull) return jsonReply(507, { message: error.message });
        onError(error, request);
        return jsonReply(502, { message: 'The local cloud could not answer; its terminal says why.' });
      })
      .then((reply) => send(request, response, reply))
      .catch(() => response.destroy());
  }, port);
}

async function toRequest(message: IncomingMessage): Promise<HttpRequest> {
  const [path = '/', ...query] = (message.url ?? '/').split('?');
  const { cookie = '', host = '', ...headers } = message.headers;
  return {
    method: message.method ?? 'GET',
    path: path.startsWith('/') ? path : '/',
    query: query.join('?'),
    // Host names are case-insensitive, so they are compared in lower case.
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      host: host.toLowerCase(),
    },
    cookies: cookie
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    body: await readBody(message, BODY_LIMIT_BYTES),
    sourceIp: message.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1',
    sourcePort: message.socket.remotePort,
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, cookies, body }: HttpReply) {
  const hasBody = status !== 304 && status !== 204;
  response.writeHead(status, {
    ...headers,
    ...(hasBody && { 'content-length': String(body.length) }),
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
  });
  response.end(request.method === 'HEAD' || !hasBody ? undefined : body);
}
