import { queryRows } from '../query-rows.ts';
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
 * A page of a list that is sorted by time, the newest first, by one Query. A page by number reads the pages before it
 * too, which its bound keeps small; one by key reads itself. `upTo`: rows that lie at or before this instant.
 */
export async function listPage(
  table: Table,
  pk: string,
  { page, after, size = POSTS_A_PAGE }: PageAsked,
  upTo?: number,
): Promise<{ items: Record<string, unknown>[]; next?: string }> {
  const skipped = after === undefined ? (page - 1) * size : 0;
  const before = upTo === undefined ? undefined : new Date(upTo + 1).toISOString();
  // One more tells whether the list goes on.
  const { rows } = await queryRows(table, { pk, before }, { backwards: true, limit: skipped + size + 1, after });
  const items = rows.slice(skipped, skipped + size);
  const hasMore = rows.length > skipped + size;
  return { items, ...(hasMore && { next: String(items.at(-1)?.sk) }) };
}
