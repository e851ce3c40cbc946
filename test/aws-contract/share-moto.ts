import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import getPort from 'get-port';

/** The environment variable with the URL of the server that returns moto's address, and starts moto at first. */
export const MOTO_SHARED_AT = 'SHARED_MOTO_URL';

/** Shares one moto server among the contract's test files. It starts when the first file requests it. */
export async function setup(): Promise<() => void> {
  let moto: ChildProcess | undefined;
  let url: Promise<string> | undefined;
  const start = async () => {
    const port = await getPort();
    moto = spawn('python3', ['-m', 'moto.server', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    // Flask announces its address on standard error once it listens.
    await new Promise<void>((resolve, reject) => {
      moto?.once('exit', (code) => reject(new Error(`moto ended with ${code}.`)));
      moto?.stderr?.on('data', (text: Buffer) => text.includes('Running on') && resolve());
    });
    return `http://127.0.0.1:${port}`;
  };
  const server = createServer(async (_, response) => {
    url ??= start();
    response.end(await url.catch(() => ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[MOTO_SHARED_AT] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.close();
    server.closeAllConnections();
    moto?.kill('SIGKILL');
  };
}
