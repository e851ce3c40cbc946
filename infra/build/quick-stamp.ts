import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { computeStamp, listSources } from './stamp.ts';

/**
 * Two changes of a file within one tick of the file system's clock leave equal timestamps. Files that changed within
 * the last two seconds are therefore hashed again next time.
 */
const SETTLED_MS = 2000;

interface Kept<Name extends string> {
  readonly quick: string;
  readonly stamps: Readonly<Record<Name, string>>;
}

/**
 * Returns a stamp for each list of paths below `root`. Reads file contents only if names, sizes, times or inodes differ
 * from those stored in the file `keptIn`. A program can forge a file's mtime but not its ctime.
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

/** Drops each path that lies inside another path of the list. */
function outermost(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => path.startsWith(`${other}/`)));
}

function readKept<Name extends string>(file: string): Kept<Name> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file is incomplete, because another process is writing it.
    return undefined;
  }
}
