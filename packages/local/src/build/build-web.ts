import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beginApp } from './build-app.ts';
import { runChild } from './run-child.ts';
import { sourceStamps } from './source-stamps.ts';
import { withLock } from './with-lock.ts';

/** Brotli's best quality, 11, would save a twelfth of the bytes but take five more seconds of CPU time. */
const BROTLI_QUALITY = '5';

/**
 * Builds the web into `web/dist`, unless the sources are unchanged; one process at a time. It also starts the app's
 * build, which `buildApp` finishes.
 */
export function buildWeb(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<void> {
  return withLock(join(cacheDir, 'building-web.pid'), signal, () => build(repoRoot, cacheDir, signal));
}

async function build(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<void> {
  const stampFile = join(cacheDir, 'web.stamp');
  const { web: stamp } = sourceStamps(repoRoot, cacheDir);
  const isBuilt = existsSync(join(repoRoot, 'web/dist/index.html')) && readStamp(stampFile) === stamp;
  if (isBuilt) return;

  const web = join(repoRoot, 'web');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const env = { ...process.env, GROUNDSWELL_BROTLI_QUALITY: BROTLI_QUALITY };
  const building = runChild([vite, 'build', '--logLevel', 'warn'], web, 'Building the web', signal, env);
  beginApp(repoRoot, cacheDir, signal, building);
  await building;
  writeFileSync(stampFile, stamp);
}

function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
