import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RunningServer {
  /** The address, such as `http://127.0.0.1:40123`, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Listens on 127.0.0.1, at a free port unless one is given. Throws the system's error if the port is in use. */
export async function startServer(handle: RequestListener, port = 0, host = '127.0.0.1'): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout: 60_000 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => stopServer(server) };
}

const THIS_MACHINE = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)$/i;

/** Whether a Host header names this machine or one of `names`; the port does not matter. */
export function isHostHere(host = '', names: readonly string[] = []): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return THIS_MACHINE.test(name) || names.includes(name);
}

/**
 * Starts a server for programs on this machine, and for pages that a user opens in a browser. Refuses requests that a
 * web page sends, by the headers that browsers add. Also refuses requests to another host name (DNS rebinding).
 */
export function startService(handle: RequestListener): Promise<RunningServer> {
  return startServer((request, response) => {
    if (isHostHere(request.headers.host) && !isFromWebPage(request.headers)) return handle(request, response);
    response.writeHead(403, { 'content-type': 'text/plain' }).end('This is for programs on this machine.');
  });
}

/**
 * Whether a web page sent the request. Browsers add the page's Origin to writes, and Sec-Fetch-Site to all other
 * requests of a page.
 */
function isFromWebPage(headers: IncomingHttpHeaders): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  return origin !== undefined || (site !== undefined && mode !== 'navigate');
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Thrown for a request body above the size limit. */
export class BodyTooLargeError extends Error {}

/** Reads the whole body, `limitBytes` at most. Throws BodyTooLargeError beyond that. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) throw new BodyTooLargeError(`The request is larger than ${limitBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
