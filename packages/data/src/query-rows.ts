import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

export type Row = Record<string, unknown>;

/**
 * A range of rows of one partition. Sort keys match all, begin with a prefix, lie between two bounds (inclusive), or
 * lie before a bound (exclusive).
 */
export interface RowRange {
  readonly pk: string;
  readonly begins?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
}

interface Reading {
  /** Reads in descending order of sort keys. */
  readonly backwards?: true;
  /** Set when a recent write must be seen. */
  readonly consistent?: true;
  /** The maximum number of rows; by default, as many as one reply of 1 MB holds. */
  readonly limit?: number | undefined;
  /** The `next` of the previous page. */
  readonly after?: string | undefined;
  /** The only attributes to return of each row, which keeps replies short when rows are large. */
  readonly only?: readonly string[];
}

/** Reads a page of rows in the order of their sort keys; `next` is present when more may follow. */
export async function queryRows(
  { db, name }: Table,
  range: RowRange,
  { backwards, consistent, limit, after, only }: Reading = {},
): Promise<{ readonly rows: Row[]; readonly next?: string }> {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: name,
      ...conditionOf(range),
      ...(backwards && { ScanIndexForward: false }),
      ...(consistent && { ConsistentRead: true }),
      ...(limit !== undefined && { Limit: limit }),
      ...(only && { ProjectionExpression: only.join() }),
      ...(after !== undefined && { ExclusiveStartKey: { pk: range.pk, sk: after } }),
    }),
  );
  return { rows: Items, ...(LastEvaluatedKey && { next: String(LastEvaluatedKey.sk) }) };
}

export async function queryAllRows(table: Table, range: RowRange, reading: Reading = {}): Promise<Row[]> {
  const all: Row[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await queryRows(table, range, { ...reading, after });
    all.push(...rows);
    after = next;
  } while (after !== undefined);
  return all;
}

function conditionOf({ pk, begins, before, from, to }: RowRange) {
  const given = Object.entries({ begins, before, from, to }).filter(([, bound]) => bound !== undefined);
  const condition = CONDITIONS[given.map(([name]) => name).join(' ')];
  return {
    KeyConditionExpression: condition ? `pk = :pk AND ${condition}` : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk, ...Object.fromEntries(given.map(([name, bound]) => [`:${name}`, bound])) },
  };
}

/** The key conditions of a Query, by the names of the bounds that a range has. */
const CONDITIONS: Readonly<Record<string, string>> = {
  begins: 'begins_with(sk, :begins)',
  before: 'sk < :before',
  from: 'sk >= :from',
  'from to': 'sk BETWEEN :from AND :to',
  to: 'sk <= :to',
};
