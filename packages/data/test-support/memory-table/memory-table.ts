import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type Condition, parseCondition } from './conditions.ts';
import { answerQuery, type Rows } from './queries.ts';
import { checkUse, placeholdersOf, type Request } from './request.ts';
import { parseUpdate } from './updates.ts';
import { InvalidRequest, type Item, sizeOfItem } from './values.ts';

interface Write extends Request {
  readonly Key?: Item;
  readonly Item?: Item;
  readonly ConditionExpression?: string;
  readonly UpdateExpression?: string;
  readonly ReturnValues?: string;
  readonly ReturnValuesOnConditionCheckFailure?: string;
}
type Fields = Readonly<Record<string, unknown>>;

const MOST_BYTES = 400 * 1024;
const $metadata = {};

/**
 * Creates a table in this process with the product's keys and indexes. Unlike DynamoDB, it does not split a large reply
 * into pages.
 */
export function createMemoryTable() {
  let rows: Rows = new Map();
  const find = (key: Item) => rows.get(key.pk?.S ?? '')?.get(key.sk?.S ?? '');

  function put(item: Item): void {
    checkKey(item);
    if (sizeOfItem(item) > MOST_BYTES) throw new InvalidRequest('Item size has exceeded the maximum allowed size');
    const pk = item.pk?.S ?? '';
    const partition = rows.get(pk) ?? new Map<string, Item>();
    rows.set(pk, partition.set(item.sk?.S ?? '', item));
  }
  function remove(key: Item): void {
    const partition = rows.get(key.pk?.S ?? '');
    if (partition?.delete(key.sk?.S ?? '') && partition.size === 0) rows.delete(key.pk?.S ?? '');
  }

  /** Checks one write and returns it ready to be applied. */
  function prepare(kind: string, request: Write) {
    const key = request.Key ?? request.Item ?? {};
    checkKey(key);
    const placeholders = placeholdersOf(request);
    const { ConditionExpression: condition, UpdateExpression: update } = request;
    const holds: Condition = condition === undefined ? () => true : parseCondition(condition, placeholders);
    const change = update === undefined ? undefined : parseUpdate(update, placeholders);
    checkUse(placeholders);
    const was = find(key);
    if (!holds(was)) {
      const Old = request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? was : undefined;
      throw new ConditionalCheckFailedException({ message: 'The conditional request failed', Item: Old, $metadata });
    }
    const { pk, sk } = key;
    const next = kind === 'Put' ? request.Item : kind === 'Update' ? change?.(was ?? ({ pk, sk } as Item)) : undefined;
    const write = () => {
      if (next) put(next);
      else if (kind === 'Delete') remove(key);
      const Attributes = { ALL_NEW: next, ALL_OLD: was }[request.ReturnValues ?? ''];
      return { ...(Attributes && { Attributes }) };
    };
    return { name: `${pk?.S} ${sk?.S}`, write, bytes: next ? sizeOfItem(next) : 0 };
  }

  function transact(items: readonly Readonly<Record<string, Write>>[]): object {
    const writes: ReturnType<typeof prepare>[] = [];
    const CancellationReasons = items.map((item) => {
      const [[kind = '', request = {}] = []] = Object.entries(item);
      try {
        writes.push(prepare(kind, request));
        return { Code: 'None' };
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException))
          return { Code: 'ValidationError', Message: String(error) };
        return { Code: 'ConditionalCheckFailed', Message: error.message, Item: error.Item };
      }
    });
    if (writes.length < items.length)
      throw new TransactionCanceledException({ message: 'Transaction cancelled', CancellationReasons, $metadata });
    if (items.length > 100) throw new InvalidRequest('A transaction has at most 100 items');
    if (new Set(writes.map(({ name }) => name)).size < writes.length)
      throw new InvalidRequest('Transaction request cannot include multiple operations on one item');
    if (writes.some(({ bytes }) => bytes > MOST_BYTES)) throw new InvalidRequest('Item size has exceeded the maximum');
    for (const { write } of writes) write();
    return {};
  }

  const answers: Readonly<Record<string, (request: Fields) => object>> = {
    PutItem: (request) => prepare('Put', request).write(),
    UpdateItem: (request) => prepare('Update', request).write(),
    DeleteItem: (request) => prepare('Delete', request).write(),
    TransactWriteItems: ({ TransactItems }) => transact(TransactItems as never),
    Query: (request) => answerQuery(rows, request),
    Scan: (request) => answerQuery(rows, request),
    BatchGetItem: ({ RequestItems }) => ({
      Responses: eachTable(RequestItems, ({ Keys }: { Keys: Item[] }) =>
        Keys.map(find).filter((item) => item !== undefined),
      ),
    }),
    BatchWriteItem: ({ RequestItems }) => {
      eachTable(RequestItems, (all: { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]) => {
        for (const { PutRequest, DeleteRequest } of all) {
          if (PutRequest) put(PutRequest.Item);
          if (DeleteRequest) remove(DeleteRequest.Key);
        }
      });
      return { UnprocessedItems: {} };
    },
  };

  return {
    answer(operation: string, request: Fields): Fields {
      const answer = answers[operation];
      if (!answer) throw new InvalidRequest(`${operation} is not known here`);
      return answer(request) as Fields;
    },
    /** Takes a snapshot of the table, and returns a function that restores it. */
    keep() {
      const kept = copy(rows);
      return () => {
        rows = copy(kept);
      };
    },
  };
}

function copy(rows: Rows): Rows {
  return new Map([...rows].map(([pk, partition]) => [pk, new Map(partition)]));
}

export type MemoryTable = ReturnType<typeof createMemoryTable>;

function eachTable<Of, Result>(tables: unknown, of: (wanted: Of) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(tables as Record<string, Of>).map(([name, wanted]) => [name, of(wanted)]));
}

const MOST_KEY_BYTES = { pk: 2048, sk: 1024 };
function checkKey(key: Item): void {
  for (const name of ['pk', 'sk'] as const) {
    const text = key[name]?.S;
    if (!text || Buffer.byteLength(text) > MOST_KEY_BYTES[name])
      throw new InvalidRequest(`One or more parameter values are not valid: ${name}`);
  }
}
