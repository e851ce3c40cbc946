import type * as v from 'valibot';
import { areas, type Call, failuresOf, pathsOf, REFUSALS } from '../src/index.ts';
import { type Schema, schemaOf } from './schema-of.ts';
import { textOf } from './texts-of.ts';

const SOURCES = Object.entries(areas).flatMap(([area, calls]) => calls.map((call: Call) => ({ area, call })));

/** Generates `docs/reference/api.md`, which describes every call and its fields for people. */
export function drawReference(): string {
  const sections = SOURCES.map(({ area, call }) => {
    const cache = cacheWords(call);
    const reads = call.isOpen ? 'a key' : 'a token';
    const access = `${call.access}${call.readsToken ? `, reads ${reads} when there is one` : ''}`;
    return [
      `## ${pathsOf(call)
        .map((path) => `${call.method} ${path}`)
        .join(', ')}`,
      `${textOf(call.name).summary} ${textOf(call.name).notes}`.trim(),
      `\`functions/${area}/${call.name}.ts\` · for ${access} · ${cache} · refuses with ${failuresOf(call).join(', ')}${call.page ? ' · also a page' : ''}${call.sentFrom ? ' · also sent from other sites' : ''}`,
      ...(['params', 'query', 'body'] as const)
        .filter((part) => call[part])
        .map((part) => `**${part}** ${listFields(call[part])}`),
      ...sketchReply(call),
    ].join('\n\n');
  });
  const intro =
    '# The calls\n\n`npm run docs` writes this page from `packages/contracts`. A `?` marks a field that may be absent, `|null` one that may be null. A failed call answers `{ error, errorMsg, code, reason, requestId, errors?, reasons? }`. `code` is the kind of failure. `reason` is `{ code, values? }`: a code of [the list](#reasons-to-refuse) and the values of its sentence. `error` and `errorMsg` hold that sentence in English. A 422 names each wrong field: `errors` by sentences, `reasons` by codes. A reply that refuses with 200 holds the sentence in `errorMsg`, and its `reason`.';
  return `${[intro, ...sections, listReasons()].join('\n\n')}\n`;
}

function listReasons(): string {
  const rows = Object.entries(REFUSALS).map(([code, sentence]) => `| \`${code}\` | ${sentence} |`);
  return ['## Reasons to refuse', ['| code | sentence |', '|---|---|', ...rows].join('\n')].join('\n\n');
}

function cacheWords({ cache }: Call): string {
  if (!cache) return 'never kept';
  const stale = cache.staleS ? `, ${cache.staleS} s more while a new one is fetched` : '';
  return `kept ${cache.browserS} s by browsers, ${cache.edgeS} s at the edge${stale}`;
}

function listFields(schema: v.GenericSchema | undefined): string {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties)
    .map(
      ([name, field]) =>
        `\`${name}${required.includes(name) ? '' : '?'}\`${field.enum ? ` (${field.enum.join(' or ')})` : ''}`,
    )
    .join(', ');
}

/** A reply that is a union is listed variant by variant. */
function sketchReply({ reply, replyType, otherTypes = [] }: Call): string[] {
  if (replyType) return [`Replies ${[replyType, ...otherTypes].map((type) => `\`${type}\``).join(', ')}.`];
  const schema = schemaOf(reply, 'output');
  return (schema.oneOf ?? [schema]).map(
    (kind) => `\`\`\`json\n${JSON.stringify(sketch(kind), null, 1).replace(/\n\s*/g, ' ')}\n\`\`\``,
  );
}

/** Outlines a reply: its field names and types. */
function sketch(schema: Schema): unknown {
  if (schema.anyOf) {
    const [some] = schema.anyOf.filter(({ type }) => type !== 'null').map(sketch);
    return typeof some === 'string' ? `${some}|null` : some;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.join('|');
  if (schema.type === 'array') return [sketch(schema.items ?? {})];
  if (schema.type !== 'object') return schema.type ?? 'any';
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const drawn = sketch(field);
      const mayBeNull = typeof drawn === 'object' && field.anyOf?.some(({ type }) => type === 'null');
      return [`${name}${schema.required?.includes(name) ? '' : '?'}${mayBeNull ? '|null' : ''}`, drawn];
    }),
  );
}
