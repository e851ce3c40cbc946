import { randomUUID } from 'node:crypto';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { documentClient, type Table } from '../../src/table.ts';
import { answerClient } from '../answer-client.ts';
import { createMemoryTable, type MemoryTable } from './memory-table.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The client's names of the operations that the document client abbreviates. */
const OPERATIONS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  TransactWrite: 'TransactWriteItems',
};

/** Makes a client's requests reach a table in this process, without wire, engine, signature or retries. */
export function answerInMemory({ db }: Pick<Table, 'db'>, table: MemoryTable = createMemoryTable()): MemoryTable {
  answerClient(db, (operation, input) => toNative(table.answer(operation, toWire(input))), OPERATIONS);
  return table;
}

const ITEMS = new Set(['Item', 'Key', 'Keys', 'ExpressionAttributeValues', 'ExclusiveStartKey']);
const OPTIONS = { removeUndefinedValues: true };

/** A request with its items as DynamoDB has them. */
function toWire(request: Fields): Fields {
  return mapFields(request, (name, value) => {
    if (ITEMS.has(name))
      return Array.isArray(value) ? value.map((key) => marshall(key, OPTIONS)) : marshall(value, OPTIONS);
    if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' ? toWire(one) : one));
    return typeof value === 'object' && value !== null ? toWire(value as Fields) : value;
  });
}

/** A reply with its items as programs have them. */
function toNative(reply: Fields): Fields {
  return mapFields(reply, (name, value) => {
    if (name === 'Responses') return toNativeLists(value as Fields);
    if (name === 'Items') return (value as Fields[]).map((item) => unmarshall(item as never));
    return name === 'Attributes' || name === 'LastEvaluatedKey' ? unmarshall(value as never) : value;
  });
}

function toNativeLists(lists: Fields): Fields {
  return mapFields(lists, (_, items) => (items as Fields[]).map((item) => unmarshall(item as never)));
}

function mapFields(fields: Fields, map: (name: string, value: unknown) => unknown): Fields {
  const mapped: Record<string, unknown> = {};
  for (const name in fields) if (fields[name] !== undefined) mapped[name] = map(name, fields[name]);
  return mapped;
}

/** The table in this process as one of the engines: what holds on DynamoDB Local holds here. */
export async function startMemory() {
  return {
    url: 'memory:',
    async createTable(): Promise<Table> {
      const db = documentClient({ region: 'us-east-1' });
      answerInMemory({ db });
      return { db, name: `table-${randomUUID()}` };
    },
    stop: () => undefined,
  };
}
