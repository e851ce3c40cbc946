import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ofProcess } from '../../data/test-support/of-process.ts';

/** The parts of `docs/openapi.json` that replies are compared with. */
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; responses: Responses }>>>>;
  readonly components: { readonly responses: Responses };
}
type Responses = Readonly<Record<string, Response>>;

/** A reply as it is sent. */
interface Reply {
  readonly status: number | undefined;
  readonly type: unknown;
  readonly text: string;
}

const documented = ofProcess('documented', () => {
  const path = join(import.meta.dirname, '../../../docs/openapi.json');
  const document: Document = JSON.parse(readFileSync(path, 'utf8'));
  // Formats of requests, such as `uri`, also differ from what the schemas of the contracts accept.
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
 * Throws for a reply of a call whose status, type or fields `docs/openapi.json` does not document. Failures of the
 * server itself have one form. The fallback for paths without a call is not documented.
 */
export function expectDocumented(call: string, { status = 500, type, text }: Reply): void {
  const { ajv, shared, responsesOf } = documented;
  const known = responsesOf.get(call);
  if (!known) return;
  const key = known.responses[status] || status < 500 ? String(status) : 'default';
  const own = known.responses[key];
  if (!own) throw new Error(`${call} answers ${status}, which docs/openapi.json does not document.`);
  const name = own.$ref?.split('/').at(-1);
  const { content } = name === undefined ? own : (shared[name] ?? own);
  if (!content) return;

  const media = Object.keys(content).find((one) => bare(one) === bare(String(type)));
  if (media === undefined) throw new Error(`${call} answers ${status} as ${type}, not as ${Object.keys(content)}.`);
  if (bare(media) !== 'application/json') return;
  const pointer = own.$ref ?? `${known.pointer}/${key}`;
  const check = ajv.getSchema(`openapi${pointer}/content/${pointerTo(media).slice(2)}/schema`);
  if (!check) throw new Error(`docs/openapi.json has no schema of ${call}, ${status}.`);
  if (!check(JSON.parse(text))) throw new Error(`${call}, ${status}: ${ajv.errorsText(check.errors)}`);
}

/** An operation is named for its call, and for the address where a call has several. */
function callOf(operationId: string): string {
  return operationId.replace(/-(?:at|of)-.*$/, '');
}

/** 'text/html' of 'text/html; charset=utf-8'. */
function bare(type: string): string {
  return type.split(';')[0] ?? type;
}

/** A JSON pointer as the fragment of an address. */
function pointerTo(...names: readonly string[]): string {
  return ['#', ...names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))].join('/');
}
