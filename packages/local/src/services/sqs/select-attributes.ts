import { asTexts, type JsonObject } from '../../template/json.ts';

/**
 * Selects the message attributes that a request names: `All`, `.*`, a prefix such as `job.*`, or whole names. SQS
 * returns none of the others. SQS API reference, 'ReceiveMessage'.
 */
export function selectMessageAttributes<T>(all: Readonly<Record<string, T>>, request: JsonObject): Record<string, T> {
  const names = asTexts(request.MessageAttributeNames, 'MessageAttributeNames');
  const isNamed = (name: string) =>
    names.some((one) => one === 'All' || one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -2))));
  return Object.fromEntries(Object.entries(all).filter(([name]) => isNamed(name)));
}

/** Selects the attributes that a list of a request names, or all of them if it names `All`. */
export function selectAttributes(
  all: Readonly<Record<string, string>>,
  request: JsonObject,
  lists: readonly string[],
): Record<string, string> {
  const names = lists.flatMap((list) => asTexts(request[list], list));
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes('All') || names.includes(name)));
}
