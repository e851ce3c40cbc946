import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { dynamoSurfLog } from './surf-log.ts';

const surf = (hour: string, id = `a-surf-${hour}`) => ({
  key: `2026-11-20T${hour}~${id}`,
  beachId: 148,
  at: Date.parse(`2026-11-20T${hour}:00:00Z`),
  conditions: { faceM: 1.2, score: 55 },
  rating: 4,
  board: 'Fish' as const,
  note: 'Clean and empty',
  sent: 1,
});
const told = { rating: 2, board: null, note: 'Not so good after all' };

describe.each(enginesAndMemory)('the log of surfs on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    for (const userId of ['ann', 'bob'])
      await table.db.send(
        new PutCommand({ TableName: table.name, Item: { ...keys.profile(userId), type: 'account' } }),
      );
  });
  const log = dynamoSurfLog(() => table);
  const countOf = async (userId: string) =>
    (await readTable(table)).find(({ pk, type }) => pk === keys.profile(userId).pk && type === 'surf-count')?.surfs;

  test('a surf sent twice, also at once, is kept and counted once', async () => {
    await Promise.all([1, 2, 3].map(() => log.add('ann', surf('10'), 9)));
    await log.add('ann', surf('10'), 9);
    expect(await log.list('ann', 9)).toEqual([{ ...surf('10'), revision: 1 }]);
    expect(await countOf('ann')).toBe(1);
  });

  test('concurrent uploads never exceed the limit, and a removal makes room', async () => {
    const outcomes = await Promise.all(['06', '07', '08', '09', '10'].map((hour) => log.add('ann', surf(hour), 3)));
    expect(outcomes.filter((one) => one === 'added')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'full')).toHaveLength(2);
    const [newest] = await log.list('ann', 9);
    if (!newest) return expect.fail();
    await Promise.all([log.remove('ann', newest.key), log.remove('ann', newest.key)]);
    expect(await countOf('ann')).toBe(2);
    expect(await log.add('ann', surf('11'), 3)).toBe('added');
  });

  test('surfs are listed newest first, page by page, each once', async () => {
    for (const hour of ['06', '07', '08', '09', '10']) await log.add('ann', surf(hour), 9);
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await log.list('ann', 2, after);
      seen.push(...page.map(({ key }) => key.slice(11, 13)));
      after = page.at(-1)?.key;
      if (page.length < 2) break;
    }
    expect(seen).toEqual(['10', '09', '08', '07', '06']);
  });

  test('a change of a surf that was changed elsewhere or removed is refused and overwrites nothing', async () => {
    await log.add('ann', surf('10'), 9);
    const { key } = surf('10');
    expect(await log.change('ann', key, 1, told)).toBe('done');
    expect(await log.change('ann', key, 1, { ...told, rating: 5 })).toBe('changed');
    expect(await log.list('ann', 9)).toMatchObject([{ ...told, revision: 2, conditions: { faceM: 1.2 } }]);
    await log.remove('ann', key);
    expect(await log.change('ann', key, 2, told)).toBe('changed');
    expect(await log.list('ann', 9)).toEqual([]);
  });

  test('an upload with another text or hour replaces the surf; an earlier upload that arrives late changes nothing', async () => {
    const id = 'one-surf-0';
    const first = surf('10', id);
    const words = { ...first, note: 'Better words', beachId: 149, sent: 2 };
    const moved = { ...surf('09', id), note: 'An hour before', sent: 3 };
    expect([await log.add('ann', first, 9), await log.add('ann', words, 9)]).toEqual(['added', 'added']);
    expect(await log.list('ann', 9)).toEqual([{ ...words, revision: 2 }]);
    expect([await log.add('ann', moved, 9), await log.add('ann', moved, 9)]).toEqual(['added', 'added']);
    for (const late of [first, words]) expect(await log.add('ann', late, 9)).toBe('changed');
    expect(await log.list('ann', 9)).toEqual([{ ...moved, revision: 3 }]);
    expect(await countOf('ann')).toBe(1);
  });

  test('an upload does not overwrite a surf that its owner changed or removed', async () => {
    const { key } = surf('10');
    await log.add('ann', surf('10'), 9);
    await log.change('ann', key, 1, told);
    expect(await log.add('ann', { ...surf('10'), sent: 2 }, 9)).toBe('changed');
    expect(await log.list('ann', 9)).toMatchObject([told]);
    await log.remove('ann', key);
    expect(await log.add('ann', surf('10'), 9)).toBe('changed');
    expect([await log.list('ann', 9), await countOf('ann')]).toEqual([[], 0]);
  });

  test('logs of two users are separate, and a deleted account has none', async () => {
    await log.add('ann', surf('10'), 9);
    await log.remove('bob', surf('10').key);
    expect(await log.change('bob', surf('10').key, 1, told)).toBe('changed');
    expect(await log.list('bob', 9)).toEqual([]);
    expect(await log.list('ann', 9)).toHaveLength(1);
    expect(await log.add('nobody', surf('10'), 9)).toBe('gone');
    expect((await readTable(table)).filter(({ pk }) => String(pk).includes('nobody'))).toEqual([]);
  });
});
