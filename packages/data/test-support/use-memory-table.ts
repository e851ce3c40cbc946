import { beforeAll, vi } from 'vitest';
import { processTable } from '../src/table.ts';
import type { MemoryTable } from './memory-table/memory-table.ts';
import { answerInMemory } from './memory-table/start-memory.ts';
import { ANYONE } from './start-dynamo.ts';

/**
 * As `useTable`, with a table within this process: for files that call by the thousand. Each of their requests is also
 * sent to a real engine, by the test of its module or of its call.
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
