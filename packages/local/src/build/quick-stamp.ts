import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { computeStamp, listSources } from './stamp.ts';

/** A change within the clock's tick of the one before leaves no trace, so younger files are hashed again next time. */
const SETTLED_MS = 2000;

interface Kept<Name extends string> {
  readonly quick: string;
  readonly stamps: Readonly<Record<Name, string>>;
}

/**
 * The stamps of several lists of paths below `root`. Reads no contents while the names, sizes, times and inodes of all
 * files are as `keptIn` has them; a program can set the time of a modification, but not that of an inode's change.
 */
export function readStamps<Name extends string>(
  root: string,
  sources: Readonly<Record<Name, readonly string[]>>,
  keptIn: string,
): Readonly<Record<Name, string>> {
  const lists = Object.entries<readonly string[]>(sources);
  const paths = [...new Set(lists.flatMap(([, list]) => list))];
  const hash = createHash('sha256').update(`${process.version} ${JSON.stringify(sources)}`);
  let changedAt = 0;
  for (const file of paths.flatMap((path) => listSources(root, path))) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, file));
    hash.update(`\0${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}`);
    changedAt = Math.max(changedAt, ctimeMs);
  }
  const quick = hash.digest('hex');
  const isSettled = changedAt < Date.now() - SETTLED_MS;
  const kept = readKept<Name>(keptIn);
  if (kept?.quick === quick) return kept.stamps;

  const stamps = Object.fromEntries(lists.map(([name, list]) => [name, computeStamp(root, list)])) as Record<
    Name,
    string
  >;
  if (isSettled) {
    mkdirSync(dirname(keptIn), { recursive: true });
    writeFileSync(keptIn, JSON.stringify({ quick, stamps } satisfies Kept<Name>));
  }
  return stamps;
}

function readKept<Name extends string>(file: string): Kept<Name> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Another process is writing it.
    return undefined;
  }
}
