/** A request's fields: texts and nested objects. A list is an object whose keys are the indexes. */
export interface Fields {
  readonly [name: string]: Field | undefined;
}
type Field = string | Fields;

const FIELDS_LIMIT = 500;

/** Parses `items[0][price]=price_1&metadata[user]=7` as nested fields. */
export function readFields(text: string): Fields {
  const root: Record<string, Field> = Object.create(null);
  for (const [path, value] of [...new URLSearchParams(text)].slice(0, FIELDS_LIMIT)) {
    const [first = '', ...rest] = path.split('[').map((part) => part.replace(/\]$/, ''));
    let at: Record<string, Field> = root;
    let name = first;
    for (const next of rest) {
      const under = at[name];
      const inner: Record<string, Field> = typeof under === 'object' ? { ...under } : Object.create(null);
      at[name] = inner;
      at = inner;
      name = next === '' ? String(Object.keys(inner).length) : next;
    }
    at[name] = value;
  }
  return root;
}

export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberOf(fields: Fields, name: string): number | undefined {
  const text = textOf(fields, name);
  return text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text);
}

export function flagOf(fields: Fields, name: string): boolean | undefined {
  const text = textOf(fields, name);
  return text === undefined ? undefined : text === 'true';
}

export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === 'object' ? value : {};
}

/** Returns a list's members in order. */
export function listOf(fields: Fields, name: string): Field[] {
  return Object.values(fieldsOf(fields, name)).filter((one) => one !== undefined);
}

export function textsOf(fields: Fields, name: string): string[] {
  return listOf(fields, name).filter((one) => typeof one === 'string');
}

export function metadataOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields, 'metadata')).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
}
