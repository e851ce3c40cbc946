import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import pMap from 'p-map';
import { inBatches } from './batches.ts';
import type { Entry, Part } from './part.ts';

const BATCH_SIZE = 25;
const BATCHES_AT_ONCE = 8;

/** Returns the items of a table as a part. Bytes are in base64. */
export function tablePart(db: DynamoDBClient, TableName: string): Part {
  const put = async (batch: readonly Entry[]) => {
    let requests = batch.map(({ value }) => ({ PutRequest: { Item: decodeItem(value as EncodedItem) } }));
    while (requests.length > 0) {
      const { UnprocessedItems } = await db.send(
        new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }),
      );
      requests = (UnprocessedItems?.[TableName] ?? []) as typeof requests;
    }
  };
  return {
    name: 'table',
    async *read() {
      for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true }))
        for (const item of Items) yield { key: `${item.pk?.S} ${item.sk?.S}`, value: encodeItem(item) };
    },
    async write(entries) {
      await pMap(inBatches(entries, BATCH_SIZE), put, { concurrency: BATCHES_AT_ONCE });
    },
  };
}

/** An attribute value whose bytes are text in base64. */
type Encoded = Readonly<Record<string, unknown>>;
type EncodedItem = Readonly<Record<string, Encoded>>;

/** Encodes an item. Names and the elements of sets are sorted, because DynamoDB does not order them. */
function encodeItem(item: Record<string, AttributeValue>): EncodedItem {
  const names = Object.keys(item).sort();
  return Object.fromEntries(names.map((name) => [name, encode(item[name] as AttributeValue)]));
}

function encode(value: AttributeValue): Encoded {
  if (value.B) return { B: toBase64(value.B) };
  if (value.BS) return { BS: value.BS.map(toBase64).sort() };
  if (value.SS) return { SS: value.SS.toSorted() };
  if (value.NS) return { NS: value.NS.toSorted() };
  if (value.L) return { L: value.L.map(encode) };
  return value.M ? { M: encodeItem(value.M) } : { ...value };
}

function decodeItem(item: EncodedItem): Record<string, AttributeValue> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, decode(value)]));
}

function decode(value: Encoded): AttributeValue {
  if (value.B !== undefined) return { B: fromBase64(value.B as string) };
  if (value.BS) return { BS: (value.BS as string[]).map(fromBase64) };
  if (value.L) return { L: (value.L as Encoded[]).map(decode) };
  return value.M ? { M: decodeItem(value.M as EncodedItem) } : (value as unknown as AttributeValue);
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}
