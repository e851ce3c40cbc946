import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@groundswell/infra/build/is-running.ts';
import { runChild } from '@groundswell/infra/build/run-child.ts';
import { sourceStamps } from '@groundswell/infra/build/source-stamps.ts';
import { bundlesIn, type WorkerBundles } from './bundle-workers.ts';

/** These two files contain hashed file names, so they change whenever any script or style of the site changes. */
const SITE_FILES = ['index.html', 'sw.js'];
const KEPT = 3;

export interface BuiltApp {
  /** The folder of the synthesized app. */
  readonly dir: string;
  readonly workers: WorkerBundles;
}

/** The folder of the bundled `background/put-posts.ts`, beside the folders of the functions. */
export const POSTS_PROGRAM = 'local_put-posts';

interface Draft {
  readonly dir: string;
  readonly done: Promise<unknown>;
}

let begun: Draft | undefined;

/**
 * Starts the app's build while the web build is still running: bundles functions and workers, loads the CDK, and
 * synthesizes when `siteBuilt` resolves. The build runs in a child process, whose exit frees the CDK's memory.
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

/**
 * Returns the app for the built site: the draft from `beginApp`, a cached app of the same sources and site, or a new
 * build.
 */
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
  for (const file of SITE_FILES) hash.update(readFileSync(join(repoRoot, 'web/dist', file)));
  return hash.digest('hex').slice(0, 16);
}

const HOLDER = /^held-by-(\d+)$/;

/** A function's code is loaded at its first call, so the build of a running cloud must not be removed. */
function hold(dir: string) {
  writeFileSync(join(dir, `held-by-${process.pid}`), '');
}

function isHeld(dir: string): boolean {
  return readdirSync(dir).some((name) => isRunning(Number(HOLDER.exec(name)?.[1] ?? 0)));
}

/** Removes old builds, except the newest three and every build that a running cloud uses. */
export function removeOldApps(cacheDir: string) {
  const apps = readdirSync(cacheDir)
    .filter((name) => /^app-[0-9a-f]+$/.test(name))
    .map((name) => ({ path: join(cacheDir, name), madeAt: statSync(join(cacheDir, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of apps.slice(KEPT)) if (!isHeld(path)) rmSync(path, { recursive: true });
}
