import { randomInt } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream';

/** A network address for one visitor, so that rate limits count each visitor separately. */
export interface OwnAddress {
  /**
   * The proxy for a browser context. All the context's requests then come from this network address, including those to
   * this machine.
   */
  readonly proxy: { readonly server: string; readonly bypass: string };
  /** Changes the address of all later requests. */
  move(): void;
  close(): void;
}

export async function openAddress(): Promise<OwnAddress> {
  let localAddress = drawAddress();
  let agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const { port, pathname, search } = new URL(asked.url ?? '');
    const { method, headers } = asked;
    const to = { host: '127.0.0.1', port, path: pathname + search, method, headers, agent, localAddress };
    const forwarded = request(to, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      // The pipeline also ends the answer if a reply breaks off.
      pipeline(reply, answer, () => undefined);
    });
    pipeline(asked, forwarded, (error) => error && answer.destroy());
  });
  // Serves CONNECT, which carries the page's WebSockets and the requests that a test makes with the page's cookies.
  server.on('connect', ({ url = '' }, asked, head) => {
    const forwarded = connect({ host: '127.0.0.1', port: Number(url.split(':').at(-1)), localAddress }, () => {
      asked.write('HTTP/1.1 200 OK\r\n\r\n');
      forwarded.write(head);
      forwarded.pipe(asked).pipe(forwarded);
    });
    forwarded.once('error', () => asked.destroy());
    asked.once('error', () => forwarded.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server does not keep the test process alive.
  server.unref();
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    move() {
      agent.destroy();
      agent = new Agent({ keepAlive: true });
      localAddress = drawAddress();
    },
    close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function drawAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
