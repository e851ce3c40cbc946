import { open, rename, rm, writeFile } from 'node:fs/promises';
import { type Disk, UNWATCHED_DISK } from '../disk.ts';

export interface AppendFile {
  /**
   * Resolves once the operating system has the line. Concurrent lines share one write. Lines of a failed write stay in
   * memory and go with the next write, so the file ends up complete and in order.
   */
  append(line: string): Promise<void>;
  close(): Promise<void>;
}

/** Replaces the file's contents by `lines` atomically and opens it. Only this user may read it. */
export async function openAppendFile(
  path: string,
  lines: readonly string[],
  disk: Disk = UNWATCHED_DISK,
): Promise<AppendFile> {
  const draft = `${path}.new`;
  const text = Buffer.from(lines.map(ended).join(''));
  await disk
    .write(() => writeFile(draft, text, { mode: 0o600 }))
    .catch(async (error: unknown) => {
      await rm(draft, { force: true });
      throw error;
    });
  await rename(draft, path);

  const file = await open(path, 'a');
  let sizeBytes = text.length;
  let waiting: string[] = [];
  let latest: Promise<void> = Promise.resolve();
  let scheduled: Promise<void> | undefined;

  const flush = async (earlier: Promise<void>) => {
    await earlier.catch(() => undefined);
    const taken = waiting;
    const bytes = Buffer.from(taken.join(''));
    waiting = [];
    scheduled = undefined;
    try {
      await disk.write(() => file.appendFile(bytes));
      sizeBytes += bytes.length;
    } catch (error) {
      // An incomplete line would corrupt the line after it.
      await file.truncate(sizeBytes);
      waiting = [...taken, ...waiting];
      throw error;
    }
  };
  const schedule = () => {
    latest = flush(latest);
    scheduled = latest;
    return latest;
  };

  return {
    append(line) {
      waiting.push(ended(line));
      return scheduled ?? schedule();
    },
    async close() {
      await latest.catch(() => undefined);
      if (waiting.length > 0) await schedule().catch(() => undefined);
      await file.close();
    },
  };
}

function ended(line: string): string {
  return `${line}\n`;
}
