import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The subset of JSON Schema that our schemas use. */
export interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Converts a schema into JSON Schema. The schemas of `named` become `$ref`s to the document's components. */
export function schemaOf(
  schema: v.GenericSchema | undefined,
  typeMode: 'input' | 'output',
  named: Readonly<Record<string, v.GenericSchema>> = {},
): Schema {
  if (!schema) return {};
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    definitions: named,
    // Without this, a loose object would be described like a closed one, and generated clients would reject additional
    // fields.
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
      type === 'loose_object' ? { ...jsonSchema, additionalProperties: true } : undefined,
    // In a query an integer may also be sent as a string. Such a schema gets both types in `anyOf`, so `type` is
    // dropped.
    overrideAction: ({ valibotAction: { type }, jsonSchema: { type: _, ...either } }) =>
      type === 'integer' && either.anyOf ? either : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return rest as Schema;
}
