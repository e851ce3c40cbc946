import { keys } from '../keys.ts';
import { queryAllRows, type Row } from '../query-rows.ts';
import type { Table } from '../table.ts';

/** Lists every row of a user's own partition, by a consistent read. */
export function listUserRows(table: Table, userId: string): Promise<Row[]> {
  return queryAllRows(table, { pk: keys.profile(userId).pk }, { consistent: true });
}
