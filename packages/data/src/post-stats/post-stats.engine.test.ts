import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { dynamoPostStats, type PostStats } from './post-stats.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HALF_HOUR_MS = 30 * 60_000;
const SEEN = { postId: 'x1', authorId: 7, from: '', network: '198.51.100.7', reader: 'Firefox' };

describe.each(enginesAndMemory)('statistics of posts on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let stats: PostStats;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    stats = dynamoPostStats(() => table);
  });

  test('a reader counts once a day across processes, and a view once per network and half an hour, for the post, its author and the blog', async () => {
    const other = dynamoPostStats(() => table);
    const opens = Array.from({ length: 60 }, (_, at) => ({ ...SEEN, reader: `Firefox ${at % 3}` }));
    await Promise.all(opens.map((seen, at) => (at % 2 ? stats : other).open(seen, NOON)));
    for (const later of [1, 2, 3]) await stats.open({ ...SEEN, reader: 'Firefox' }, NOON + later * HALF_HOUR_MS);
    await stats.open({ ...SEEN, network: '198.51.100.8' }, NOON);
    await stats.open(SEEN, NOON + DAY_MS);
    await stats.open({ ...SEEN, postId: 'x2' }, NOON);
    const of = async (whose: Parameters<PostStats['list']>[0]) =>
      (await stats.list(whose, '2026-11-20')).map(({ date, views, visits }) => [date, views, visits]);
    expect(await of({ post: 'x1' })).toEqual([
      ['2026-11-20', 5, 3],
      ['2026-11-21', 1, 1],
    ]);
    expect(await of({ author: 7 })).toEqual([
      ['2026-11-20', 6, 4],
      ['2026-11-21', 1, 1],
    ]);
    expect(await of('all')).toEqual(await of({ author: 7 }));
    expect(await stats.list({ post: 'x1' }, '2026-11-22')).toEqual([]);
  });

  test('no row identifies a person; hashes and salt expire after two days, the numbers after 90', async () => {
    await stats.open({ ...SEEN, from: 'news.example' }, NOON);
    await stats.read({ postId: 'x1', authorId: 7, seconds: 90 }, NOON);
    const rows = await readTable(table);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/);
    const kept = new Set(rows.map(({ type, expiresAt }) => `${type} ${(Number(expiresAt) * 1000 - NOON) / DAY_MS}`));
    expect([...kept].sort()).toEqual(['post-day 90', 'post-reader 2', 'post-salt 2']);
    const [day] = await stats.list({ post: 'x1' }, '2026-11-20');
    expect(day).toMatchObject({ readS: 90, reads: 1, hosts: { 'news.example': 1 } });
  });

  test('a flood of made-up hosts is limited to fifty; known hosts still count', async () => {
    await stats.open({ ...SEEN, from: 'h0.example', network: 'n' }, NOON);
    const made = Object.fromEntries(Array.from({ length: 48 }, (_, at) => [`host:made${at}.example`, 1]));
    const { db, name } = table;
    for (const row of await readTable(table))
      if (row.type === 'post-day')
        await db.send(new PutCommand({ TableName: name, Item: { ...row, ...made, hosts: 49 } }));
    for (const at of [1, 2, 3, 0]) await stats.open({ ...SEEN, from: `h${at}.example`, network: `n${at}` }, NOON);
    const [day] = await stats.list({ post: 'x1' }, '2026-11-20');
    expect([Object.keys(day?.hosts ?? {}).length, day?.hosts['h0.example'], day?.views]).toEqual([50, 2, 5]);
  });
});
