import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startServer } from '../services/http-server.ts';
import { connectEndpoint } from './connect.ts';

const servers: Awaited<ReturnType<typeof startServer>>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
async function serve(listener: RequestListener): Promise<string> {
  const server = await startServer(listener);
  servers.push(server);
  return server.url;
}

test('an endpoint at which nothing listens is named with the reason', async () => {
  await expect(connectEndpoint('http://127.0.0.1:9')).rejects.toThrow('No AWS services answer at http://127.0.0.1:9: ');
});

test('an endpoint that accepts and never answers is given up', async () => {
  const patience = new AbortController();
  const url = await serve(() => patience.abort());
  await expect(connectEndpoint(url, patience.signal)).rejects.toThrow(`${url} accepts connections, but did not answer`);
});

test.each([
  ['a page', 200, '<html><body>hello</body></html>'],
  ['other JSON', 200, '{"a":1}'],
  ['an empty reply', 200, ''],
  ['a page that says not found', 404, '<html>no</html>'],
  ['a bare refusal', 403, ''],
])('an endpoint that answers with %s is not taken for AWS', async (_, status, body) => {
  const url = await serve((_request, response) => void response.writeHead(status).end(body));
  await expect(connectEndpoint(url)).rejects.toThrow(`${url} does not answer as AWS does.`);
});

test('an error of AWS is told in its own words', async () => {
  const error = '<Error><Type>Sender</Type><Code>ExpiredToken</Code><Message>The token is over.</Message></Error>';
  const body = `<ErrorResponse>${error}<RequestId>r1</RequestId></ErrorResponse>`;
  const url = await serve((_, response) => void response.writeHead(403, { 'x-amzn-requestid': 'r1' }).end(body));
  await expect(connectEndpoint(url)).rejects.toThrow(`No AWS services answer at ${url}: The token is over.`);
});
