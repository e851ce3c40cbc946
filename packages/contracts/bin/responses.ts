import { planOfTier } from '@groundswell/plans';
import type * as v from 'valibot';
import { type Call, type Failure, failuresOf } from '../src/index.ts';
import { type Schema, schemaOf } from './schema-of.ts';

const FAILURE = { $ref: '#/components/schemas/Failure' };
const HTML = { 'text/html': { schema: { type: 'string' } } };
const LOCATION = { Location: header('The address to request in its place.') };
const RETRY_AFTER = { 'Retry-After': header('Seconds until the request may be repeated.', 'integer') };

const TEXTS: Readonly<Record<Failure, string>> = {
  301: 'It has another address for good.',
  303: 'The page to open in its place.',
  400: 'The body is not JSON, is too large, or is not signed as it has to be.',
  401: 'The token or key is missing where one is needed, or is not valid.',
  403: 'The account’s role does not permit it, or a page of another site sent the request.',
  404: 'What the request names does not exist, or is not visible to the caller.',
  409: 'It does not fit the present state, and may be asked for otherwise.',
  412: 'It was written on an older state: `newest` is the present one.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'A field is not valid: `errors` and `reasons` name each.',
  429: 'Too many requests: `Retry-After` says when to repeat it.',
  503: 'The payment provider does not answer.',
};
const HEADERS: Readonly<Partial<Record<Failure, object>>> = {
  301: LOCATION,
  303: LOCATION,
  401: { 'WWW-Authenticate': header('The scheme of the token: Bearer.') },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

const SERVER_FAILURE = failure('A failure of the server itself.');

const { apiCallsADay } = planOfTier('Basic');
const RATE_HEADERS = {
  RateLimit: header(
    `What is left of the day’s calls, and seconds until all are there again: "day";r=${apiCallsADay - 7};t=3600`,
  ),
  'RateLimit-Policy': header(`The calls of a day: "day";q=${apiCallsADay};w=86400`),
};

/**
 * Returns the error responses that several calls share, by their component name. Calls that are also pages can fail
 * with an HTML body, too.
 */
export function sharedResponses(calls: readonly Call[]) {
  const shared = calls.flatMap((call) =>
    failuresOf(call).map((status) => {
      const response = failure(TEXTS[status], HEADERS[status], call.page ? HTML : {});
      return [nameOf(call, status), response] as const;
    }),
  );
  return {
    ...Object.fromEntries(shared.sort(([one], [other]) => (one < other ? -1 : 1))),
    ServerFailure: SERVER_FAILURE,
  };
}

/** Returns every response of a call by its status. `default` is a failure of the server itself. */
export function responsesOf(call: Call, named: Readonly<Record<string, v.GenericSchema>>) {
  const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const failures = failuresOf(call).map((status) => [status, refer(nameOf(call, status))]);
  return {
    ...(call.reply.type !== 'never' && { 200: success(call, named) }),
    ...(call.cache && { 304: { description: 'What `If-None-Match` names is still so.' } }),
    ...Object.fromEntries(failures),
    default: refer('ServerFailure'),
  };
}

function success(call: Call, named: Readonly<Record<string, v.GenericSchema>>) {
  const { cache, isOpen, readsToken, page, reply, replyType, otherTypes = [] } = call;
  const files = [...(replyType ? [replyType] : []), ...otherTypes].map((type) => [type, { schema: bytesOf(type) }]);
  return {
    description: 'The reply.',
    headers: {
      ...(cache && { ETag: header('Send it as If-None-Match to be told 304 while nothing has changed.') }),
      ...(isOpen && readsToken && RATE_HEADERS),
    },
    content: {
      ...(replyType ? Object.fromEntries(files) : { 'application/json': { schema: schemaOf(reply, 'output', named) } }),
      ...(page && HTML),
    },
  };
}

function nameOf({ page }: Call, status: Failure): string {
  return `${page ? 'Page' : 'Status'}${status}`;
}

/** Describes a file's body: a plain string for text, a binary string for other types. */
function bytesOf(type: string): Schema {
  return { type: 'string', ...(!/charset|^text/.test(type) && { format: 'binary' }) };
}

function failure(description: string, headers: object = {}, other: object = {}) {
  return { description, headers, content: { 'application/json': { schema: FAILURE }, ...other } };
}

function header(description: string, type = 'string') {
  return { description, schema: { type } };
}
