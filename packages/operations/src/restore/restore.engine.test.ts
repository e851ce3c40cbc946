import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare } from './compare.ts';
import { exportParts, openExport } from './export-folder.ts';
import { importParts } from './import-parts.ts';
import type { Entry, Part } from './part.ts';
import { explainMissingTarget, partsOf } from './parts.ts';
import { rehearse } from './rehearse.ts';
import { startEmptyCloud } from './start-empty-cloud.ts';
import { usersPart } from './users.ts';

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
  const exported = await openExport(join(dir, 'exported', 'table'), [table]);
  expect(await compare(exported.read(table), table.read())).toEqual({
    equal: 118,
    changed: ['USER#1 PROFILE'],
    missing: ['USER#2 PROFILE'],
    added: ['USER#new PROFILE'],
  });
});

test('a record that the cloud writes during a rehearsal is counted apart, and one that the export lost is missing', async () => {
  const [original, copy] = [originals[0] as Part, copies[0] as Part];
  const db = new DynamoDBClient({ endpoint: clouds[0]?.endpoints.tables });
  const keyOf = ({ pk, sk }: ReturnType<typeof item>) => ({ pk, sk });
  let reads = 0;
  const busy: Part = {
    ...original,
    async *read() {
      // The first read is before the export, the second is the export.
      reads += 1;
      if (reads > 2)
        await db.send(new PutItemCommand({ TableName: NAMES.table, Item: { ...keyOf(item(1)), at: { N: '2' } } }));
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

const target = () => join(dir, 'exported');
async function exportAll() {
  for await (const _ of exportParts(originals, target()));
  return openExport(target(), originals);
}
const importAll = async (parts = copies, isContinued = false, exported = openExport(target(), parts)) => {
  const written = [];
  for await (const one of importParts(parts, await exported, isContinued)) written.push(one);
  return written;
};
/** Returns the parts, of which one dies after five of its records. */
const dying = (name: Part['name']) =>
  copies.map((part): Part => {
    if (part.name !== name) return part;
    async function* fiveOf(entries: AsyncIterable<Entry>) {
      let count = 0;
      for await (const entry of entries) {
        if (count++ === 5) throw new Error('killed');
        yield entry;
      }
    }
    return { ...part, write: (entries) => part.write(fiveOf(entries)) };
  });

test.each(['table', 'users', 'objects'] as const)(
  'an import that was killed while it wrote %s is continued',
  async (name) => {
    await exportAll();
    await expect(importAll(dying(name))).rejects.toThrow('killed');
    await expect(importAll()).rejects.toThrow(/continue it with --continue/);
    const written = await importAll(copies, true);
    expect(written.map(({ name, created, kept }) => [name, created + kept])).toEqual([
      ['table', 120],
      ['users', 130],
      ['objects', 12],
    ]);
    for (const [at, part] of copies.entries()) expect(await listOf(part)).toEqual(await listOf(originals[at]));
    await expect(importAll(copies, true)).rejects.toThrow(/nothing to continue/);
  },
);

test('no import goes into parts that it did not begin in', async () => {
  await exportAll();
  await expect(importAll(originals)).rejects.toThrow(/must be empty/);
  await expect(importAll(originals, true)).rejects.toThrow(/nothing to continue/);
  await expect(importAll(dying('users'))).rejects.toThrow('killed');
  const elsewhere = copies.map((part) => (part.name === 'users' ? { ...part, target: 'us-east-1_another' } : part));
  await expect(importAll(elsewhere, true)).rejects.toThrow(/is another one/);
  await exportAll();
  await expect(importAll(copies, true)).rejects.toThrow(/is another one/);
  await expect(importAll(copies.slice(1), true)).rejects.toThrow(/Name the table/);
});

test('of two imports that begin at the same time one goes on', async () => {
  await exportAll();
  const outcomes = await Promise.allSettled([importAll(), importAll()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a row that was written meanwhile is not overwritten', async () => {
  await exportAll();
  await expect(importAll(dying('table'))).rejects.toThrow('killed');
  const newer = { pk: { S: 'USER#99' }, sk: { S: 'PROFILE' }, number: { N: '7' } };
  await copies[0]?.write(entriesOf({ key: 'USER#99 PROFILE', value: newer }));
  await importAll(copies, true);
  expect(await listOf(copies[0])).toHaveLength(120);
  expect((await listOf(copies[0])).find(({ key }) => key === 'USER#99 PROFILE')?.value).toEqual(newer);
});

test('a user that exists keeps the password, and a creation that was killed at any request is completed', async () => {
  const [, users] = copies as [Part, Part];
  const cognito = new CognitoIdentityProviderClient({ endpoint: clouds[1]?.endpoints.users });
  const [UserPoolId, Username] = [NAMES.pool, 'ann.identity'];
  const lastModified = async () =>
    (await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }))).UserLastModifiedDate?.getTime();
  const ann = () => entriesOf({ key: Username, value: { isEnabled: false, attributes: [] } });
  for (const killedAt of [1, 2]) {
    let requests = 0;
    const send = async (command: never) => {
      if (requests++ === killedAt) throw new Error('killed');
      return cognito.send(command);
    };
    const dyingUsers = usersPart({ send } as unknown as CognitoIdentityProviderClient, UserPoolId);
    await expect(dyingUsers.write(ann())).rejects.toThrow('killed');
  }
  expect(await users.write(ann())).toEqual({ created: 1, kept: 0 });
  const setAt = await lastModified();
  const { UserStatus, Enabled } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
  expect([UserStatus, Enabled]).toEqual(['CONFIRMED', false]);
  expect(await users.write(ann())).toEqual({ created: 0, kept: 1 });
  expect(await lastModified()).toBe(setAt);
});

test('only the owner reads an export, whatever the mask', async () => {
  const mask = process.umask(0);
  try {
    mkdirSync(target());
    let whileWritten: readonly number[] = [];
    const [table] = originals as [Part];
    const modesNow = () =>
      [target(), ...readdirSync(target()).map((file) => join(target(), file))].map(
        (path) => statSync(path).mode & 0o777,
      );
    async function* read() {
      yield* table.read();
      whileWritten = modesNow();
    }
    for await (const _ of exportParts([{ ...table, read }], target()));
    expect(whileWritten).toEqual([0o700, 0o600]);
    expect(modesNow()).toEqual([0o700, 0o600, 0o600]);
  } finally {
    process.umask(mask);
  }
});

test('an export leaves a folder with other files alone', async () => {
  mkdirSync(target());
  writeFileSync(join(target(), 'letter.txt'), '');
  await expect(exportAll()).rejects.toThrow(/a folder of its own, but .* contains letter\.txt/);
});

test('an export that was interrupted is not taken for a whole one, and is repeated', async () => {
  const [table] = originals as [Part];
  async function* read() {
    yield { key: 'a', value: {} };
    throw new Error('killed');
  }
  const exportTable = async (part: Part) => {
    for await (const _ of exportParts([part], target()));
  };
  await exportTable(table);
  await expect(exportTable({ ...table, read })).rejects.toThrow('killed');
  await expect(openExport(target(), [table])).rejects.toThrow(/no manifest\.json/);
  await exportTable(table);
  expect((await openExport(target(), [table])).id).toMatch(/^[\da-f-]{36}$/);
});

const file = (name: string) => join(target(), name);
test.each<readonly [string, () => void, RegExp]>([
  ['without its folder', () => rmSync(target(), { recursive: true }), /holds no whole export: there is no manifest/],
  ['without its manifest', () => rmSync(file('manifest.json')), /holds no whole export: there is no manifest/],
  ['with a manifest that was cut', () => truncateSync(file('manifest.json'), 20), /is not the manifest of an export/],
  [
    'with another JSON as manifest',
    () => writeFileSync(file('manifest.json'), '[]'),
    /is not the manifest of an export/,
  ],
  ['without a file', () => rmSync(file('users.jsonl')), /not whole: users\.jsonl is missing/],
  ['with a file that was cut', () => truncateSync(file('table.jsonl'), 5000), /not whole: table\.jsonl differs/],
])('an export %s is refused with a sentence', async (_, damage, sentence) => {
  await exportAll();
  damage();
  await expect(openExport(target(), originals)).rejects.toThrow(sentence);
});

test('a part that was not exported is named', async () => {
  for await (const _ of exportParts(originals.slice(0, 1), target()));
  await expect(openExport(target(), originals)).rejects.toThrow(/made without users/);
});

test('a command that names no deployment is refused with its usage', () => {
  for (const verb of ['export', 'import', 'compare'])
    expect(explainMissingTarget(verb, {})).toMatch(`npm run restore -- ${verb}`);
  expect(explainMissingTarget('users', { table: 'a' })).toMatch('--table NAME --pool ID');
  expect(explainMissingTarget('users', { table: 'a', pool: 'b' })).toBeUndefined();
  expect(explainMissingTarget('export', { bucket: 'b' })).toBeUndefined();
});
