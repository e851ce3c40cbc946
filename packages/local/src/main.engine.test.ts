import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from './main.ts';
import { startServer } from './services/http-server.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'groundswell-main-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
  vi.restoreAllMocks();
});

/** Runs `main` in this process, with `process.exit` stubbed, and removes its signal handlers afterwards. */
async function run(...args: readonly string[]) {
  const said = { stdout: '', stderr: '' };
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said.stdout += `${line}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((line) => {
    said.stderr += `${line}\n`;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as typeof process.exit);
  const { exitCode: before } = process;
  const listening = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  await main(args, 0);
  const status = exit.mock.calls[0]?.[0] ?? process.exitCode ?? 0;
  process.exitCode = before;
  for (const [signal, known] of listening)
    for (const listener of process.listeners(signal)) if (!known.includes(listener)) process.off(signal, listener);
  return { ...said, status };
}

test('--help lists every option', async () => {
  const { status, stdout } = await run('--help');
  expect(status).toBe(0);
  for (const option of ['--port', '--data-dir', '--offline', '--mirror', '--live-budget-mb', '--now'])
    expect(stdout).toContain(option);
});

test('an unknown option ends with 2 and names it', async () => {
  const said = await run('--prot', '3');
  expect(said).toMatchObject({ status: 2, stdout: '' });
  expect(said.stderr).toContain("'--prot'");
});

test('a port in use is reported in a sentence, and the data folder is released', async () => {
  const other = await startServer((_request, response) => response.end());
  const { port } = new URL(other.url);
  const script = join(import.meta.dirname, '../bin/start.mjs');
  const options = ['--offline', '--port', port, '--data-dir', dir];
  const { status, stderr } = spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });
  expect(stderr).toBe(`Port ${port} is taken by another program. Stop it, or choose another with --port.\n`);
  expect(status).toBe(1);
  expect(readdirSync(dir)).not.toContain('running.pid');
  await other.stop();
});

test('a port that browsers block is reported in a sentence', async () => {
  expect(await run('--offline', '--port', '6000', '--data-dir', dir)).toMatchObject({
    stderr: 'Browsers block port 6000. Choose another with --port.\n',
    status: 1,
  });
});

test('a data folder held by another process is reported in a sentence', async () => {
  const folder = join(dir, 'sample');
  mkdirSync(folder);
  writeFileSync(join(folder, 'running.pid'), String(process.ppid));
  const { status, stderr } = await run('--offline', '--data-dir', dir);
  expect(stderr).toContain(`(process ${process.ppid}) keeps its data in ${folder}`);
  expect(status).toBe(1);
});
