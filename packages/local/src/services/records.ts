import { readFile } from 'node:fs/promises';
import type { Disk } from '../disk.ts';
import { openAppendFile } from './append-file.ts';

/**
 * A persistent map. A change applies at once; its promise resolves when the operating system has it. If a write fails,
 * the promise rejects, and the next write also writes that change.
 */
export interface Records<T> {
  get(key: string): T | undefined;
  /** Returns the values in insertion order. */
  values(): readonly T[];
  entries(): readonly (readonly [key: string, value: T])[];
  put(key: string, value: T): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a file of records and compacts it to the current records. An incomplete last line is dropped. */
export async function openRecords<T>(path: string, disk?: Disk): Promise<Records<T>> {
  const records = replay<T>(await readFile(path, 'utf8').catch(() => ''));
  const file = await openAppendFile(
    path,
    [...records].map(([key, value]) => JSON.stringify({ key, value })),
    disk,
  );
  return {
    get: (key) => records.get(key),
    values: () => [...records.values()],
    entries: () => [...records],
    put(key, value) {
      records.set(key, value);
      return file.append(JSON.stringify({ key, value }));
    },
    async remove(key) {
      if (records.delete(key)) await file.append(JSON.stringify({ key }));
    },
    close: file.close,
  };
}

function replay<T>(text: string): Map<string, T> {
  const records = new Map<string, T>();
  for (const line of text.split('\n')) {
    const entry = parseLine<T>(line);
    if (!entry) continue;
    if (entry.value === undefined) records.delete(entry.key);
    else records.set(entry.key, entry.value);
  }
  return records;
}

function parseLine<T>(line: string): { readonly key: string; readonly value?: T } | undefined {
  try {
    return line === '' ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}
