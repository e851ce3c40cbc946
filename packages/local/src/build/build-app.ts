import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../is-running.ts';
import { bundlesIn, bundleWorkers, type WorkerBundles } from './bundle-workers.ts';
import { runChild } from './run-child.ts';
import { computeStamp } from './stamp.ts';

const SOURCES = ['infra', 'functions', 'packages', 'web/dist', 'cdk.json', 'package-lock.json'];
const WORKERS = 'workers';
const KEPT = 3;

export interface BuiltApp {
  /** The synthesized app. */
  readonly dir: string;
  readonly workers: WorkerBundles;
}

/**
 * Synthesizes the app and bundles the workers that run it, unless that was done from the same sources. The synthesis
 * runs in its own process, which frees the CDK's large memory when it ends.
 */
export async function buildApp(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<BuiltApp> {
  const dir = join(cacheDir, `app-${computeStamp(repoRoot, SOURCES)}`);
  const app = { dir, workers: bundlesIn(join(dir, WORKERS)) };
  if (existsSync(join(dir, 'manifest.json'))) {
    hold(dir);
    return app;
  }

  mkdirSync(cacheDir, { recursive: true });
  const draft = `${dir}.draft-${process.pid}`;
  const child = join(import.meta.dirname, 'synthesize-child.ts');
  try {
    await runChild(['--import', 'tsx', child, draft], repoRoot, 'Synthesizing the app', signal);
    await bundleWorkers(join(draft, WORKERS));
    if (!existsSync(dir)) renameSync(draft, dir);
    hold(dir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  removeOldApps(cacheDir);
  return app;
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
