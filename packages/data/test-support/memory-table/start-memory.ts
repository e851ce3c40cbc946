import { randomUUID } from 'node:crypto';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { documentClient, type Table } from '../../src/table.ts';
import { stubClient } from '../stub-client.ts';
import { createMemoryTable, type MemoryTable } from './memory-table.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The full names of the operations whose commands have short names in the document client. */
const OPERATIONS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  TransactWrite: 'TransactWriteItems',
};

/** Makes a client's requests reach a table in this process, without HTTP, signatures or retries. */
export function stubInMemory({ db }: Pick<Table, 'db'>, table: MemoryTable = createMemoryTable()): MemoryTable {
  stubClient(db, (operation, input) => toNative(table.answer(operation, toWire(input))), OPERATIONS);
  return table;
}

const ITEMS = new Set(['Item', 'Key', 'Keys', 'ExpressionAttributeValues', 'ExclusiveStartKey']);
const OPTIONS = { removeUndefinedValues: true };

/** Converts a request's items to DynamoDB's wire form. */
function toWire(request: Fields): Fields {
  return mapFields(request, (name, value) => {
    if (ITEMS.has(name))
      return Array.isArray(value) ? value.map((key) => marshall(key, OPTIONS)) : marshall(value, OPTIONS);
    if (Array.isArray(value)) return value.map((one) => (typeof one === 'object' ? toWire(one) : one));
    return typeof value === 'object' && value !== null ? toWire(value as Fields) : value;
  });
}

/** Converts a reply's items from wire form to native values. */
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

/** Starts the table in this process as one of the engines, so that the same tests run on it as on DynamoDB Local. */
export async function startMemory() {
  return {
    url: 'memory:',
    async createTable(): Promise<Table> {
      const db = documentClient({ region: 'us-east-1' });
      stubInMemory({ db });
      return { db, name: `table-${randomUUID()}` };
    },
    stop: () => undefined,
  };
}
