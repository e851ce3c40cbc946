import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare, exportPart, importPart, readExported } from './copy.ts';
import type { Entry, Part } from './part.ts';
import { partsOf } from './parts.ts';
import { rehearse } from './rehearse.ts';
import { startEmptyCloud } from './start-empty-cloud.ts';

const NAMES = { pool: 'us-east-1_people000', bucket: 'uploads', table: '' };
let dir: string;
let dynamo: { url: string; stop(): void };
let clouds: Awaited<ReturnType<typeof startEmptyCloud>>[];
let originals: readonly Part[];
let copies: readonly Part[];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'groundswell-restore-'));
  const started = await engines[0]?.start();
  if (!started) throw new Error('No engine of DynamoDB is installed.');
  dynamo = started;
  NAMES.table = (await started.createTable()).name;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  });
  clouds = [await startEmptyCloud(join(dir, 'original'), NAMES), await startEmptyCloud(join(dir, 'copy'), NAMES)];
  [originals, copies] = clouds.map(({ endpoints }) => partsOf(NAMES, endpoints)) as [Part[], Part[]];
  for (const part of originals) await part.write(madeEntries[part.name]());
});
afterEach(async () => {
  for (const cloud of clouds) await cloud.stop();
  dynamo.stop();
  rmSync(dir, { recursive: true });
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const item = (number: number) => ({
  pk: { S: `USER#${number}` },
  sk: { S: 'PROFILE' },
  number: { N: String(number / 3) },
  bytes: { B: base64(`bytes ${number}`) },
  sets: { M: { bytes: { BS: [base64('a'), base64('b')] }, numbers: { NS: ['1', '2'] }, texts: { SS: ['x', 'y'] } } },
  list: { L: [{ BOOL: true }, { NULL: true }, { S: '' }, { M: {} }] },
});

/** The records of each part: enough for several pages and batches. */
const madeEntries: Record<Part['name'], () => AsyncGenerator<Entry>> = {
  async *table() {
    for (let number = 0; number < 120; number++) yield { key: `${number}`, value: item(number) };
  },
  async *users() {
    for (let number = 0; number < 130; number++)
      yield { key: `user-${number}.identity`, value: { isEnabled: true, attributes: [] } };
  },
  async *objects() {
    for (let number = 0; number < 12; number++) {
      const headers = { ContentType: 'image/webp', CacheControl: 'max-age=60', Metadata: { by: 'ann' } };
      yield { key: `uploads/${number} ü.webp`, value: { body: base64(`picture ${number}`), headers } };
    }
  },
};

async function listOf(part: Part | undefined): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of part?.read() ?? []) entries.push(entry);
  return entries;
}

test('a restored deployment equals the original, item by item, user by user and object by object', async () => {
  const equal = { changed: [], missing: [], added: [] };
  expect(await rehearse(originals, copies, join(dir, 'exported'))).toMatchObject([
    { name: 'table', equal: 120, ...equal },
    { name: 'users', equal: 130, ...equal },
    { name: 'objects', equal: 12, ...equal },
  ]);
  const restored = await listOf(copies[0]);
  expect(restored.find(({ key }) => key === 'USER#3 PROFILE')?.value).toEqual(item(3));
});

test('a record that differs, lacks or is new in the copy is reported by its key', async () => {
  await rehearse(originals, copies, join(dir, 'exported'));
  const db = new DynamoDBClient({ endpoint: clouds[1]?.endpoints.tables });
  const put = (pk: string) =>
    db.send(new PutItemCommand({ TableName: NAMES.table, Item: { pk: { S: pk }, sk: { S: 'PROFILE' } } }));
  await Promise.all(['USER#1', 'USER#new'].map(put));
  const Key = { pk: { S: 'USER#2' }, sk: { S: 'PROFILE' } };
  await db.send(new DeleteItemCommand({ TableName: NAMES.table, Key }));
  const [table] = copies as [Part];
  expect(await compare(readExported(table, join(dir, 'exported')), table.read())).toEqual({
    equal: 118,
    changed: ['USER#1 PROFILE'],
    missing: ['USER#2 PROFILE'],
    added: ['USER#new PROFILE'],
  });
});

test('a record that the cloud writes during a rehearsal is counted apart, and one that the export lost is missing', async () => {
  const [original, copy] = [originals[0] as Part, copies[0] as Part];
  let reads = 0;
  const busy: Part = {
    ...original,
    async *read() {
      // The first read is before the export, the second is the export.
      reads += 1;
      if (reads > 2) await original.write(entriesOf({ key: 'USER#1 PROFILE', value: { ...item(1), at: { N: '2' } } }));
      for await (const entry of original.read()) if (reads !== 2 || entry.key !== 'USER#2 PROFILE') yield entry;
    },
  };
  expect(await rehearse([busy], [copy], join(dir, 'exported'))).toMatchObject([
    { equal: 118, changed: [], missing: ['USER#2 PROFILE'], added: [], written: 1 },
  ]);
});

async function* entriesOf(...entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

test('an import that was interrupted is continued, and no other import touches what exists', async () => {
  for (const [at, original] of originals.entries()) {
    const copy = copies[at] as Part;
    await exportPart(original, dir);
    async function* interrupted() {
      let count = 0;
      for await (const entry of readExported(original, dir)) {
        if (count++ === 5) throw new Error('killed');
        yield entry;
      }
    }
    await expect(copy.write(interrupted())).rejects.toThrow('killed');
    if ((await listOf(copy)).length > 0) await expect(importPart(copy, dir)).rejects.toThrow(/must be empty/);
    await importPart(copy, dir, true);
    expect(await listOf(copy)).toHaveLength((await listOf(original)).length);
  }
});

test('an export that was interrupted leaves no file that could be taken for a whole one', async () => {
  const [table] = originals as [Part];
  async function* read() {
    yield { key: 'a', value: {} };
    throw new Error('killed');
  }
  await expect(exportPart({ ...table, read }, dir)).rejects.toThrow('killed');
  await expect(importPart(copies[0] as Part, dir)).rejects.toThrow('ENOENT');
});
