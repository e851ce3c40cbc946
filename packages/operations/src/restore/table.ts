import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import pMap from 'p-map';
import { importMarker, MARKER_PK } from './import-marker.ts';
import { countWritten, type Part } from './part.ts';

const ITEMS_AT_ONCE = 50;

/** Returns the items of a table as a part. Bytes are in base64. */
export function tablePart(db: DynamoDBClient, TableName: string): Part {
  const create = async (item: EncodedItem) => {
    try {
      await db.send(
        new PutItemCommand({ TableName, Item: decodeItem(item), ConditionExpression: 'attribute_not_exists(pk)' }),
      );
      return 'created';
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return 'kept';
      throw error;
    }
  };
  return {
    name: 'table',
    target: TableName,
    marker: importMarker(db, TableName),
    async *read() {
      for await (const { Items = [] } of paginateScan({ client: db }, { TableName, ConsistentRead: true }))
        for (const item of Items)
          if (item.pk?.S !== MARKER_PK) yield { key: `${item.pk?.S} ${item.sk?.S}`, value: encodeItem(item) };
    },
    async write(entries) {
      const results = await pMap(entries, ({ value }) => create(value as EncodedItem), { concurrency: ITEMS_AT_ONCE });
      return countWritten(results);
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
