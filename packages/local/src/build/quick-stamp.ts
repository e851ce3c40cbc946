import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  let changedAt = 0;
  const lines = outermost(lists.flatMap(([, list]) => list))
    .flatMap((path) => listSources(root, path))
    .map((file) => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(`${root}/${file}`);
      changedAt = Math.max(changedAt, ctimeMs);
      return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
    });
  const about = [process.version, JSON.stringify(sources), ...lines].join('\n');
  const quick = createHash('sha256').update(about).digest('hex');
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

/** Leaves out what lies in a folder that is also in the list. */
function outermost(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
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
