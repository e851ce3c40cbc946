import type { ObservationRow } from '@groundswell/forecast';
import { readMetRow } from './met-row.ts';
import { parseNdbcTable } from './ndbc-table.ts';

/** Reads a station's `realtime2/<id>.txt` row by row, nothing of it checked yet. Throws BadNdbcFile when it is no such table. */
export function parseRealtime(text: string): readonly ObservationRow[] {
  const table = parseNdbcTable(text, ['MM', 'DD', 'hh', 'mm', 'WDIR', 'WSPD', 'WVHT']);
  return table.rows.flatMap((row) => readMetRow(table, row) ?? []);
}
