import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './services/http-server.ts';

const script = join(import.meta.dirname, '../bin/start.mjs');

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('--help lists every option', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  for (const option of ['--port', '--data-dir', '--offline', '--mirror', '--live-budget-mb', '--now'])
    expect(stdout).toContain(option);
});

test('an unknown option ends with 2 and names it', () => {
  expect(run('--prot', '3')).toMatchObject({ status: 2, stdout: '' });
  expect(run('--prot', '3').stderr).toContain("'--prot'");
});

test('a port in use is reported in a sentence, and the data folder is released', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-main-'));
  const other = await startServer((_request, response) => response.end());
  const { port } = new URL(other.url);
  const { status, stderr } = run('--offline', '--port', port, '--data-dir', dir);
  expect(stderr).toBe(`Port ${port} is taken by another program. Stop it, or choose another with --port.\n`);
  expect(status).toBe(1);
  expect(readdirSync(dir)).not.toContain('running.pid');
  await other.stop();
  rmSync(dir, { recursive: true });
});

test('a port that browsers block is reported in a sentence', () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-main-'));
  const { status, stderr } = run('--offline', '--port', '6000', '--data-dir', dir);
  expect(stderr).toBe('Browsers block port 6000. Choose another with --port.\n');
  expect(status).toBe(1);
  rmSync(dir, { recursive: true });
});

test('a data folder held by another process is reported in a sentence', () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-main-'));
  const folder = join(dir, 'sample');
  mkdirSync(folder);
  writeFileSync(join(folder, 'running.pid'), String(process.pid));
  expect(run('--offline', '--data-dir', dir).stderr).toContain(`(process ${process.pid}) keeps its data in ${folder}`);
  rmSync(dir, { recursive: true });
});
