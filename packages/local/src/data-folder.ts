import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, takeLock } from '@groundswell/infra/build/with-lock.ts';
import { isNoSpace } from './disk.ts';
import type { OceanChoice } from './noaa/choose-ocean.ts';
import { isObject, type Json } from './template/json.ts';

/** The folder with a local cloud's data; one process at a time holds it. */
export interface DataFolder {
  /** Whether the folder's first forecasts have been composed. */
  readonly isComposed: boolean;
  rememberComposed(): void;
  /** Whether every beach has received a forecast of all days. */
  readonly isComplete: boolean;
  rememberComplete(): void;
  /** The start pages' beaches that have a forecast. */
  readonly composed: ReadonlySet<number>;
  rememberBeaches(ids: Iterable<number>): void;
  /** The build whose seed posts are in the table; absent if none are. */
  readonly postsOf: string | undefined;
  rememberPosts(build: string): void;
  release(): void;
}

/**
 * Names the data folder after its ocean and, with a pinned clock, after `startsAt` (UTC ms). Forecasts of different
 * oceans or times must not mix: stored forecasts of a later model run would prevent forecasts of an earlier run.
 */
export function nameDataFolder(
  { kind, mirrorDir, days }: Pick<OceanChoice, 'kind' | 'mirrorDir' | 'days'>,
  startsAt?: number,
): string {
  const digest = mirrorDir && createHash('sha256').update(mirrorDir).digest('hex').slice(0, 8);
  const time = startsAt === undefined ? undefined : new Date(startsAt).toISOString().replace(/\W/g, '');
  return [kind, days && `${days}d`, digest, time].filter(Boolean).join('-');
}

/** Takes the folder's lock. Throws an Error with a user-visible message if another local cloud holds it. */
export function takeDataFolder(dir: string): DataFolder {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'running.pid');
  // The first attempt may only remove a dead process's lock; the second then takes it.
  if (!takeLock(lock) && !takeLock(lock)) {
    throw new Error(
      `Another local cloud (process ${holderOf(lock)}) keeps its data in ${dir}. Stop it, or name another --data-dir.`,
    );
  }

  const state = join(dir, 'state.json');
  const json: Json = existsSync(state) ? JSON.parse(readFileSync(state, 'utf8')) : {};
  let isComposed = isObject(json) && json.isComposed === true;
  let isComplete = isObject(json) && json.isComplete === true;
  const composed = new Set(isObject(json) && Array.isArray(json.composed) ? json.composed.map(Number) : []);
  let postsOf = isObject(json) && typeof json.postsOf === 'string' ? json.postsOf : undefined;
  const save = () => {
    try {
      writeFileSync(`${state}.new`, JSON.stringify({ isComposed, isComplete, postsOf, composed: [...composed] }));
      renameSync(`${state}.new`, state);
    } catch (error) {
      // Losing this state is harmless: the next start repeats the work.
      if (!isNoSpace(error)) throw error;
      rmSync(`${state}.new`, { force: true });
    }
  };
  return {
    get isComposed() {
      return isComposed;
    },
    rememberComposed() {
      isComposed = true;
      save();
    },
    get isComplete() {
      return isComplete;
    },
    rememberComplete() {
      isComplete = true;
      save();
    },
    composed,
    rememberBeaches(ids) {
      for (const id of ids) composed.add(id);
      save();
    },
    get postsOf() {
      return postsOf;
    },
    rememberPosts(build) {
      postsOf = build;
      save();
    },
    release: () => rmSync(lock, { force: true }),
  };
}
