import { parseCondition } from './conditions.ts';
import { checkUse, placeholdersOf, type Request } from './request.ts';
import { openTokens } from './tokens.ts';
import { compareTexts, type Item } from './values.ts';

/** Items by partition, then by sort key. Items are immutable; a write replaces them. */
export type Rows = Map<string, Map<string, Item>>;

/** A query of the table or of an index, or a scan of the table. */
interface Wanted extends Request {
  readonly IndexName?: string;
  readonly KeyConditionExpression?: string;
  readonly FilterExpression?: string;
  readonly ProjectionExpression?: string;
  readonly ScanIndexForward?: boolean;
  readonly ExclusiveStartKey?: Item;
  readonly Limit?: number;
}

const INDEXES: Readonly<Record<string, readonly [string, string]>> = {
  alerts: ['alertsOf', 'alertOf'],
  widgets: ['widgetsOf', 'widgetOf'],
};

export function answerQuery(rows: Rows, wanted: Wanted): object {
  const placeholders = placeholdersOf(wanted);
  const parse = (expression = '') => (expression ? parseCondition(expression, placeholders) : () => true);
  const [isOfKey, passes] = [parse(wanted.KeyConditionExpression), parse(wanted.FilterExpression)];
  const { ProjectionExpression: projection } = wanted;
  const tokens = openTokens(projection ?? '', placeholders);
  const fields = projection === undefined ? undefined : tokens.list(() => tokens.path()[0] ?? '');
  checkUse(placeholders);

  const index = INDEXES[wanted.IndexName ?? ''];
  const order = [...(index ?? []).slice(1), 'pk', 'sk'];
  const compareItems = (a: Item, b: Item) => {
    for (const name of order) {
      const found = compareTexts(a[name]?.S ?? '', b[name]?.S ?? '');
      if (found !== 0) return found;
    }
    return 0;
  };
  const way = wanted.ScanIndexForward === false ? -1 : 1;
  const start = wanted.ExclusiveStartKey;
  const found = (index ? everyItem(rows) : candidates(rows, wanted))
    .filter((item) => index?.every((name) => item[name]) !== false && isOfKey(item))
    .filter((item) => !start || way * compareItems(item, start) > 0)
    .sort((a, b) => way * compareItems(a, b));
  const page = found.slice(0, wanted.Limit);
  const Items = page.filter(passes).map((item) => (fields ? only(item, fields) : item));
  const last = page.at(-1);
  return {
    Items,
    Count: Items.length,
    ScannedCount: page.length,
    // As in DynamoDB, a page that ends at its limit has a key even when no item follows.
    ...(last && page.length === wanted.Limit && { LastEvaluatedKey: only(last, ['pk', 'sk', ...(index ?? [])]) }),
  };
}

/**
 * Returns the items that a query has to examine. A key condition that begins with `pk = :pk` limits them to that
 * partition.
 */
function candidates(rows: Rows, { KeyConditionExpression, ExpressionAttributeValues }: Wanted): Item[] {
  const [, name] = /^\s*pk = (:\w+)/.exec(KeyConditionExpression ?? '') ?? [];
  if (!name) return everyItem(rows);
  return [...(rows.get(ExpressionAttributeValues?.[name]?.S ?? '')?.values() ?? [])];
}

function everyItem(rows: Rows): Item[] {
  return [...rows.values()].flatMap((partition) => [...partition.values()]);
}

function only(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(names.flatMap((name) => (item[name] ? [[name, item[name]]] : [])));
}
