import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '@groundswell/local/find-port';

const repoRoot = join(import.meta.dirname, '../..');
/** An idle machine needs one minute. */
const START_LIMIT_MS = 600_000;

export interface Cloud {
  readonly url: string;
  readonly secondsToReady: number;
  /** After a first start: resolves with the seconds until all days of all beaches are forecast. */
  readonly secondsToAll: Promise<number>;
  /** After a first start: resolves when all charts are drawn. */
  readonly chartsDrawn: Promise<void>;
  readonly pid: number;
  /** Stops the cloud. Throws if a function of it did what its role does not allow. */
  stop(): Promise<void>;
}

/** Starts `npm start -- --offline` on a free port. Uses a new data directory unless `dataDir` is given. */
export async function startCloud({
  now,
  dataDir,
  options = [],
}: {
  now?: string;
  dataDir?: string;
  /** More options of `npm start -- --help`. */
  options?: readonly string[];
} = {}): Promise<Cloud> {
  // Limits are off, because tests make more requests than a visitor.
  const args = ['--offline', '--no-limits', ...(now ? ['--now', now] : []), ...options];
  return run((port, dir) => ['packages/local/bin/start.mjs', ...args, '--port', port, '--data-dir', dir], dataDir);
}

/**
 * Starts the site at a fixed time, from synthetic data (`made-world.ts`). The local cloud's ocean, most queues and the
 * schedules do not run.
 */
export function startSite(now: string): Promise<Cloud> {
  return run((port, dir) => ['--import', 'tsx', 'test/support/serve-site.ts', port, now, dir]);
}

async function run(argsOf: (port: string, dataDir: string) => readonly string[], dataDir?: string): Promise<Cloud> {
  const port = await findPort();
  const ownDir = dataDir ? undefined : mkdtempSync(join(tmpdir(), 'groundswell-cloud-'));
  const args = argsOf(String(port), dataDir ?? ownDir ?? '');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...args], { cwd: repoRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const secondsToAll = untilSaid(child, /^All days are read \(([\d.]+) s\)/m).then(([, seconds]) => Number(seconds));
  const chartsDrawn = untilSaid(child, /^All charts are drawn/m).then(() => undefined);
  const refusals = listRefusals(child);
  await untilReady(child);
  return {
    url: `http://localhost:${port}`,
    secondsToReady: (performance.now() - startedAt) / 1000,
    secondsToAll,
    chartsDrawn,
    pid: child.pid ?? 0,
    async stop() {
      await stop(child);
      if (ownDir) rmSync(ownDir, { recursive: true, force: true });
      if (refusals.size > 0) throw new Error(`infra/needs lacks rights:\n${[...refusals].join('\n')}`);
    },
  };
}

/** Collects the sentences about functions that did what their role does not allow. */
function listRefusals(child: ChildProcess): ReadonlySet<string> {
  const refusals = new Set<string>();
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const sentence of chunk.toString().match(/The role of .+ is not authorized .+/g) ?? []) refusals.add(sentence);
  });
  return refusals;
}

function untilSaid(child: ChildProcess, words: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const said = words.exec(printed);
      if (said) resolve(said);
    });
  });
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    // Whether the cloud has reported that it is ready. Its output after that is about failed requests.
    let isReady = false;
    const give = (reason: string) =>
      reject(new Error(`The local cloud ${reason}. It printed:\n${printed.slice(-4000)}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      give('was not ready in time');
    }, START_LIMIT_MS);
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      if (isReady) process.stderr.write(chunk);
      else if (/^ready http/m.test(printed)) {
        isReady = true;
        clearTimeout(limit);
        resolve();
      }
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(limit);
      give(`ended with ${code}`);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await ended;
}
