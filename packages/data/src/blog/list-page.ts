import { queryRows, type Row, type RowRange } from '../query-rows.ts';
import type { Table } from '../table.ts';

export const POSTS_A_PAGE = 10;

/** By number from 1, or after the last row of the page before. */
export interface PageAsked {
  readonly page: number;
  readonly after?: string | undefined;
  /** Other than ten. */
  readonly size?: number;
}

/**
 * A page of a list that is sorted by time, the newest first: the first one, and one by key, by one Query. One by number
 * first steps over the keys of those before it, which its bound keeps few. `upTo`: rows that lie at or before this
 * instant.
 */
export async function listPage(
  table: Table,
  pk: string,
  { page, after, size = POSTS_A_PAGE }: PageAsked,
  upTo?: number,
): Promise<{ items: Row[]; next?: string }> {
  const range = { pk, before: upTo === undefined ? undefined : new Date(upTo + 1).toISOString() };
  const skipped = after === undefined ? (page - 1) * size : 0;
  const begin = skipped > 0 ? await lastKey(table, range, skipped) : after;
  if (skipped > 0 && begin === undefined) return { items: [] };
  // One more tells whether the list goes on.
  const { rows } = await queryRows(table, range, { backwards: true, limit: size + 1, after: begin });
  const items = rows.slice(0, size);
  return { items, ...(rows.length > size && { next: String(items.at(-1)?.sk) }) };
}

/** The last of so many keys; undefined where the range has fewer. */
async function lastKey(table: Table, range: RowRange, limit: number): Promise<string | undefined> {
  const { rows } = await queryRows(table, range, { backwards: true, limit, only: ['sk'] });
  return rows.length < limit ? undefined : String(rows.at(-1)?.sk);
}
