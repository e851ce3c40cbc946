import { readFile } from 'node:fs/promises';
import type { Disk } from '../../disk.ts';
import { openAppendFile } from '../append-file.ts';
import type { StoredMessage } from './message.ts';

/** An event of a queue, one per line of the journal. */
export type JournalEntry =
  | { readonly did: 'send'; readonly message: StoredMessage }
  | { readonly did: 'receive'; readonly id: string; readonly receiveCount: number; readonly firstReceivedAt: number }
  | { readonly did: 'remove'; readonly id: string };

export interface Journal {
  /** The messages at the time of opening, oldest first. */
  readonly messages: readonly StoredMessage[];
  /** Resolves once the operating system has the entry. */
  append(entry: JournalEntry): Promise<void>;
  close(): Promise<void>;
}

/** Opens a queue's file and compacts it to the remaining messages. An incomplete last line is dropped. */
export async function openJournal(path: string, disk?: Disk): Promise<Journal> {
  const messages = replay(await readFile(path, 'utf8').catch(() => ''));
  const file = await openAppendFile(
    path,
    messages.map((message) => toLine({ did: 'send', message })),
    disk,
  );
  return { messages, append: (entry) => file.append(toLine(entry)), close: file.close };
}

function toLine(entry: JournalEntry): string {
  return JSON.stringify(entry);
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
