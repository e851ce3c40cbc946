import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { asItsRole } from './as-its-role.ts';
import type { Person } from './use-people.ts';

type Handler = ((event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>) & {
  readonly call?: { readonly name: string };
};
interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** In place of `body`: the text as it comes in, and what it says to be (JSON). */
  readonly raw?: { readonly text: string; readonly type?: string; readonly isBase64Encoded?: boolean };
  /** Beside what our own page sends, or in its place. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it is asked from. */
  readonly address?: string;
  /** Asks from another browser than the one that this person is at. */
  readonly browser?: object;
}

/** The cookies of browsers, by who is at them. */
const jars = new WeakMap<object, Map<string, string>>();

/** What a handler answers someone, whose browser keeps its cookies; undefined asks as a visitor without any. */
export async function ask(
  handler: Handler,
  who: Person | undefined,
  { params, query, body, raw, headers, address = '192.0.2.1', browser = who }: Asked = {},
) {
  const jar = (browser && jars.get(browser)) ?? new Map<string, string>();
  if (browser) jars.set(browser, jar);
  const event = {
    rawPath: '/',
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
    requestContext: { requestId: 'r1', http: { sourceIp: address } },
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
  return { status, headers: said, body: isBytes ? text : JSON.parse(text) };
}
