import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshTables } from '../test-support/fresh-tables.ts';
import { enginesAndMemory } from '../test-support/start-dynamo.ts';
import { queryAllRows, queryRows, type RowRange } from './query-rows.ts';

describe.each(enginesAndMemory)('rows of a partition, on $name', (engine) => {
  const table = freshTables(engine);
  const sortKeys = ['A#1', 'A#2', 'B#1', 'B#2', 'C'];
  beforeEach(async () => {
    for (const pk of ['P', 'OTHER'])
      for (const sk of sortKeys) await table().db.send(new PutCommand({ TableName: table().name, Item: { pk, sk } }));
  });
  const keysOf = async (range: Omit<RowRange, 'pk'>) =>
    (await queryRows(table(), { pk: 'P', ...range })).rows.map(({ sk }) => sk);

  test('are read completely, by prefix, or between bounds', async () => {
    expect(await keysOf({})).toEqual(sortKeys);
    expect(await keysOf({ begins: 'B#' })).toEqual(['B#1', 'B#2']);
    expect(await keysOf({ from: 'A#2', to: 'B#1' })).toEqual(['A#2', 'B#1']);
    expect(await keysOf({ from: 'B#2' })).toEqual(['B#2', 'C']);
    expect(await keysOf({ to: 'A#2' })).toEqual(['A#1', 'A#2']);
    expect(await keysOf({ before: 'A#2' })).toEqual(['A#1']);
  });

  test('are read page by page in either order, each once', async () => {
    const first = await queryRows(table(), { pk: 'P', begins: 'A#' }, { backwards: true, limit: 1, consistent: true });
    expect(first).toEqual({ rows: [{ pk: 'P', sk: 'A#2' }], next: 'A#2' });
    const second = await queryRows(table(), { pk: 'P', begins: 'A#' }, { backwards: true, after: first.next });
    expect(second).toEqual({ rows: [{ pk: 'P', sk: 'A#1' }] });
    const all = await queryAllRows(table(), { pk: 'P' }, { limit: 2 });
    expect(all.map(({ sk }) => sk)).toEqual(sortKeys);
  });
});
