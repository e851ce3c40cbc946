import { queryRows, type Row, type RowRange } from '../query-rows.ts';
import type { Table } from '../table.ts';

export const POSTS_A_PAGE = 10;

/** A request for a page: by number from 1, or by the sort key of the previous page's last row. */
export interface PageRequest {
  readonly page: number;
  readonly after?: string | undefined;
  /** The number of posts on a page; ten by default. */
  readonly size?: number;
}

/**
 * Reads a page of a list sorted by time, newest first. The first page and a page by key take one Query. A page by
 * number first takes Queries for the sort keys of all earlier pages. `upTo`: only rows at or before this instant.
 */
export async function listPage(
  table: Table,
  pk: string,
  { page, after, size = POSTS_A_PAGE }: PageRequest,
  upTo?: number,
): Promise<{ items: Row[]; next?: string }> {
  const range = { pk, before: upTo === undefined ? undefined : new Date(upTo + 1).toISOString() };
  const skipped = after === undefined ? (page - 1) * size : 0;
  const begin = skipped > 0 ? await lastKey(table, range, skipped) : after;
  if (skipped > 0 && begin === undefined) return { items: [] };
  // An extra row shows whether another page follows.
  const { rows } = await queryRows(table, range, { backwards: true, limit: size + 1, after: begin });
  const items = rows.slice(0, size);
  return { items, ...(rows.length > size && { next: String(items.at(-1)?.sk) }) };
}

/** Returns the sort key of row number `limit` in the range; undefined when the range has fewer rows. */
async function lastKey(table: Table, range: RowRange, limit: number): Promise<string | undefined> {
  const { rows } = await queryRows(table, range, { backwards: true, limit, only: ['sk'] });
  return rows.length < limit ? undefined : String(rows.at(-1)?.sk);
}
