import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runChild } from './run-child.ts';
import { sourceStamps } from './source-stamps.ts';
import { withLock } from './with-lock.ts';

export interface SiteBuild {
  /** Brotli's quality of scripts and styles, 0 to 11. */
  readonly brotliQuality: number;
  /** Is called if a build starts, with the promise of its end. */
  readonly onBuild?: (built: Promise<unknown>) => void;
}

/**
 * Builds the site into `web/dist`, unless the sources and the settings are unchanged and the files there have at least
 * this quality. One process builds at a time.
 */
export function buildSite(repoRoot: string, cacheDir: string, signal: AbortSignal, options: SiteBuild): Promise<void> {
  return withLock(join(cacheDir, 'building-web.pid'), signal, () => build(repoRoot, cacheDir, signal, options));
}

async function build(
  repoRoot: string,
  cacheDir: string,
  signal: AbortSignal,
  { brotliQuality, onBuild }: SiteBuild,
): Promise<void> {
  const stampFile = join(cacheDir, 'site.json');
  const sources = siteStamp(repoRoot, cacheDir);
  const page = join(repoRoot, 'web/dist/index.html');
  const built = readBuilt(stampFile);
  const isBuilt = built?.sources === sources && built.madeAt === timeOf(page) && built.brotliQuality >= brotliQuality;
  if (isBuilt) return;

  const web = join(repoRoot, 'web');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const env = { ...process.env, GROUNDSWELL_BROTLI_QUALITY: String(brotliQuality) };
  const building = runChild([vite, 'build', '--logLevel', 'warn'], web, 'Building the site', signal, env);
  onBuild?.(building);
  await building;
  writeFileSync(stampFile, JSON.stringify({ sources, brotliQuality, madeAt: timeOf(page) } satisfies Built));
}

/** Returns the stamp of the site's sources and of the variables that override its settings. */
export function siteStamp(repoRoot: string, cacheDir: string): string {
  return [sourceStamps(repoRoot, cacheDir).web, ...listVariables('VITE_')].join('\n');
}

/** Lists the environment variables whose names start with a prefix, as `NAME=value`. */
export function listVariables(prefix: string): readonly string[] {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith(prefix));
  return variables.map(([name, value]) => `${name}=${value}`).sort();
}

interface Built {
  readonly sources: string;
  readonly brotliQuality: number;
  /** The time of the built page, which any other build changes. */
  readonly madeAt: number | undefined;
}

function readBuilt(file: string): Built | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
