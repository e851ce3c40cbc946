import { beforeAll, vi } from 'vitest';
import { processTable } from '../src/table.ts';
import type { MemoryTable } from './memory-table/memory-table.ts';
import { answerInMemory } from './memory-table/start-memory.ts';
import { ANYONE } from './start-dynamo.ts';

/**
 * As `useTable`, with a table within this process, in half the time. Requests of each form that it answers (expressions,
 * index, type of row) are also sent to a real engine, by the test of their module or of a call that uses it.
 */
export function useMemoryTable(settings: Readonly<Record<string, string>> = {}): { readonly table: MemoryTable } {
  const at = {} as { table: MemoryTable };
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    Object.assign(process.env, { ...ANYONE, TABLE_NAME: 'memory', AWS_REGION: 'us-east-1', ...settings });
    at.table = answerInMemory(processTable());
  });
  return at;
}
