import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '@groundswell/test/support/process-singleton';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The parts of `docs/reference/openapi.json` that replies are checked against. */
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: Responses }>>>>;
  readonly components: { readonly responses: Responses };
}
type Responses = Readonly<Record<string, Response>>;

interface Reply {
  readonly status: number | undefined;
  readonly type: unknown;
  readonly text: string;
}

const documented = processSingleton('documented', () => {
  const path = join(import.meta.dirname, '../../../docs/reference/openapi.json');
  const document: Document = JSON.parse(readFileSync(path, 'utf8'));
  // Only replies are validated. In requests, our schemas accept other values than JSON Schema formats such as `uri` do.
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false }));
  ajv.addSchema(document, 'openapi');
  const responses = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const pointer = pointerTo('paths', address, method, 'responses');
      return [callOf(operation.operationId), { pointer, responses: operation.responses }] as const;
    }),
  );
  return { ajv, shared: document.components.responses, responsesOf: new Map(responses) };
});

/**
 * Throws if `docs/reference/openapi.json` does not document a reply's status, type or fields. Failures of the server itself share
 * one form. The fallback for paths without a call is not documented.
 */
export function expectDocumented(call: string, { status = 500, type, text }: Reply): void {
  const { ajv, shared, responsesOf } = documented;
  const known = responsesOf.get(call);
  if (!known) return;
  const key = known.responses[status] || status < 500 ? String(status) : 'default';
  const own = known.responses[key];
  if (!own) throw new Error(`${call} answers ${status}, which docs/reference/openapi.json does not document.`);
  const name = own.$ref?.split('/').at(-1);
  const { content } = name === undefined ? own : (shared[name] ?? own);
  if (!content) return;

  const media = Object.keys(content).find((one) => bare(one) === bare(String(type)));
  if (media === undefined) throw new Error(`${call} answers ${status} as ${type}, not as ${Object.keys(content)}.`);
  if (bare(media) !== 'application/json') return;
  const pointer = own.$ref ?? `${known.pointer}/${key}`;
  const check = ajv.getSchema(`openapi${pointer}/content/${pointerTo(media).slice(2)}/schema`);
  if (!check) throw new Error(`docs/reference/openapi.json has no schema of ${call}, ${status}.`);
  if (!check(JSON.parse(text))) throw new Error(`${call}, ${status}: ${ajv.errorsText(check.errors)}`);
}

/** Returns the name of the call from an operation id. The id of an alias has a path segment appended. */
function callOf(operationId: string): string {
  return operationId.replace(/-(?:at|of)-.*$/, '');
}

/** Strips the parameters of a media type: 'text/html; charset=utf-8' becomes 'text/html'. */
function bare(type: string): string {
  return type.split(';')[0] ?? type;
}

/** Returns a JSON pointer as a URL fragment. */
function pointerTo(...names: readonly string[]): string {
  return ['#', ...names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))].join('/');
}
