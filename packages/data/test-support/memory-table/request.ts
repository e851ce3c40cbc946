import { InvalidRequest, type Item } from './values.ts';

/** The fields of a request that its expressions refer to. */
export interface Request {
  readonly TableName?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Item;
}

/**
 * The values of the placeholders in a request's expressions. `used` collects the placeholders that occur, because
 * DynamoDB rejects unused ones.
 */
export interface Placeholders {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Item;
  readonly used: Set<string>;
}

export function placeholdersOf({ ExpressionAttributeNames, ExpressionAttributeValues }: Request): Placeholders {
  return { names: ExpressionAttributeNames ?? {}, values: ExpressionAttributeValues ?? {}, used: new Set() };
}

export function checkUse({ names, values, used }: Placeholders): void {
  const unused = [...Object.keys(names), ...Object.keys(values)].filter((name) => !used.has(name));
  if (unused.length > 0) throw new InvalidRequest(`Unused in expressions: ${unused.join(', ')}`);
}
