import { open, rename, writeFile } from 'node:fs/promises';

/** A file that only grows, line by line. */
export interface AppendFile {
  /** Resolves once the line is with the operating system. Lines of one moment share one write. */
  append(line: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file with `lines` in place of its contents, atomically. Only this user may read it. */
export async function openAppendFile(path: string, lines: readonly string[]): Promise<AppendFile> {
  await writeFile(`${path}.new`, lines.map(ended).join(''), { mode: 0o600 });
  await rename(`${path}.new`, path);

  const file = await open(path, 'a');
  let waiting: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  let scheduled: Promise<void> | undefined;

  const flush = async () => {
    await writing;
    const text = waiting.join('');
    waiting = [];
    scheduled = undefined;
    writing = file.appendFile(text);
    await writing;
  };

  return {
    append(line) {
      waiting.push(ended(line));
      scheduled ??= flush();
      return scheduled;
    },
    async close() {
      await scheduled;
      await writing;
      await file.close();
    },
  };
}

function ended(line: string): string {
  return `${line}\n`;
}
