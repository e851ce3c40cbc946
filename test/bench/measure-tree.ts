import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_EVERY_MS = 100;
/** Linux counts a process's memory in pages of 4 KB, and its processor time in hundredths of a second. */
const PAGE_KB = 4;
const TICK_MS = 10;

interface Measured {
  readonly wallMs: number;
  readonly cpuMs: number;
  /** The largest sum of the resident memory of all processes, in megabytes. Pages that processes share count twice. */
  readonly peakMb: number;
  /** The processes at the peak, the largest first. */
  readonly processes: readonly string[];
}

interface Process {
  readonly id: string;
  readonly name: string;
  readonly mb: number;
  readonly cpuMs: number;
}

/**
 * Runs a command and samples all processes that it starts, directly or not. Throws an Error if the command fails. Reads
 * `/proc`, so it works on Linux only.
 */
export async function measureTree([program, ...args]: readonly [string, ...string[]], cwd: string): Promise<Measured> {
  const startedAt = performance.now();
  // A detached child leads a session of its own, which all its descendants belong to.
  const child = spawn(program, args, { cwd, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed = (printed + chunk).slice(-4000);
  });
  let peak: readonly Process[] = [];
  const cpuMs = new Map<string, number>();
  const sample = () => {
    const processes = listSession(child.pid ?? 0);
    for (const one of processes) cpuMs.set(one.id, one.cpuMs);
    if (sumMb(processes) > sumMb(peak)) peak = processes;
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  const [status] = await once(child, 'close');
  clearInterval(timer);
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${printed}`);
  return {
    wallMs: performance.now() - startedAt,
    cpuMs: [...cpuMs.values()].reduce((sum, ms) => sum + ms, 0),
    peakMb: sumMb(peak),
    processes: peak.toSorted((a, b) => b.mb - a.mb).map(({ name, mb }) => `${name} ${Math.round(mb)} MB`),
  };
}

function sumMb(processes: readonly Process[]): number {
  return processes.reduce((sum, { mb }) => sum + mb, 0);
}

function listSession(session: number): readonly Process[] {
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .flatMap((id) => readProcess(id) ?? [])
    .filter((one) => one.session === session);
}

/** Returns a process by the fields of proc_pid_stat(5); undefined if it has ended. */
function readProcess(id: string): (Process & { readonly session: number }) | undefined {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    const [session = 0, user = 0, system = 0, pages = 0] = [3, 11, 12, 21].map((at) => fields[at]);
    return { id, name, session, mb: (pages * PAGE_KB) / 1024, cpuMs: (user + system) * TICK_MS };
  } catch {
    return undefined;
  }
}
