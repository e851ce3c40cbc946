import { InvalidRequest, type Item } from './values.ts';

/** The fields of a request that its expressions are read from. */
export interface Request {
  readonly TableName?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Item;
}

/** What the placeholders of a request's expressions stand for; each that is given must be used. */
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
