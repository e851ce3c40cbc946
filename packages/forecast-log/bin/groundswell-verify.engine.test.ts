import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOG_PATH, parseLog } from '../src/index.ts';
import { madeRun, publish } from '../test-support/made-history.ts';

const { log, batches } = publish([madeRun(0, 2), madeRun(1, 2)]);
const { head } = parseLog(log);
const accuracy = { log: { head: { ...head, sealed_at: new Date(head.sealedAt ?? 0).toISOString() }, fault: null } };
const server = createServer(({ url = '' }, response) => {
  const cycle = /forecast-log\/(\d+)\.jsonl$/.exec(url)?.[1] ?? '';
  const body = url === `/${LOG_PATH}` ? log : url.startsWith('/api') ? JSON.stringify(accuracy) : batches.get(cycle);
  response.writeHead(body === undefined ? 404 : 200).end(body);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

function call(...args: readonly string[]): Promise<{ code: number | null; out: string }> {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const program = join(import.meta.dirname, 'groundswell-verify.mjs');
  const child = spawn(process.execPath, [program, ...args, '--site', site], { cwd: import.meta.dirname });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  return new Promise((resolve) => void child.on('close', (code) => resolve({ code, out })));
}

test('the program proves a forecast over HTTP, and ends with 1 for one that is not there', async () => {
  const proven = await call('beach-0', '2026112006');
  expect(proven).toEqual({ code: 0, out: expect.stringContaining('PROVEN: beach-0, run 2026112006') });
  const missing = await call('beach-7', '2026112006');
  expect(missing).toEqual({ code: 1, out: expect.stringContaining('NOT PROVEN (missing)') });
});
