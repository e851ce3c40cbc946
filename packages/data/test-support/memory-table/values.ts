import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Value = AttributeValue;
export type Item = Readonly<Record<string, Value>>;
export type Path = readonly string[];

/** A request that DynamoDB rejects as invalid. */
export class InvalidRequest extends Error {
  override readonly name = 'ValidationException';
}

const SETS = ['SS', 'NS', 'BS'] as const;

export function typeOf(value: Value): string {
  return Object.keys(value)[0] ?? '';
}

/** Returns the members of a set or list; undefined for other types. */
export function membersOf(value: Value): readonly unknown[] | undefined {
  return value.SS ?? value.NS ?? value.BS ?? value.L;
}

export function isSame(a: Value, b: Value): boolean {
  if (a.N !== undefined && b.N !== undefined) return Number(a.N) === Number(b.N);
  for (const kind of SETS)
    if (a[kind] && b[kind]) return isDeepStrictEqual(new Set<unknown>(a[kind]), new Set<unknown>(b[kind]));
  return isDeepStrictEqual(a, b);
}

/**
 * Returns a number below, at or above zero. Undefined when the values have no order, because their types differ or are
 * not scalars. Strings compare by their bytes.
 */
export function compare(a: Value, b: Value): number | undefined {
  if (a.N !== undefined && b.N !== undefined) return Number(a.N) - Number(b.N);
  if (a.S !== undefined && b.S !== undefined) return compareTexts(a.S, b.S);
  if (a.B !== undefined && b.B !== undefined) return Buffer.compare(a.B, b.B);
  return undefined;
}

const BEYOND_ASCII = /[^\0-\x7f]/;
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  if (BEYOND_ASCII.test(a) || BEYOND_ASCII.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

export function read(item: Item | undefined, path: Path): Value | undefined {
  let value: Value | undefined = item && { M: item };
  for (const name of path) value = value?.M?.[name];
  return value;
}

/** Returns the item with the value at the path, or without it; the parents on the path must exist. */
export function withValue(item: Item, [name = '', ...rest]: Path, value: Value | undefined): Item {
  if (rest.length > 0) {
    const within = item[name]?.M;
    if (within) return { ...item, [name]: { M: withValue(within, rest, value) } };
    throw new InvalidRequest('The document path provided in the update expression is invalid for update');
  }
  if (value) return { ...item, [name]: value };
  const { [name]: _, ...others } = item;
  return others;
}

/** Returns the bytes of a value, approximately as DynamoDB counts them. */
export function sizeOf(value: Value): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.B !== undefined) return value.B.length;
  if (value.M) return 3 + sizeOfItem(value.M);
  if (value.L) return value.L.reduce((sum, one) => sum + 1 + sizeOf(one), 3);
  return (membersOf(value) ?? [value.N ?? '']).reduce<number>((sum, one) => sum + (one as string).length, 0);
}

export function sizeOfItem(item: Item): number {
  let sum = 0;
  for (const name in item) sum += Buffer.byteLength(name) + sizeOf(item[name] as Value);
  return sum;
}
