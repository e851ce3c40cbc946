import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';
import { runChild } from './run-child.ts';
import { computeStamp } from './stamp.ts';

const ROOMS = ['basemap', 'booklets', 'contracts', 'forecast', 'plans', 'plates', 'posts', 'present', 'tiles'];
const SOURCES = ['web', ...ROOMS.map((room) => `packages/${room}`), 'cdk.json', 'package-lock.json'];

/** Builds the web into `web/dist` unless it was built from the same sources; one process at a time. */
export function buildWeb(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<void> {
  return oneAtATime(join(cacheDir, 'building-web.pid'), signal, () => build(repoRoot, cacheDir, signal));
}

async function build(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<void> {
  const stampFile = join(cacheDir, 'web.stamp');
  const stamp = computeStamp(repoRoot, SOURCES);
  const isBuilt = existsSync(join(repoRoot, 'web/dist/index.html')) && readStamp(stampFile) === stamp;
  if (isBuilt) return;

  const web = join(repoRoot, 'web');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  await runChild([vite, 'build', '--logLevel', 'warn'], web, 'Building the web', signal);
  writeFileSync(stampFile, stamp);
}

function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
