/** An NDBC text table. The header line names its columns. */
export interface NdbcTable {
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: readonly (readonly string[])[];
}

/** Thrown for a file that is not an NDBC table. The message is one sentence. */
export class BadNdbcFileError extends Error {
  override readonly name = 'BadNdbcFileError';
}

/** The valid range of a number. NDBC writes missing numbers as 99, 999 or 9999, which lie outside. */
export type Limits = readonly [least: number, most: number];

const MAX_ROWS = 20_000;

/**
 * Parses an NDBC table. The first `#` line names the columns; further ones are units. Rows that are too short, such as
 * the last row of a truncated file, are left out. Throws BadNdbcFileError when the header or one of `required` is
 * missing.
 */
export function parseNdbcTable(text: string, required: readonly string[]): NdbcTable {
  const lines = text.split('\n', MAX_ROWS);
  const header = lines[0]?.trim() ?? '';
  if (!header.startsWith('#')) throw new BadNdbcFileError('The first line does not name the columns.');
  const names = header.slice(1).trim().split(/\s+/);
  const columns = new Map(names.map((name, index) => [name, index]));
  const lacking = required.filter((name) => !columns.has(name));
  if (lacking.length > 0) throw new BadNdbcFileError(`The table has no column ${lacking.join(', ')}.`);

  const rows = lines.slice(1).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return { columns, rows: rows.map((line) => line.trim().split(/\s+/)).filter(({ length }) => length >= names.length) };
}

/**
 * Lists how the columns and units of a table's first two lines differ from the units in which its columns are read,
 * such as `WVHT is in ft, not in m`.
 */
export function listUnitFaults(text: string, units: Readonly<Record<string, string>>): readonly string[] {
  const [names = [], written = []] = text.split('\n', 2).map((line) => line.replace(/^#/, '').trim().split(/\s+/));
  return Object.entries(units).flatMap(([column, unit]) => {
    const index = names.indexOf(column);
    if (index < 0) return `there is no column ${column}`;
    return written[index] === unit ? [] : `${column} is in ${written[index] ?? 'no unit'}, not in ${unit}`;
  });
}

/** Returns a cell's text; undefined where the column or the value is missing (`MM`, `-`, `N/A`). */
export function textAt(table: NdbcTable, row: readonly string[], column: string): string | undefined {
  const cell = row[table.columns.get(column) ?? -1];
  return cell === undefined || /^(MM|N\/A|-|)$/.test(cell) ? undefined : cell;
}

/**
 * Returns a cell's number within its limits; undefined otherwise. The default limits accept all written values up to
 * 9999.
 */
export function numberAt(
  table: NdbcTable,
  row: readonly string[],
  column: string,
  [least, most]: Limits = [-9999, 9999],
): number | undefined {
  const text = textAt(table, row, column);
  if (text === undefined || !/^[+-]?\d+(\.\d*)?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/**
 * Returns when a row was measured, UTC ms, from `YY` (two or four digits) or `YYYY` and `MM DD hh mm`; undefined where
 * the time is invalid.
 */
export function timeAt(table: NdbcTable, row: readonly string[]): number | undefined {
  const yearColumn = table.columns.has('YYYY') ? 'YYYY' : 'YY';
  const cell = (column: string) => Number(row[table.columns.get(column) ?? -1] ?? Number.NaN);
  const [year, month, day, hour, minute] = [cell(yearColumn), cell('MM'), cell('DD'), cell('hh'), cell('mm')];
  if (
    !(
      year >= 0 &&
      month >= 1 &&
      month <= 12 &&
      day >= 1 &&
      day <= 31 &&
      hour >= 0 &&
      hour <= 23 &&
      minute >= 0 &&
      minute <= 59
    )
  )
    return undefined;

  const at = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day, hour, minute));
  return at.getUTCDate() === day ? at.getTime() : undefined;
}
