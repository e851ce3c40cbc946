import type * as v from 'valibot';
import { type Call, limitOf, pathsOf } from '../src/index.ts';
import { responsesOf } from './responses.ts';
import { type Schema, schemaOf } from './schema-of.ts';
import { textOf } from './texts-of.ts';

/** The example values of parameters that are hard to understand from their pattern alone. */
const EXAMPLES: Readonly<Record<string, string>> = {
  beach: 'steamer-lane',
  station: '46042',
  name: 'steamer',
  near: '36.95,-122.03',
  within_km: '50',
  limit: '10',
  days: '2',
};

/** The authentication schemes: a session's access token, or an API key. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'Authorization: Bearer and the `access_token` of `POST /oauth/token`.',
  },
  key: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer gsw_…' },
};

interface Address {
  readonly path: string;
  readonly operationId: string;
  /** The path parameters whose value is already inserted in `path`. */
  readonly fixed: readonly string[];
}

/**
 * Generates the OpenAPI operations of the calls by path and method. Each has its own `operationId` and is tagged by
 * area.
 */
export function drawPaths(
  calls: readonly { readonly area: string; readonly call: Call }[],
  named: Readonly<Record<string, v.GenericSchema>>,
): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { area, call } of calls)
    for (const { path, operationId, fixed } of addressesOf(call)) {
      const operation = { operationId, tags: [area], ...describe(call, path, fixed, named) };
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
    }
  return paths;
}

/** Lists every address of a call. The `operationId` of an alias ends with the alias's first path segment. */
function addressesOf(call: Call): readonly Address[] {
  return pathsOf(call).flatMap((path) => {
    const alias = path === call.path ? '' : `-at-${path.split('/')[1]}`;
    return writeOut({ path, operationId: `${call.name}${alias}`, fixed: [] }, schemaOf(call.params, 'input'));
  });
}

/**
 * Expands a path parameter with fixed values into one path per value. Otherwise one address could match both
 * `{kind}/create` and `posts/{id}`, and OpenAPI does not define which applies.
 */
function writeOut(address: Address, { properties = {} }: Schema): readonly Address[] {
  const [name, choices] = Object.entries(properties).find(([, { enum: values }]) => values) ?? [];
  if (name === undefined || !choices?.enum) return [address];
  return choices.enum.map((choice) => ({
    path: address.path.replace(`{${name}}`, String(choice)),
    operationId: `${address.operationId}-of-${choice}`,
    fixed: [name],
  }));
}

function describe(
  call: Call,
  path: string,
  fixed: readonly string[],
  named: Readonly<Record<string, v.GenericSchema>>,
) {
  const { summary, notes } = textOf(call.name);
  const parameters = [...parametersOf(call, 'params'), ...parametersOf(call, 'query'), ...headersOf(call)];
  return {
    summary,
    description: [notes, accessOf(call), cacheOf(call), rateOf(path)].filter(Boolean).join(' '),
    security: securityOf(call),
    parameters: parameters.filter(({ name }) => !fixed.includes(name)),
    ...(call.body && { requestBody: bodyOf(call.body) }),
    responses: responsesOf(call, named),
  };
}

function parametersOf(call: Call, part: 'params' | 'query') {
  const { properties = {}, required = [] } = schemaOf(call[part], 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.includes(name),
    schema,
    ...(call.isOpen && EXAMPLES[name] && { example: EXAMPLES[name] }),
  }));
}

function headersOf({ headers = {} }: Call) {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
}

function bodyOf(body: v.GenericSchema) {
  return {
    required: body.type !== 'optional',
    content: { 'application/json': { schema: schemaOf(body, 'input') } },
  };
}

function securityOf({ access, readsToken, isOpen }: Call): readonly object[] {
  const scheme = isOpen ? { key: [] } : { session: [] };
  if (access !== 'anyone') return [scheme];
  return readsToken ? [{}, scheme] : [];
}

function accessOf({ access, readsToken, isOpen }: Call): string {
  if (access === 'user') return 'For signed-in users.';
  if (access !== 'anyone') return `For the role ${access} and those above it.`;
  if (!readsToken) return 'For anyone.';
  return `For anyone; ${isOpen ? 'a key' : 'a token'} is read where there is one.`;
}

function cacheOf({ cache }: Call): string {
  return cache ? `Browsers may cache it for ${cache.browserS} s, the edge for ${cache.edgeS} s.` : 'Never cached.';
}

function rateOf(path: string): string {
  const limit = limitOf(path);
  return limit ? `A network address may make ${limit.most} calls a minute, this one among them.` : '';
}
