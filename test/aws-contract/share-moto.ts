import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Moto, startMoto } from '../support/moto.ts';

/** The environment variable with the URL of the server that returns moto's address, and starts moto at first. */
export const MOTO_SHARED_AT = 'SHARED_MOTO_URL';

/** Shares one moto server among the contract's test files. It starts when the first file requests it. */
export async function setup(): Promise<() => Promise<void>> {
  let moto: Promise<Moto | undefined> | undefined;
  const server = createServer(async (_, response) => {
    moto ??= startMoto().catch(() => undefined);
    response.end((await moto)?.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[MOTO_SHARED_AT] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    (await moto)?.stop();
  };
}
