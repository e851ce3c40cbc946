import type { Records } from '../services/records.ts';

export interface MemoryRecords<T> extends Records<T> {
  /** Notes what is there now; the result puts it back. */
  keep(): () => void;
}

/** Records that end with the test. */
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
