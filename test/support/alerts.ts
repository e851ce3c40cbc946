import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const repoRoot = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * The time limit for reading the last model of a run again, ms. It includes the model's steps, all forecasts and their
 * alerts. An idle machine needs seconds.
 */
export const RUN_MS = 300_000;

/**
 * Makes the local cloud read the newest run's short-range model again, like `npm run local -- run-again`. It waits for
 * the first reading, because the cloud may be ready before that. The later steps are as in production.
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
