import { asItsRole } from '@groundswell/accounts/testing/as-its-role';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

type Handler = ((event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>) & {
  readonly call?: { readonly name: string };
};

/** A browser with its cookies and its own network address. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** Calls a handler. `headers` are added to those of our own page or replace them. */
  call(handler: Handler, body?: unknown, token?: string, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Returns a browser with the same cookies at another network address. */
  moved(): Browser;
}
interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
  /** Whole `Set-Cookie` headers. */
  readonly setCookies: readonly string[];
}

let opened = 0;

export function openBrowser(cookies = new Map<string, string>()): Browser {
  const sourceIp = `198.51.${Math.floor(++opened / 250)}.${opened % 250}`;
  return {
    cookies,
    moved: () => openBrowser(cookies),
    async call(handler, body, token, headers) {
      const event = {
        rawPath: '/',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        cookies: [...cookies].map(([name, value]) => `${name}=${value}`),
        body: body === undefined ? undefined : JSON.stringify(body),
        isBase64Encoded: false,
        requestContext: { requestId: 'r1', domainName: 'waves.example', http: { sourceIp } },
      };
      const answer = await asItsRole(handler, () => handler(event as unknown as APIGatewayProxyEventV2, {} as Context));
      for (const one of answer.cookies ?? []) keep(cookies, one);
      return {
        status: answer.statusCode,
        headers: answer.headers ?? {},
        body: JSON.parse(answer.body ?? '{}'),
        setCookies: answer.cookies ?? [],
      };
    },
  };
}

function keep(cookies: Map<string, string>, header: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  if (/Max-Age=0(;|$)/.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}
