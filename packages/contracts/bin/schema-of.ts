import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The part of JSON Schema that our schemas become. */
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

/** A schema as JSON Schema; those of `named` as references to the document's components. */
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
    // Without this it reads like any object, and generated clients accept no further fields.
    overrideSchema: ({ valibotSchema: { type }, jsonSchema }) =>
      type === 'loose_object' ? { ...jsonSchema, additionalProperties: true } : undefined,
    // A number that may also be sent as a text, as in a query, is of two types.
    overrideAction: ({ valibotAction: { type }, jsonSchema: { type: _, ...either } }) =>
      type === 'integer' && either.anyOf ? either : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return rest as Schema;
}
