import { NAMED, openCalls } from './open-api.ts';
import { type Schema, schemaOf } from './schema-of.ts';

/** Generates `packages/api-client/src/replies.generated.ts`, the TypeScript types of the open API's replies. */
export function drawClientTypes(): string {
  const named = Object.entries(NAMED).map(([name, schema]) => {
    const own = schemaOf(
      schema,
      'output',
      Object.fromEntries(Object.entries(NAMED).filter(([other]) => other !== name)),
    );
    return `export interface ${name} ${typeOf(own)}`;
  });
  const replies = openCalls
    .filter(({ readsToken }) => readsToken)
    .map(({ name, reply }) => `export interface ${pascal(name)}Reply ${typeOf(schemaOf(reply, 'output', NAMED))}`);
  return `${['// Written by `npm run docs` from packages/contracts.', ...named, ...replies].join('\n\n')}\n`;
}

function typeOf(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return kinds.map((kind) => typeOf(kind, depth)).join(' | ');
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {}, depth);
    return `readonly ${item.includes(' | ') ? `(${item})` : item}[]`;
  }
  if (schema.type !== 'object') return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
  const indent = '  '.repeat(depth + 1);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `${indent}readonly ${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field, depth + 1)};`,
  );
  return `{\n${fields.join('\n')}\n${'  '.repeat(depth)}}`;
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Turns 'get-beach-now' into 'GetBeachNow'. */
function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
