import type { ObservationRow } from '@groundswell/forecast';
import { readMetRow } from './met-row.ts';
import { parseNdbcTable } from './ndbc-table.ts';

/**
 * Parses a station's `realtime2/<id>.txt` row by row, unchecked. Throws BadNdbcFileError when it is not such a table.
 */
export function parseRealtime(text: string): readonly ObservationRow[] {
  const table = parseNdbcTable(text, ['MM', 'DD', 'hh', 'mm', 'WDIR', 'WSPD', 'WVHT']);
  return table.rows.flatMap((row) => readMetRow(table, row) ?? []);
}
