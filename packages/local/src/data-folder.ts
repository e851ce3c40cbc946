import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from './template/json.ts';

/** A folder that holds everything a local cloud keeps; one process at a time has it. */
export interface DataFolder {
  /** The ocean that its forecasts were first composed from; absent before that. */
  readonly composedFrom?: string;
  rememberComposed(ocean: string): void;
  release(): void;
}

/** Takes the folder. Throws a sentence when another local cloud has it, or it cannot be written. */
export function takeDataFolder(dir: string): DataFolder {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'running.pid');
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Another local cloud (process ${holder}) keeps its data in ${dir}. Stop it, or name another --data-dir.`,
    );
  }
  writeFileSync(lock, String(process.pid));

  const state = join(dir, 'state.json');
  const json: Json = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : {};
  return {
    composedFrom: isObject(json) && typeof json.composedFrom === 'string' ? json.composedFrom : undefined,
    rememberComposed(ocean) {
      writeFileSync(`${state}.new`, JSON.stringify({ composedFrom: ocean }));
      renameSync(`${state}.new`, state);
    },
    release: () => rmSync(lock, { force: true }),
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
