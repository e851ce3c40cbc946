import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Table } from '../src/table.ts';
import type { Dynamo, engines } from './start-dynamo.ts';

/** Runs an engine for a block of tests and gives each test an empty table. */
export function freshTables({ start }: (typeof engines)[number]): () => Table {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
  });
  beforeEach(async () => {
    table = await dynamo.createTable();
  });
  afterAll(() => dynamo.stop());
  return () => table;
}
