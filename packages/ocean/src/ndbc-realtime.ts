import { newestReadings, type Readings, readMetRow } from './met-row.ts';
import { parseNdbcTable } from './ndbc-table.ts';

/**
 * Reads a station's `realtime2/<id>.txt`: for each quantity the newest good value among the rows not older than `since`
 * (UTC ms), as a buoy measures its waves in one row of four. Throws BadNdbcFile when it is no such table.
 */
export function parseRealtime(text: string, since: number): Readings {
  const table = parseNdbcTable(text, ['MM', 'DD', 'hh', 'mm', 'WDIR', 'WSPD', 'WVHT']);
  let newest: Readings = {};
  for (const row of table.rows) {
    const readings = readMetRow(table, row);
    if (readings) newest = newestReadings(newest, notBefore(readings, since));
  }
  return newest;
}

/** Leaves out what was read before an instant. */
export function notBefore(readings: Readings, since: number): Readings {
  return Object.fromEntries(Object.entries(readings).filter(([, reading]) => reading && reading.at >= since));
}
