import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOTO_SHARED_AT, type Moto, startMoto } from '../support/moto.ts';

/** Shares one moto server among the test files. It starts when the first file requests it. */
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
