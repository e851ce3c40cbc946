import { newestReadings, type Readings, readingsWithin, readMetRow, type Span } from './met-row.ts';
import { parseNdbcTable } from './ndbc-table.ts';

/**
 * Reads a station's `realtime2/<id>.txt`: for each quantity the newest good value among the rows of a span, as a buoy
 * measures its waves in one row of four. Throws BadNdbcFile when it is no such table.
 */
export function parseRealtime(text: string, span: Span): Readings {
  const table = parseNdbcTable(text, ['MM', 'DD', 'hh', 'mm', 'WDIR', 'WSPD', 'WVHT']);
  let newest: Readings = {};
  for (const row of table.rows) {
    const readings = readMetRow(table, row);
    if (readings) newest = newestReadings(newest, readingsWithin(readings, span));
  }
  return newest;
}
