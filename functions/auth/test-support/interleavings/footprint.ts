/** The items that a request touches. Two requests with disjoint footprints may be swapped without any difference. */
export interface Footprint {
  /** The SDK command without its suffix, such as 'Query', 'TransactWrite' or 'AdminCreateUser'. */
  readonly name: string;
  readonly isWrite: boolean;
  /**
   * The keys of table items, such as 'USER#1 PROFILE', or of Cognito identities. The key of a Query for several items
   * ends with '*'.
   */
  readonly keys: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown) => (value ?? {}) as Fields;

export function footprintOf(commandName: string, input: unknown): Footprint {
  const name = commandName.replace(/Command$/, '');
  const request = fieldsOf(input);
  if (name.startsWith('Admin')) {
    const parameters = fieldsOf(request.AuthParameters ?? request.ChallengeResponses);
    const isWrite = !/Initiate|Respond/.test(name);
    return { name, isWrite, keys: [`identity ${String(request.Username ?? parameters.USERNAME)}`] };
  }
  if (name === 'TransactWriteItems') {
    const items = request.TransactItems as readonly Fields[];
    return {
      name,
      isWrite: true,
      keys: items.flatMap((item) => Object.values(item).map((one) => keyOf(fieldsOf(one)))),
    };
  }
  if (name === 'Query') return { name, isWrite: false, keys: [rangeOf(request)] };
  if (/^(Put|Update|Delete)Item$/.test(name)) return { name, isWrite: true, keys: [keyOf(request)] };
  // Each flow has its own session at Cognito. Its requests about the session therefore never conflict with the other
  // flow's.
  return { name, isWrite: false, keys: [] };
}

/**
 * Returns whether the order of two requests can matter. Counters of rate limits are ignored, because they do not belong
 * to an account's state.
 */
export function isDependent(a: Footprint, b: Footprint): boolean {
  if (!a.isWrite && !b.isWrite) return false;
  return a.keys.some((one) => b.keys.some((other) => !one.startsWith('LIMIT#') && overlap(one, other)));
}

function overlap(one: string, other: string): boolean {
  if (one.endsWith('*')) return other.startsWith(one.slice(0, -1));
  return other.endsWith('*') ? one.startsWith(other.slice(0, -1)) : one === other;
}

function keyOf({ Key, Item }: Fields): string {
  const { pk, sk } = fieldsOf(Key ?? Item);
  return `${text(pk)} ${text(sk)}`;
}

function rangeOf(request: Fields): string {
  const values = fieldsOf(request.ExpressionAttributeValues);
  const isOne = /sk = :sk/.test(String(request.KeyConditionExpression));
  return isOne ? `${text(values[':pk'])} ${text(values[':sk'])}` : `${text(values[':pk'])} *`;
}

/** Returns a key as text, whether it is plain or in DynamoDB's wire format. */
function text(key: unknown): string {
  return String(typeof key === 'string' ? key : fieldsOf(key).S);
}
