/**
 * A field whose value differs between two versions of a section, with its path. A value is undefined if that version
 * lacks the field.
 */
export interface Difference {
  readonly path: readonly string[];
  readonly theirs: unknown;
  readonly mine: unknown;
}

/**
 * The fields that identify a list item. They let an item be compared with itself even if it has another position in the
 * other version.
 */
const NAMES = ['id', 'board', 'url'];

/**
 * Returns the fields that differ between two versions of a section, in order. A list whose items were only reordered
 * also counts as a difference.
 */
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
  const titles = keys.map((key) => titleOf(two.get(key)) ?? titleOf(one.get(key)) ?? key);
  const isUnique = (title: string) => titles.indexOf(title) === titles.lastIndexOf(title);
  const labels = titles.map((title, at) => (isUnique(title) ? title : `${title} (${keys[at]})`));
  const both = keys.filter((key) => one.has(key) && two.has(key));
  const orderOf = (items: ReadonlyMap<string, unknown>) =>
    [...items.keys()].filter((key) => both.includes(key)).join(', ');
  const [theirOrder, myOrder] = [orderOf(one), orderOf(two)];
  return [
    ...keys.flatMap((key, at) => differencesOf(one.get(key), two.get(key), [...path, labels[at] ?? key])),
    ...(theirOrder === myOrder ? [] : [{ path: [...path, 'order'], theirs: theirOrder, mine: myOrder }]),
  ];
}

/**
 * Indexes the items of a list by their identifying field, or by position if an item has none. If a key occurs twice,
 * the position is added to it.
 */
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

/** Returns the English title of an item, by which people know it; undefined if it has none. */
function titleOf(item: unknown): string | undefined {
  const title = fieldsOf(fieldsOf(item).get('title')).get('en');
  return typeof title === 'string' && title !== '' ? title : undefined;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(isRecord(value) ? Object.entries(value) : []);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
