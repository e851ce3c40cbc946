import { expectDocumented } from '@groundswell/contracts/testing/expect-documented';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { REPLY_AFTER_MS } from '../src/at-least.ts';
import { asItsRole } from './as-its-role.ts';
import type { Person } from './use-people.ts';

type Handler = ((event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>) & {
  readonly call?: { readonly name: string };
};
interface CallInput {
  /** The HTTP method, GET by default. Other methods are not needed, because handlers treat only HEAD differently. */
  readonly method?: 'HEAD';
  readonly path?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** In place of `body`: the raw text and its content type (JSON by default). */
  readonly raw?: { readonly text: string; readonly type?: string; readonly isBase64Encoded?: boolean };
  /** Headers that are added to those of our own page, or replace them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address of the caller. */
  readonly address?: string;
  /** The browser that makes the call, instead of the person's own. */
  readonly browser?: object;
}

// In tests, replies that normally wait for a minimum time are sent at once; `at-least.test.ts` covers the delay.
Object.assign(REPLY_AFTER_MS, { code: 0, wrongPassword: 0, registration: 0 });

/** The cookies of each browser, by the person or object that stands for the browser. */
const jars = new WeakMap<object, Map<string, string>>();

/**
 * Calls a handler as a person and parses its reply. The person's browser keeps cookies between calls. With `who`
 * undefined the caller is a visitor without cookies.
 */
export async function callAs(handler: Handler, who: Person | undefined, input?: CallInput) {
  const { text, isBytes, ...answer } = await sendAs(handler, who, input);
  return { ...answer, body: isBytes ? text : JSON.parse(text) };
}

/** Calls a handler like `callAs`, and returns the reply without parsing its body. */
export async function sendAs(
  handler: Handler,
  who: Person | undefined,
  { method, path = '/', params, query, body, raw, headers, address = '192.0.2.1', browser = who }: CallInput = {},
) {
  const jar = (browser && jars.get(browser)) ?? new Map<string, string>();
  if (browser) jars.set(browser, jar);
  const event = {
    rawPath: path,
    headers: {
      accept: 'application/json',
      ...(who && { authorization: `Bearer ${who.token}` }),
      'content-type': raw?.type ?? 'application/json',
      ...headers,
    },
    cookies: [...jar].map(([name, value]) => `${name}=${value}`),
    pathParameters: params,
    queryStringParameters: query,
    body: raw?.text ?? (body === undefined ? undefined : JSON.stringify(body)),
    isBase64Encoded: raw?.isBase64Encoded ?? false,
    requestContext: { requestId: 'r1', http: { method: method ?? 'GET', sourceIp: address } },
  };
  const answer = await asItsRole(handler, () => handler(event as unknown as APIGatewayProxyEventV2, {} as Context));
  const {
    statusCode: status,
    headers: said = {},
    body: text = 'null',
    isBase64Encoded: isBytes,
    cookies = [],
  } = answer;
  for (const [, name = '', value = ''] of cookies.map((one) => /^([^=]+)=([^;]*)/.exec(one) ?? [])) {
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  if (handler.call && method !== 'HEAD')
    expectDocumented(handler.call.name, { status, type: said['content-type'], text });
  return { status, headers: said, text, isBytes };
}
