import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../is-running.ts';
import { bundlesIn, type WorkerBundles } from './bundle-workers.ts';
import { runChild } from './run-child.ts';
import { sourceStamps } from './source-stamps.ts';

/** They change when any script or style of the site does. */
const OF_SITE = ['index.html', 'sw.js'];
const KEPT = 3;

export interface BuiltApp {
  /** The synthesized app. */
  readonly dir: string;
  readonly workers: WorkerBundles;
}

/** The folder of the bundled `background/put-posts.ts`, among those of the functions. */
export const POSTS_PROGRAM = 'local_put-posts';

interface Draft {
  readonly dir: string;
  readonly done: Promise<unknown>;
}

let begun: Draft | undefined;

/**
 * Begins the app while the site is built: bundles functions and workers, loads the CDK, and synthesizes when `siteBuilt`
 * resolves. In a process of its own, which frees the CDK's large memory when it ends.
 */
export function beginApp(repoRoot: string, cacheDir: string, signal: AbortSignal, siteBuilt: Promise<unknown>): Draft {
  const dir = join(cacheDir, `app.draft-${process.pid}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const args = ['--import', 'tsx', join(import.meta.dirname, 'synthesize-child.ts'), dir];
  const done = runChild(args, repoRoot, 'Synthesizing the app', signal, process.env, siteBuilt);
  done.catch(() => rmSync(dir, { recursive: true, force: true }));
  begun = { dir, done };
  return begun;
}

/** The app of the built site: that which was begun, one from the same sources and site, or a new one. */
export async function buildApp(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<BuiltApp> {
  const dir = join(cacheDir, `app-${stampOf(repoRoot, cacheDir)}`);
  const isThere = () => existsSync(join(dir, 'manifest.json'));
  if (begun || !isThere()) {
    const draft = begun ?? beginApp(repoRoot, cacheDir, signal, Promise.resolve());
    begun = undefined;
    await draft.done;
    if (isThere()) rmSync(draft.dir, { recursive: true });
    else renameSync(draft.dir, dir);
  }
  hold(dir);
  removeOldApps(cacheDir);
  return { dir, workers: bundlesIn(join(dir, 'workers')) };
}

function stampOf(repoRoot: string, cacheDir: string): string {
  const hash = createHash('sha256').update(sourceStamps(repoRoot, cacheDir).app);
  for (const file of OF_SITE) hash.update(readFileSync(join(repoRoot, 'web/dist', file)));
  return hash.digest('hex').slice(0, 16);
}

const HOLDER = /^held-by-(\d+)$/;

/** Functions are loaded at their first call, so the build of a running cloud stays as long as it runs. */
function hold(dir: string) {
  writeFileSync(join(dir, `held-by-${process.pid}`), '');
}

function isHeld(dir: string): boolean {
  return readdirSync(dir).some((name) => isRunning(Number(HOLDER.exec(name)?.[1] ?? 0)));
}

/** Keeps the newest builds, and every build that a running cloud holds. */
export function removeOldApps(cacheDir: string) {
  const apps = readdirSync(cacheDir)
    .filter((name) => /^app-[0-9a-f]+$/.test(name))
    .map((name) => ({ path: join(cacheDir, name), madeAt: statSync(join(cacheDir, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of apps.slice(KEPT)) if (!isHeld(path)) rmSync(path, { recursive: true });
}
