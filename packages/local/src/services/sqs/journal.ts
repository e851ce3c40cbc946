import { open, readFile, rename, writeFile } from 'node:fs/promises';
import type { StoredMessage } from './message.ts';

/** What happened to a queue, one line each. */
export type JournalEntry =
  | { readonly did: 'send'; readonly message: StoredMessage }
  | { readonly did: 'receive'; readonly id: string; readonly receiveCount: number; readonly firstReceivedAt: number }
  | { readonly did: 'remove'; readonly id: string };

export interface Journal {
  /** The messages that were there when it was opened, oldest first. */
  readonly messages: readonly StoredMessage[];
  /** Resolves once the entry is with the operating system. Entries of one moment share one write. */
  append(entry: JournalEntry): Promise<void>;
  close(): Promise<void>;
}

/** Opens a queue's file and leaves in it only the messages still there. A half-written last line is dropped. */
export async function openJournal(path: string): Promise<Journal> {
  const messages = replay(await readFile(path, 'utf8').catch(() => ''));
  const snapshot = messages.map((message) => toLine({ did: 'send', message })).join('');
  await writeFile(`${path}.new`, snapshot);
  await rename(`${path}.new`, path);

  const file = await open(path, 'a');
  let waiting: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  let scheduled: Promise<void> | undefined;

  const flush = async () => {
    await writing;
    const lines = waiting.join('');
    waiting = [];
    scheduled = undefined;
    writing = file.appendFile(lines);
    await writing;
  };

  return {
    messages,
    append(entry) {
      waiting.push(toLine(entry));
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

function toLine(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

function replay(text: string): readonly StoredMessage[] {
  const messages = new Map<string, StoredMessage>();
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (entry?.did === 'send') messages.set(entry.message.id, entry.message);
    if (entry?.did === 'remove') messages.delete(entry.id);
    if (entry?.did !== 'receive') continue;
    const message = messages.get(entry.id);
    if (message)
      messages.set(entry.id, { ...message, receiveCount: entry.receiveCount, firstReceivedAt: entry.firstReceivedAt });
  }
  return [...messages.values()];
}

function parseLine(line: string): JournalEntry | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as JournalEntry);
  } catch {
    return undefined;
  }
}
