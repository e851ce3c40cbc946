import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Dynamo, engines } from '../test-support/start-dynamo.ts';
import { batchGet } from './batch-get.ts';
import type { Table } from './table.ts';

const waitedMs: number[] = [];
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void waitedMs.push(ms) }));

const wanted = Array.from({ length: 150 }, (_, id) => ({ pk: `BEACH#${id}`, sk: 'DAYS' }));
let dynamo: Dynamo;
let table: Table;
let requests = 0;
/** The number of keys that the table leaves unprocessed in each of the next requests, as under load. */
let left: number[] = [];

beforeAll(async () => {
  dynamo = (await engines[0]?.start()) ?? expect.fail('No engine of DynamoDB is here.');
  table = await dynamo.createTable();
  for (const key of wanted) await table.db.send(new PutCommand({ TableName: table.name, Item: key }));
  table.db.middlewareStack.add((next) => async (args) => {
    requests++;
    const { RequestItems } = args.input as { RequestItems: Record<string, { Keys: unknown[] }> };
    const Keys = RequestItems[table.name]?.Keys ?? [];
    const unread = Keys.slice(Keys.length - (left.shift() ?? 0));
    const read = Keys.slice(0, Keys.length - unread.length);
    const input = { RequestItems: { [table.name]: { Keys: read } } };
    const reply = read.length > 0 ? await next({ ...args, input }) : { output: {}, response: {} };
    const UnprocessedKeys = unread.length > 0 ? { [table.name]: { Keys: unread } } : {};
    return { ...reply, output: { ...reply.output, UnprocessedKeys } } as Awaited<ReturnType<typeof next>>;
  });
});
afterAll(() => dynamo.stop());

test('keys left unread by a busy table are requested again with growing delays, and read once', async () => {
  left = [30, 20, 10];
  const items = await batchGet(table, wanted);
  expect(items.map(({ pk }) => pk).sort()).toEqual(wanted.map(({ pk }) => pk).sort());
  expect(requests).toBe(5);
  for (const [round, mostMs] of [50, 100, 200].entries()) {
    expect(waitedMs[round]).toBeGreaterThanOrEqual(mostMs / 2);
    expect(waitedMs[round]).toBeLessThanOrEqual(mostMs);
  }
});

test('a table that stays busy is an error, not a lack of items', async () => {
  left = Array(6).fill(50);
  await expect(batchGet(table, wanted.slice(0, 50))).rejects.toThrow('DynamoDB left 50 items unread 6 times.');
});
