import type * as v from 'valibot';

/** A schema as valibot holds it: of an object its fields, of alternatives their schemas, of an optional one what it wraps. */
interface Held {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Held>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Held;
  readonly literal?: unknown;
}

/** The fields of one form of a request, and those of them that can have one value only. */
export interface Form {
  readonly fields: readonly string[];
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** Every form that a schema of a request takes: one, or of alternatives (`v.variant`) each. */
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
