import { randomUUID } from 'node:crypto';
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  PutItemCommand,
  type TransactionCanceledException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { createTable, engines } from '@groundswell/data/testing/start-dynamo';
import { documentClient, type Table } from '@groundswell/data/testing/table';
import { expect } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

type Row = Record<string, unknown>;
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface OpenTable extends Table {
  stop(): unknown;
}

async function openEngine(name: string): Promise<OpenTable> {
  const dynamo = await (engines.find((one) => one.name === name) ?? engines[0])?.start();
  if (!dynamo) return expect.fail('No engine of DynamoDB runs here.');
  return { ...(await dynamo.createTable()), stop: dynamo.stop };
}

async function openAt(url: string): Promise<OpenTable> {
  const db = documentClient(clientAt(url));
  return { ...(await createTable(db)), stop: () => db.destroy() };
}

const dynamoDbLocal = {
  need: () => (engines.some(({ name }) => name === 'DynamoDB Local') ? undefined : 'Java 17 or later'),
  open: () => openEngine('DynamoDB Local'),
};

describeContract('DynamoDB', { ours: () => openEngine('dynoxide'), at: openAt, dynamoDbLocal }, (test, table) => {
  const name = () => ({ TableName: table().name });
  const newKey = () => ({ pk: `P#${randomUUID()}`, sk: 'row' });
  const put = (Item: Row, more: Partial<PutCommandInput> = {}) =>
    table().db.send(new PutCommand({ ...name(), Item, ...more }));
  const update = (Key: Row, UpdateExpression: string, values?: Row, more: Partial<UpdateCommandInput> = {}) =>
    table().db.send(
      new UpdateCommand({
        ...name(),
        Key,
        UpdateExpression,
        ...(values && { ExpressionAttributeValues: values }),
        ReturnValues: 'ALL_NEW',
        ...more,
      }),
    );
  const query = (pk: unknown, condition = '', values: Row = {}, more: Partial<QueryCommandInput> = {}) =>
    table().db.send(
      new QueryCommand({
        ...name(),
        KeyConditionExpression: `pk = :pk${condition && ` AND ${condition}`}`,
        ExpressionAttributeValues: { ':pk': pk, ...values },
        ConsistentRead: true,
        ...more,
      }),
    );
  const find = async ({ pk, sk }: { pk: string; sk: string }): Promise<Row | undefined> =>
    (await query(pk, 'sk = :sk', { ':sk': sk })).Items?.[0];
  const transact = (TransactItems: Write[], ClientRequestToken?: string) =>
    table().db.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
  const writePut = (Item: Row, more: object = {}): Write => ({ Put: { ...name(), Item, ...more } });
  const holds = async (item: Row, condition: string, values?: Row, names?: Record<string, string>) => {
    const key = newKey();
    await put({ ...key, ...item });
    return update(
      key,
      'SET held = :true',
      { ...values, ':true': true },
      {
        ConditionExpression: condition,
        ...(names && { ExpressionAttributeNames: names }),
      },
    ).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      },
    );
  };
  const invalid = { name: 'ValidationException' };
  const NEW = { ConditionExpression: 'attribute_not_exists(pk)' };

  test('an item comes back with every type: text, numbers, flags, bytes, lists, maps and sets', async () => {
    const key = newKey();
    const item = {
      ...key,
      text: '冲浪 🌊',
      empty: '',
      number: -0.125,
      big: 1_795_000_000_123,
      flag: false,
      nothing: null,
      bytes: new Uint8Array([0, 255]),
      list: [1, 'a', { deep: [] }],
      map: { a: {} },
      set: new Set(['x', 'y']),
    };
    await put(item);
    expect(await find(key)).toEqual(item);
  });

  test('an item of typed values is written once, read, and deleted only under its condition', async () => {
    const { db } = table();
    const Key = { pk: { S: `P#${randomUUID()}` }, sk: { S: 'marker' } };
    const create = () => db.send(new PutItemCommand({ ...name(), Item: { ...Key, name: { S: 'a' } }, ...NEW }));
    const read = async () => (await db.send(new GetItemCommand({ ...name(), Key, ConsistentRead: true }))).Item;
    const end = (value: string) =>
      db.send(
        new DeleteItemCommand({
          ...name(),
          Key,
          ConditionExpression: 'attribute_not_exists(pk) OR #name = :name',
          ExpressionAttributeNames: { '#name': 'name' },
          ExpressionAttributeValues: { ':name': { S: value } },
        }),
      );
    expect(await read()).toBeUndefined();
    await create();
    await expect(create()).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    await expect(end('b')).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    expect(await read()).toEqual({ ...Key, name: { S: 'a' } });
    await end('a');
    await end('a');
    expect(await read()).toBeUndefined();
  });

  test('of twelve concurrent writers of a new item one succeeds', async () => {
    const key = newKey();
    const writes = Array.from({ length: 12 }, (_, writer) => put({ ...key, writer }, NEW));
    const outcomes = await Promise.allSettled(writes);
    const winners = outcomes.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []));
    expect(winners).toEqual([(await find(key))?.writer]);
  });

  test('a failed condition changes nothing, and returns the stored item when requested', async () => {
    const key = newKey();
    await put({ ...key, by: 'first' });
    const error = await put({ ...key }, { ...NEW, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect((error as ConditionalCheckFailedException).Item).toMatchObject({ by: { S: 'first' } });
    expect(await find(key)).toEqual({ ...key, by: 'first' });
  });

  test('a put and a delete return the previous item', async () => {
    const key = newKey();
    await put({ ...key, version: 1 });
    const { Attributes } = await put({ ...key, version: 2 }, { ReturnValues: 'ALL_OLD' });
    expect(Attributes).toEqual({ ...key, version: 1 });
    const gone = await table().db.send(new DeleteCommand({ ...name(), Key: key, ReturnValues: 'ALL_OLD' }));
    expect(gone.Attributes).toEqual({ ...key, version: 2 });
    expect(await find(key)).toBeUndefined();
  });

  test('deleting a missing item succeeds; with a condition it fails', async () => {
    const Key = newKey();
    await table().db.send(new DeleteCommand({ ...name(), Key }));
    const conditional = new DeleteCommand({ ...name(), Key, ConditionExpression: 'attribute_exists(pk)' });
    await expect(table().db.send(conditional)).rejects.toBeInstanceOf(ConditionalCheckFailedException);
  });

  test('an update creates a missing item and returns it', async () => {
    const key = newKey();
    const { Attributes } = await update(
      key,
      'SET #count = :one',
      { ':one': 1 },
      {
        ExpressionAttributeNames: { '#count': 'count' },
      },
    );
    expect(Attributes).toEqual({ ...key, count: 1 });
  });

  test('ADD counts from zero and fills a set; DELETE empties it, and the attribute is gone', async () => {
    const key = newKey();
    await update(key, 'ADD seen :two, steps :steps', { ':two': 2, ':steps': new Set([1, 2]) });
    const added = await update(key, 'ADD seen :two, steps :steps', { ':two': 2, ':steps': new Set([2, 3]) });
    expect(added.Attributes).toEqual({ ...key, seen: 4, steps: new Set([1, 2, 3]) });
    const emptied = await update(key, 'DELETE steps :all', { ':all': new Set([1, 2, 3, 9]) });
    expect(emptied.Attributes).toEqual({ ...key, seen: 4 });
  });

  test('twelve concurrent counts are all counted', async () => {
    const key = newKey();
    await Promise.all(Array.from({ length: 12 }, () => update(key, 'ADD seen :one', { ':one': 1 })));
    expect(await find(key)).toEqual({ ...key, seen: 12 });
  });

  test('SET reads the stored values: a sum, a first value that stays, and a list that grows', async () => {
    const key = newKey();
    await put({ ...key, left: 5, from: 1, log: ['a'] });
    const { Attributes } = await update(
      key,
      'SET #left = #left - :one, earlier = #from, #from = :two, #first = if_not_exists(#first, :one), #log = list_append(#log, :more)',
      { ':one': 1, ':two': 2, ':more': ['b'] },
      {
        ExpressionAttributeNames: { '#left': 'left', '#from': 'from', '#first': 'first', '#log': 'log' },
      },
    );
    expect(Attributes).toEqual({ ...key, left: 4, earlier: 1, from: 2, first: 1, log: ['a', 'b'] });
  });

  test('a sum with a missing attribute is refused', async () => {
    const key = newKey();
    await expect(update(key, 'SET seen = seen + :one', { ':one': 1 })).rejects.toMatchObject(invalid);
  });

  test('a field of a map is set, tested and removed; within a missing map it is refused', async () => {
    const key = newKey();
    const names = { ExpressionAttributeNames: { '#id': 'a-b.c' } };
    await expect(update(key, 'SET sessions.#id = :s', { ':s': 1 }, names)).rejects.toMatchObject(invalid);
    await put({ ...key, sessions: {} });
    await update(key, 'SET sessions.#id = :s', { ':s': { at: 1 } }, names);
    expect(await find(key)).toEqual({ ...key, sessions: { 'a-b.c': { at: 1 } } });
    const removal = { ...names, ConditionExpression: 'attribute_exists(sessions.#id)' };
    await update(key, 'REMOVE sessions.#id', undefined, removal);
    expect(await find(key)).toEqual({ ...key, sessions: {} });
    await expect(update(key, 'REMOVE sessions.#id', undefined, removal)).rejects.toBeInstanceOf(
      ConditionalCheckFailedException,
    );
  });

  test('one update sets, adds, deletes and removes', async () => {
    const key = newKey();
    await put({ ...key, makers: new Set(['a', 'b']), unusedSince: 1, seen: 1 });
    const { Attributes } = await update(key, 'SET changed = :now REMOVE unusedSince ADD seen :one DELETE makers :a', {
      ':now': 5,
      ':one': 1,
      ':a': new Set(['a']),
    });
    expect(Attributes).toEqual({ ...key, makers: new Set(['b']), seen: 2, changed: 5 });
  });

  test('two clauses for one attribute are refused, and so is a change of a key', async () => {
    const key = newKey();
    await expect(update(key, 'SET a = :one, a = :one', { ':one': 1 })).rejects.toMatchObject(invalid);
    await expect(update(key, 'SET sk = :one', { ':one': 'other' })).rejects.toMatchObject(invalid);
  });

  for (const [condition, item, values, expected] of [
    ['a < :v', { a: 1 }, { ':v': 2 }, true],
    ['a <= :v', { a: 2 }, { ':v': 2 }, true],
    ['a > :v', { a: 10 }, { ':v': 9 }, true],
    ['a > :v', { a: '10' }, { ':v': '9' }, false],
    ['a >= :v', { a: 'b' }, { ':v': 1 }, false],
    ['a < :v', {}, { ':v': 2 }, false],
    ['a <> :v', { a: 1 }, { ':v': 2 }, true],
    ['a <> :v', {}, { ':v': 2 }, true],
    ['a = :v', {}, { ':v': 2 }, false],
    ['a = :v', { a: { x: [1] } }, { ':v': { x: [1] } }, true],
    ['a = :v', { a: new Set([1, 2]) }, { ':v': new Set([2, 1]) }, true],
    ['a < :v', { a: new Uint8Array([1]) }, { ':v': new Uint8Array([255]) }, true],
    ['a BETWEEN :v AND :w', { a: 2 }, { ':v': 2, ':w': 3 }, true],
    ['a IN (:v, :w)', { a: 2 }, { ':v': 1, ':w': 2 }, true],
    ['attribute_exists(a)', { a: null }, undefined, true],
    ['attribute_not_exists(a)', { a: '' }, undefined, false],
    ['size(a) < :v', { a: new Set(['x']) }, { ':v': 2 }, true],
    ['size(a) < :v', { a: 'üü' }, { ':v': 3 }, true],
    ['contains(a, :v)', { a: new Set(['x', 'y']) }, { ':v': 'y' }, true],
    ['contains(a, :v)', { a: 'wave' }, { ':v': 'av' }, true],
    ['begins_with(a, :v)', { a: 'wave' }, { ':v': 'wa' }, true],
    ['NOT contains(a, :v) AND b = :w', { a: ['x'], b: 1 }, { ':v': 'y', ':w': 1 }, true],
    ['a = :v OR b = :v AND c = :v', { a: 1 }, { ':v': 1 }, true],
    ['(a = :v OR b = :v) AND c = :v', { a: 1 }, { ':v': 1 }, false],
    ['attribute_not_exists(a) OR a < :v OR (a = :v AND b <= :w)', { a: 2, b: 3 }, { ':v': 2, ':w': 3 }, true],
  ] satisfies [string, Row, Row | undefined, boolean][])
    test(`${condition} ${expected ? 'holds' : 'fails'} for ${JSON.stringify(item, toReadable)} with ${JSON.stringify(values ?? {}, toReadable)}`, async () => {
      expect(await holds(item, condition, values)).toBe(expected);
    });

  test('a range of rows ascends in bytes, or descends', async () => {
    const { pk } = newKey();
    for (const sk of ['b#1', 'ü', 'a', 'b#10', 'b#2', 'B']) await put({ pk, sk });
    const read = async (...given: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never) =>
      (await query(pk, ...given)).Items?.map(({ sk }) => sk);
    expect(await read()).toEqual(['B', 'a', 'b#1', 'b#10', 'b#2', 'ü']);
    expect(await read('', {}, { ScanIndexForward: false, Limit: 2 })).toEqual(['ü', 'b#2']);
    expect(await read('begins_with(sk, :b)', { ':b': 'b#' })).toEqual(['b#1', 'b#10', 'b#2']);
    expect(await read('sk BETWEEN :a AND :b', { ':a': 'a', ':b': 'b#10' })).toEqual(['a', 'b#1', 'b#10']);
    expect(await read('sk < :a', { ':a': 'a' })).toEqual(['B']);
    expect(await read('sk <= :a', { ':a': 'a' })).toEqual(['B', 'a']);
    expect(await read('sk >= :b', { ':b': 'b#2' })).toEqual(['b#2', 'ü']);
  });

  test('pages of a limit join without gap or repetition, also if the last row of a page is deleted meanwhile', async () => {
    const { pk } = newKey();
    const all = Array.from({ length: 7 }, (_, index) => `${index}`);
    for (const sk of all) await put({ pk, sk });
    const read: unknown[] = [];
    let ExclusiveStartKey: Row | undefined;
    do {
      const page = await query(pk, '', {}, { Limit: 3, ExclusiveStartKey });
      read.push(...(page.Items ?? []).map(({ sk }) => sk));
      ExclusiveStartKey = page.LastEvaluatedKey;
      if (ExclusiveStartKey) await table().db.send(new DeleteCommand({ ...name(), Key: ExclusiveStartKey }));
    } while (ExclusiveStartKey);
    expect(read).toEqual(all);
  });

  test('a reply of more than one MB is cut, with the key to continue from', async () => {
    const { pk } = newKey();
    for (const sk of ['1', '2', '3', '4']) await put({ pk, sk, body: new Uint8Array(350_000) });
    const first = await query(pk);
    expect(first.Items?.length).toBeLessThan(4);
    expect(first.LastEvaluatedKey).toEqual({ pk, sk: first.Items?.at(-1)?.sk });
    const rest = await query(pk, '', {}, { ExclusiveStartKey: first.LastEvaluatedKey });
    expect([...(first.Items ?? []), ...(rest.Items ?? [])].map(({ sk }) => sk)).toEqual(['1', '2', '3', '4']);
  });

  test('an empty partition has no rows and no next page', async () => {
    const { Items, LastEvaluatedKey } = await query(newKey().pk);
    expect([Items, LastEvaluatedKey]).toEqual([[], undefined]);
  });

  test('a projection returns only the named attributes', async () => {
    const key = newKey();
    await put({ ...key, a: 1, b: { c: 2, d: 3 }, e: 4 });
    const { Items } = await query(key.pk, '', {}, { ProjectionExpression: 'sk,a,b.c,absent' });
    expect(Items).toEqual([{ sk: 'row', a: 1, b: { c: 2 } }]);
  });

  test('a filter applies after the limit', async () => {
    const { pk } = newKey();
    for (const sk of ['1', '2', '3']) await put({ pk, sk, odd: sk !== '2' });
    const page = await query(pk, '', { ':true': true }, { FilterExpression: 'odd = :true', Limit: 2 });
    expect([page.Items?.map(({ sk }) => sk), page.LastEvaluatedKey?.sk]).toEqual([['1'], '2']);
  });

  test('an index holds only the items with its keys, in its own order, and is read in pages', async () => {
    const alertsOf = `B#${randomUUID()}`;
    const rows = ['c', 'a', 'b'].map((alertOf) => ({ ...newKey(), alertsOf, alertOf }));
    for (const row of [...rows, newKey()]) await put(row);
    const { pk = '', sk = '' } = rows[2] ?? {};
    await update({ pk, sk }, 'REMOVE alertsOf, alertOf');
    const read = (more: Partial<QueryCommandInput> = {}) =>
      table().db.send(
        new QueryCommand({
          ...name(),
          IndexName: 'alerts',
          KeyConditionExpression: 'alertsOf = :of',
          ExpressionAttributeValues: { ':of': alertsOf },
          ...more,
        }),
      );
    await expect.poll(async () => (await read()).Items?.map(({ alertOf }) => alertOf)).toEqual(['a', 'c']);
    const { LastEvaluatedKey: ExclusiveStartKey } = await read({ Limit: 1 });
    expect(Object.keys(ExclusiveStartKey ?? {}).sort()).toEqual(['alertOf', 'alertsOf', 'pk', 'sk']);
    expect((await read({ ExclusiveStartKey })).Items?.map(({ alertOf }) => alertOf)).toEqual(['c']);
    await expect(read({ ConsistentRead: true })).rejects.toMatchObject(invalid);
  });

  test('a batch reads a hundred items and leaves out missing ones; more, or one item twice, is refused', async () => {
    const { pk } = newKey();
    const keys = Array.from({ length: 100 }, (_, index) => ({ pk, sk: `${index}` }));
    for (const key of keys.slice(0, 3)) await put(key);
    const read = async (Keys: Row[]) =>
      (await table().db.send(new BatchGetCommand({ RequestItems: { [table().name]: { Keys } } }))).Responses?.[
        table().name
      ];
    expect((await read(keys))?.map(({ sk }) => sk).sort()).toEqual(['0', '1', '2']);
    await expect(read([...keys, { pk, sk: '100' }])).rejects.toMatchObject(invalid);
    await expect(
      read([
        { pk, sk: '0' },
        { pk, sk: '0' },
      ]),
    ).rejects.toMatchObject(invalid);
  });

  test('a batch writes and deletes 25 items; more is refused', async () => {
    const { pk } = newKey();
    await put({ pk, sk: 'old' });
    const puts = Array.from({ length: 24 }, (_, index) => ({ PutRequest: { Item: { pk, sk: `${index}` } } }));
    const write = (requests: object[]) =>
      table().db.send(new BatchWriteCommand({ RequestItems: { [table().name]: requests } }));
    await write([...puts, { DeleteRequest: { Key: { pk, sk: 'old' } } }]);
    const { Items = [] } = await query(pk);
    expect([Items.length, Items.some(({ sk }) => sk === 'old')]).toEqual([24, false]);
    const others = ['x', 'y'].map((sk) => ({ PutRequest: { Item: { pk, sk } } }));
    await expect(write([...puts, ...others])).rejects.toMatchObject(invalid);
  });

  test('a transaction writes all of a put, an update, a delete and a check', async () => {
    const { pk } = newKey();
    await put({ pk, sk: 'updated', seen: 1 });
    await put({ pk, sk: 'deleted' });
    await put({ pk, sk: 'checked' });
    await transact([
      writePut({ pk, sk: 'new' }, NEW),
      {
        Update: {
          ...name(),
          Key: { pk, sk: 'updated' },
          UpdateExpression: 'ADD seen :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
      { Delete: { ...name(), Key: { pk, sk: 'deleted' } } },
      { ConditionCheck: { ...name(), Key: { pk, sk: 'checked' }, ConditionExpression: 'attribute_exists(pk)' } },
    ]);
    expect((await query(pk)).Items).toEqual([
      { pk, sk: 'checked' },
      { pk, sk: 'new' },
      { pk, sk: 'updated', seen: 2 },
    ]);
  });

  test('a transaction with a failed condition writes nothing, and gives a reason for each write', async () => {
    const { pk } = newKey();
    await put({ pk, sk: '2', by: 'first' });
    const error = (await transact([
      writePut({ pk, sk: '1' }),
      writePut({ pk, sk: '2' }, { ...NEW, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    ]).catch((reason: unknown) => reason)) as TransactionCanceledException;
    expect(error.name).toBe('TransactionCanceledException');
    expect(error.CancellationReasons).toMatchObject([
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Item: { by: { S: 'first' } } },
    ]);
    expect((await query(pk)).Items).toEqual([{ pk, sk: '2', by: 'first' }]);
  });

  test('a transaction sent twice with one token is written once', async () => {
    const key = newKey();
    const count: Write = {
      Update: { ...name(), Key: key, UpdateExpression: 'ADD seen :one', ExpressionAttributeValues: { ':one': 1 } },
    };
    const token = randomUUID();
    await transact([count], token);
    await transact([count], token);
    expect(await find(key)).toEqual({ ...key, seen: 1 });
  });

  test('a transaction has a hundred writes; more, or two of one item, is refused', async () => {
    const { pk } = newKey();
    const writes = Array.from({ length: 100 }, (_, index) => writePut({ pk, sk: `${index}` }));
    await transact(writes);
    expect((await query(pk)).Items).toHaveLength(100);
    await expect(transact([...writes, writePut({ pk, sk: '100' })])).rejects.toMatchObject(invalid);
    await expect(transact([writePut({ pk, sk: '1' }), writePut({ pk, sk: '1' })])).rejects.toMatchObject(invalid);
  });

  test('of concurrent transactions on two items each is written whole or refused', async () => {
    const { pk } = newKey();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, by) => transact([writePut({ pk, sk: 'a', by }), writePut({ pk, sk: 'b', by })])),
    );
    const [a, b] = (await query(pk)).Items ?? [];
    expect(a?.by).toBe(b?.by);
    expect(outcomes[Number(a?.by)]?.status).toBe('fulfilled');
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['TransactionCanceledException', 'TransactionConflictException']).toContain(outcome.reason.name);
  });

  test('an item of 400 KB is stored, a larger one is refused', async () => {
    const key = newKey();
    const rest = 2 + key.pk.length + 2 + key.sk.length + 4;
    await put({ ...key, body: new Uint8Array(400 * 1024 - rest) });
    await expect(put({ ...key, body: new Uint8Array(400 * 1024 - rest + 1) })).rejects.toMatchObject(invalid);
  });

  test('an update that makes an item larger than 400 KB is refused', async () => {
    const key = newKey();
    await put({ ...key, body: new Uint8Array(300_000) });
    await expect(update(key, 'SET more = :b', { ':b': new Uint8Array(150_000) })).rejects.toMatchObject(invalid);
  });

  test('an empty or missing key, and a key of another type, are refused', async () => {
    const { pk } = newKey();
    await expect(put({ pk: '', sk: 'a' })).rejects.toMatchObject(invalid);
    await expect(put({ pk })).rejects.toMatchObject(invalid);
    await expect(put({ pk, sk: 1 })).rejects.toMatchObject(invalid);
  });

  test('a key of an index of another type is refused', async () => {
    await expect(put({ ...newKey(), alertsOf: 1, alertOf: 'a' })).rejects.toMatchObject(invalid);
  });

  test('a value that no expression uses, a missing value and a reserved word are refused', async () => {
    const key = newKey();
    await expect(update(key, 'SET a = :v', { ':v': 1, ':unused': 2 })).rejects.toMatchObject(invalid);
    await expect(update(key, 'SET a = :missing', { ':v': 1 })).rejects.toMatchObject(invalid);
    await expect(update(key, 'SET count = :v', { ':v': 1 })).rejects.toMatchObject(invalid);
  });

  test('a scan reads the whole table in pages, with a filter', async () => {
    const of = randomUUID();
    for (let index = 0; index < 5; index++) await put({ ...newKey(), of });
    const found: Row[] = [];
    let ExclusiveStartKey: Row | undefined;
    do {
      const page: { Items?: Row[]; LastEvaluatedKey?: Row } = await table().db.send(
        new ScanCommand({
          ...name(),
          FilterExpression: '#of = :of',
          ExpressionAttributeNames: { '#of': 'of' },
          ExpressionAttributeValues: { ':of': of },
          Limit: 20,
          ExclusiveStartKey,
        }),
      );
      found.push(...(page.Items ?? []));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    expect(found).toHaveLength(5);
  });

  test('a table describes its keys and indexes', async () => {
    const { Table } = await table().db.send(new DescribeTableCommand(name()));
    expect(Table).toMatchObject({ ...name(), TableStatus: 'ACTIVE', KeySchema: expect.any(Array) });
    expect(Table?.KeySchema).toContainEqual({ AttributeName: 'pk', KeyType: 'HASH' });
  });

  test('a batch of typed items is written as it is, without conversion', async () => {
    const { pk, sk } = newKey();
    const Item = { pk: { S: pk }, sk: { S: sk }, number: { N: '1.50' }, set: { SS: ['a', 'b'] } };
    const RequestItems = { [table().name]: [{ PutRequest: { Item } }] };
    const { UnprocessedItems } = await table().db.send(new BatchWriteItemCommand({ RequestItems }));
    expect(UnprocessedItems).toEqual({});
    expect(await find({ pk, sk })).toMatchObject({ number: 1.5, set: new Set(['a', 'b']) });
  });

  test('items expire by an attribute; until an expired item is removed it is read whole', async () => {
    const key = newKey();
    const TimeToLiveSpecification = { AttributeName: 'expiresAt', Enabled: true };
    await table().db.send(new UpdateTimeToLiveCommand({ ...name(), TimeToLiveSpecification }));
    const { TimeToLiveDescription } = await table().db.send(new DescribeTimeToLiveCommand(name()));
    expect(TimeToLiveDescription).toMatchObject({
      AttributeName: 'expiresAt',
      TimeToLiveStatus: expect.stringMatching(/^ENABL/),
    });
    const expired = { ...key, expiresAt: 1_700_000_000 };
    await put(expired);
    expect([expired, undefined]).toContainEqual(await find(key));
  });

  test('a missing table is refused as ResourceNotFoundException', async () => {
    await expect(put(newKey(), { TableName: `missing-${randomUUID()}` })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

/** Writes sets and bytes readably in a test's name. */
function toReadable(_: string, value: unknown): unknown {
  if (value instanceof Set) return `set of ${[...value].join(' ')}`;
  return value instanceof Uint8Array ? `bytes ${[...value].join(' ')}` : value;
}
