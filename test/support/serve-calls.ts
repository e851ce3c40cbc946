import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { asItsRole } from '@groundswell/accounts/testing/as-its-role';
import { pathsOf } from '@groundswell/contracts';
import { expectDocumented } from '@groundswell/contracts/testing/expect-documented';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { everyCall, handlerOf } from './every-call.ts';

/** The routes in the gateway's order: paths with fewer parameters come first. */
const ROUTES = everyCall
  .flatMap((listed) => pathsOf(listed.call).map((path) => ({ listed, path, names: path.split('{').length })))
  .sort((one, other) => one.names - other.names)
  .map(({ listed, path }) => ({
    listed,
    pattern: new RegExp(`^${listed.call.method} ${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/**
 * Serves the handlers of all calls over HTTP, without a CDN edge in front. Each handler has the permissions of its own
 * role.
 */
export async function serveCalls(): Promise<{ readonly site: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://calls.test');
    const asked = `${request.method} ${pathname}`;
    const route = ROUTES.find(({ pattern }) => pattern.test(asked));
    if (!route) return void response.writeHead(404).end('{}');
    const event = {
      ...(await eventOf(request)),
      rawPath: pathname,
      pathParameters: route.pattern.exec(asked)?.groups,
      queryStringParameters: Object.fromEntries(searchParams),
    };
    const handler = await handlerOf(route.listed);
    const answer: APIGatewayProxyStructuredResultV2 = await asItsRole(handler, () =>
      handler(event as unknown as APIGatewayProxyEventV2, {} as Context),
    );
    const { statusCode: status = 500, headers = {}, body = '' } = answer;
    expectDocumented(route.listed.name, { status, type: headers['content-type'], text: body });
    response.writeHead(status, headers as Record<string, string>).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { site: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function eventOf(request: IncomingMessage) {
  return {
    headers: { ...request.headers, 'cloudfront-forwarded-proto': 'http', 'x-groundswell-host': request.headers.host },
    body: (await text(request)) || undefined,
    isBase64Encoded: false,
    requestContext: { requestId: 'r1', http: { method: request.method, sourceIp: '192.0.2.200' } },
  };
}
