import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoRoot } from '@groundswell/infra/paths.ts';
import type { BenchRow } from './bench-row.ts';
import { measureTree } from './measure-tree.ts';

const COMMAND = ['npx', 'cdk', 'synth', '--quiet'] as const;

/** Measures a first and a second synthesis in a copy of the tracked files and packages. Linux only. */
export async function bench(): Promise<BenchRow[]> {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-synth-'));
  try {
    copyTree(dir);
    const first = await measureTree(COMMAND, dir);
    const second = await measureTree(COMMAND, dir);
    return [
      { what: 'first synthesis: all processes, time', measured: describe(first), aim: 'at most 1500 MB, 45 s' },
      { what: 'second synthesis: all processes, time', measured: describe(second), aim: 'at most 10 s' },
      { what: 'processor time of both', measured: `${seconds(first.cpuMs)}, ${seconds(second.cpuMs)}` },
      { what: 'largest processes of the first', measured: first.processes.slice(0, 3).join('; ') },
    ];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function describe({ peakMb, wallMs }: { readonly peakMb: number; readonly wallMs: number }): string {
  return `${Math.round(peakMb)} MB, ${seconds(wallMs)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Copies the tracked files, and the installed packages without caches. */
function copyTree(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: repoRoot, encoding: 'utf8' }).split('\0');
  const rooms = ['.', ...listed.filter((file) => file.endsWith('/package.json')).map(dirname)];
  const folders = rooms.filter((room) => existsSync(join(repoRoot, room, 'node_modules')));
  for (const file of listed.filter(Boolean)) cpSync(join(repoRoot, file), join(to, file));
  for (const folder of folders)
    cpSync(join(repoRoot, folder, 'node_modules'), join(to, folder, 'node_modules'), {
      recursive: true,
      force: false,
      verbatimSymlinks: true,
      filter: (path) => !/\/node_modules\/\.(?:cache|base-map)$/.test(path),
    });
}
