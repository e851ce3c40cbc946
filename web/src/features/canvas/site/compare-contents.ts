/** A field in which two contents differ, by the names on the way to it; absent on a side that does not have it. */
export interface Difference {
  readonly path: readonly string[];
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Where an item of a list has its name: the same item of both is compared, wherever it stands. */
const NAMES = ['id', 'board', 'url'];

/** The fields in which two contents of a section differ, in their order; and the order of a list itself. */
export function differencesOf(theirs: unknown, mine: unknown, path: readonly string[] = []): Difference[] {
  if (Array.isArray(theirs) || Array.isArray(mine)) return ofLists(theirs, mine, path);
  if (isRecord(theirs) || isRecord(mine)) {
    const [one, two] = [fieldsOf(theirs), fieldsOf(mine)];
    return [...new Set([...one.keys(), ...two.keys()])].flatMap((key) =>
      differencesOf(one.get(key), two.get(key), [...path, key]),
    );
  }
  return theirs === mine ? [] : [{ path, theirs, mine }];
}

function ofLists(theirs: unknown, mine: unknown, path: readonly string[]): Difference[] {
  const [one, two] = [itemsOf(theirs), itemsOf(mine)];
  const keys = [...new Set([...one.keys(), ...two.keys()])];
  const both = keys.filter((key) => one.has(key) && two.has(key));
  const orderOf = (items: ReadonlyMap<string, unknown>) =>
    [...items.keys()].filter((key) => both.includes(key)).join(', ');
  const [theirOrder, myOrder] = [orderOf(one), orderOf(two)];
  return [
    ...keys.flatMap((key) => differencesOf(one.get(key), two.get(key), [...path, key])),
    ...(theirOrder === myOrder ? [] : [{ path: [...path, 'order'], theirs: theirOrder, mine: myOrder }]),
  ];
}

/** Items by their names; of the same name a second one by its place. */
function itemsOf(list: unknown): Map<string, unknown> {
  const items = new Map<string, unknown>();
  for (const [at, item] of (Array.isArray(list) ? list : []).entries()) {
    const fields = fieldsOf(item);
    const name = NAMES.map((field) => fields.get(field)).find((value) => typeof value === 'string' && value !== '');
    const key = String(name ?? at + 1);
    items.set(items.has(key) ? `${key} (${at + 1})` : key, item);
  }
  return items;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(isRecord(value) ? Object.entries(value) : []);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
