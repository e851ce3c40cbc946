import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { engines, run, SHARED_NAMES_VARIABLE, SHARED_URL_VARIABLE } from './start-dynamo.ts';

/**
 * Shares the DynamoDB engines among all test files of a run, so that Java starts once instead of once per file. An
 * engine starts when the first file requests it, and ends with the run. Table names are unique, so files do not affect
 * each other.
 */
export async function setup(): Promise<() => Promise<void>> {
  const running = new Map<string, ReturnType<typeof run>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const engine = running.get(name) ?? run(name);
    running.set(name, engine);
    response.end((await engine).url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[SHARED_NAMES_VARIABLE] = engines.map(({ name }) => name).join();
  process.env[SHARED_URL_VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const engine of running.values()) (await engine).stop();
  };
}
