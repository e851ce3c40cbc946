import type * as v from 'valibot';

/** A schema in valibot's structure: an object's fields, the schemas of alternatives, the content of an optional one. */
interface Held {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Held>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Held;
  readonly literal?: unknown;
}

/** The fields of one form of a request, and those with a single possible value. */
export interface Form {
  readonly fields: readonly string[];
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** Lists every form of a request's schema: one, or each alternative of a `v.variant`. */
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
