import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';

const PROGRAM = join(import.meta.dirname, '../../../packages/local/bin/start.mjs');
/** A short ocean without charts, so that a start takes seconds. */
const OPTIONS = ['--offline', '--no-limits', '--no-charts', '--days', '1'];
const PROBE_EVERY_MS = 50;
/** About the number of probes during a start. */
const PROBES = 60;

export type ProcessCloud = ReturnType<typeof openCloud>;

/** Runs the processes of a local cloud on a data folder, and kills them. Its output goes to a file in the folder. */
export function openCloud(dataDir: string, port: number) {
  const site = `http://localhost:${port}`;
  const logFile = join(dataDir, 'cloud.log');
  const log = openSync(logFile, 'a');
  const kills: { readonly at: number; readonly victim: string }[] = [];
  let cloud: ChildProcess | undefined;
  let running = Promise.resolve();

  /** Resolves when the site answers. A main process that is killed at a probe is started again. */
  async function start(killAtProbe?: number): Promise<void> {
    const args = [PROGRAM, ...OPTIONS, '--port', String(port), '--data-dir', dataDir];
    const started = spawn(process.execPath, args, { stdio: ['ignore', log, log] });
    cloud = started;
    const ended = once(started, 'exit');
    for (let probe = 0; !(await readCloud(site)); probe++) {
      if (hasEnded(started)) throw new Error(`The cloud ended with ${started.exitCode} while it started: ${logFile}`);
      if (probe === killAtProbe) {
        kill('the cloud while it starts', [started.pid ?? 0]);
        await ended;
        return start();
      }
      await pause(PROBE_EVERY_MS);
    }
  }

  function kill(victim: string, pids: readonly number[]): void {
    kills.push({ at: Date.now(), victim });
    for (const pid of pids) process.kill(pid, 'SIGKILL');
  }

  return {
    site,
    /** Every kill, in order. */
    kills,

    start(): Promise<void> {
      running = start();
      return running;
    },

    /** Resolves when the site answers, also after a restart. Rejects if the main process exited without being killed. */
    async running(): Promise<void> {
      await running;
      if (cloud && hasEnded(cloud)) throw new Error(`The cloud ended with ${cloud.exitCode}: ${logFile}`);
    },

    /** Kills the main process, one of the others, or all, by SIGKILL, and starts the cloud again if it ended. */
    killSome(random: Random): void {
      const victim = random.pick(['cloud', 'cloud', 'other', 'all']);
      const killAtProbe = random.chance(0.3) ? Math.floor(random.next() * PROBES) : undefined;
      const choice = random.next();
      if (!cloud?.pid || hasEnded(cloud)) return;
      const { pid } = cloud;
      const others = victim === 'cloud' ? [] : listDescendants(pid);
      if (victim === 'other') {
        const other = others[Math.floor(choice * others.length)];
        if (other) kill(other.program, [other.pid]);
        return;
      }
      const ended = once(cloud, 'exit');
      kill(victim, [pid, ...others.map((one) => one.pid)]);
      running = ended.then(() => start(killAtProbe));
      running.catch(() => undefined);
    },

    /** Stops the cloud as Ctrl-C does. */
    async stop(): Promise<void> {
      await running;
      if (!cloud || hasEnded(cloud)) return;
      const ended = once(cloud, 'exit');
      cloud.kill('SIGINT');
      await ended;
    },
  };
}

/** Returns how programs reach the services of a running cloud; undefined if it does not answer. */
export async function readCloud(site: string): Promise<Readonly<Record<string, string>> | undefined> {
  const reply = await fetch(`${site}/_local/cloud.json`).catch(() => undefined);
  const body = (await reply?.json().catch(() => undefined)) as { environment?: Record<string, string> } | undefined;
  return body?.environment;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Lists the processes that a process has started, and those that these have started, parents first. */
function listDescendants(root: number): readonly { readonly pid: number; readonly program: string }[] {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, program = '']) => ({ pid: Number(pid), parent: Number(parent), program: basename(program) }));
  const childrenOf = (pid: number): typeof rows =>
    rows.filter(({ parent }) => parent === pid).flatMap((row) => [row, ...childrenOf(row.pid)]);
  return childrenOf(root).filter(({ program }) => program !== 'ps');
}
