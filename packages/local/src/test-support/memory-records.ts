import type { Records } from '../services/records.ts';

export interface MemoryRecords<T> extends Records<T> {
  /** Takes a snapshot of the records; the returned function restores it. */
  keep(): () => void;
}

export function recordsInMemory<T>(): MemoryRecords<T> {
  let records = new Map<string, T>();
  return {
    get: (key) => records.get(key),
    values: () => [...records.values()],
    entries: () => [...records],
    put: async (key, value) => void records.set(key, value),
    remove: async (key) => void records.delete(key),
    close: async () => undefined,
    keep() {
      const kept = new Map(records);
      return () => {
        records = new Map(kept);
      };
    },
  };
}
