import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { areas } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { asItsRole } from '../../packages/accounts/test-support/as-its-role.ts';
import { everyCall, handlerOf } from './every-call.ts';

/** Serves the open API's handlers over HTTP, each with its role's rights, without an edge before them. */
export async function serveOpenApi(): Promise<{ readonly site: string; stop(): void }> {
  const routes = everyCall
    .filter(({ area }) => area === 'open')
    .map((listed) => ({ listed, pattern: new RegExp(`^${listed.call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));
  // The description's own path is also of the form of no other call.
  if (routes.length !== areas.open.length) throw new Error('A call of the open API has no route.');

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://open.test');
    const route = routes.find(({ pattern }) => pattern.test(pathname));
    if (!route) return void response.writeHead(404).end('{}');
    const event = {
      rawPath: pathname,
      headers: { ...request.headers, 'cloudfront-forwarded-proto': 'http', 'x-groundswell-host': request.headers.host },
      pathParameters: route.pattern.exec(pathname)?.groups,
      queryStringParameters: Object.fromEntries(searchParams),
      isBase64Encoded: false,
      requestContext: { requestId: 'r1', http: { method: 'GET', sourceIp: '192.0.2.200' } },
    };
    const handler = await handlerOf(route.listed);
    const answer: APIGatewayProxyStructuredResultV2 = await asItsRole(handler, () =>
      handler(event as unknown as APIGatewayProxyEventV2, {} as Context),
    );
    response.writeHead(answer.statusCode ?? 500, answer.headers as Record<string, string>).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { site: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
