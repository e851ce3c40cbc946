import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const repoRoot = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * The time for a run whose last model is read again: its steps, all forecasts, their alerts. An idle machine needs
 * seconds.
 */
export const RUN_MS = 300_000;

/**
 * Makes the newest run's short-range model be read again, like `npm run local -- run-again`, after the first reading: a
 * first start may be ready without it. Everything after that is as usual.
 */
export async function runAgain(siteUrl: string): Promise<void> {
  const asked = () => command(siteUrl, 'run-again').catch(({ stderr }: { readonly stderr: string }) => stderr);
  let said = '';
  const isRead = async () => {
    said = await asked();
    return !said.includes('No forecast was built');
  };
  await expect.poll(isRead, { timeout: RUN_MS }).toBe(true);
  expect(said).toMatch(/"queued":[1-9]/);
}

/** Evaluates a beach's alerts, like `npm run local -- alerts`. */
export async function lookThroughAlerts(siteUrl: string, slug: string): Promise<void> {
  await command(siteUrl, 'alerts', slug);
}

async function command(siteUrl: string, ...asked: readonly string[]): Promise<string> {
  const { port } = new URL(siteUrl);
  const args = ['--import', 'tsx', 'packages/local/bin/local.ts', ...asked, '--port', port];
  return (await run(process.execPath, args, { cwd: repoRoot })).stdout;
}
