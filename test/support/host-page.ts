import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site. */
export interface HostPage {
  readonly url: string;
  close(): void;
}

/** Serves one page, with the given HTML body and headers, at an origin of its own. */
export async function serveHostPage(body: string, headers: Readonly<Record<string, string>> = {}): Promise<HostPage> {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    reply.end(`<!doctype html><html lang="es"><title>Surf shop</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
