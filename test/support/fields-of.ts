import type * as v from 'valibot';

/**
 * The properties of a valibot schema that are read here: an object's fields, a union's alternatives, and the schema
 * inside an optional one.
 */
interface Held {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Held>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Held;
  readonly literal?: unknown;
}

/**
 * An alternative form of a request: the names of its fields, and the values of those fields that allow only one value.
 */
export interface Form {
  readonly fields: readonly string[];
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** Lists the alternatives of a request's schema. There is one, or several if the schema is a `v.variant`. */
export function formsOf(schema: v.GenericSchema | undefined): readonly Form[] {
  if (!schema) return [];
  const { entries, options = [] } = schema as unknown as Held;
  if (!entries) return options.flatMap((option) => formsOf(option as v.GenericSchema));
  const literals = Object.entries(entries).filter(([, { type }]) => type === 'literal');
  return [
    {
      fields: Object.keys(entries),
      fixed: Object.fromEntries(literals.map(([name, { literal }]) => [name, literal])),
    },
  ];
}
