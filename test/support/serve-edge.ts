import { randomUUID } from 'node:crypto';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { readBody, startServer } from '@groundswell/local/services/http-server';

const XML = 'xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"';

/**
 * Serves the calls of CloudFront's API on one edge function: list, describe, get, update and publish, with the ETags that
 * make a change conditional. `live` returns the published source.
 */
export async function serveEdge(name: string, source: string) {
  const stages = { DEVELOPMENT: { code: source, etag: 'E1' }, LIVE: { code: source, etag: 'E1' } };
  const summary = `<FunctionSummary ${XML}><Name>${name}</Name><Status>UNPUBLISHED</Status><FunctionConfig><Comment>${name}</Comment><Runtime>cloudfront-js-2.0</Runtime></FunctionConfig><FunctionMetadata><FunctionARN>arn:aws:cloudfront::1:function/${name}</FunctionARN><LastModifiedTime>2026-11-30T00:00:00Z</LastModifiedTime></FunctionMetadata></FunctionSummary>`;
  const server = await startServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://edge.test');
    const body = (await readBody(request, 100_000)).toString('utf8');
    const stage = stages[searchParams.get('Stage') === 'LIVE' ? 'LIVE' : 'DEVELOPMENT'];
    const reply = (text: string, headers: Record<string, string> = {}) =>
      response.writeHead(200, { 'content-type': 'text/xml', ...headers }).end(text);
    const isChange = request.method === 'PUT' || request.method === 'POST';
    if (isChange && request.headers['if-match'] !== stages.DEVELOPMENT.etag)
      return response
        .writeHead(412, { 'content-type': 'text/xml' })
        .end(`<ErrorResponse ${XML}><Error><Code>PreconditionFailed</Code></Error></ErrorResponse>`);
    if (request.method === 'PUT') {
      const [, code = ''] = /<FunctionCode>(.*)<\/FunctionCode>/s.exec(body) ?? [];
      stages.DEVELOPMENT = { code: Buffer.from(code, 'base64').toString('utf8'), etag: randomUUID() };
      return reply(summary, { ettag: stages.DEVELOPMENT.etag });
    }
    if (request.method === 'POST') {
      stages.LIVE = stages.DEVELOPMENT;
      return reply(summary);
    }
    if (pathname.endsWith('/function'))
      return reply(
        `<FunctionList ${XML}><MaxItems>100</MaxItems><Quantity>1</Quantity><Items>${summary}</Items></FunctionList>`,
      );
    if (pathname.endsWith('/describe')) return reply(summary, { etag: stage.etag });
    return reply(stage.code, { etag: stage.etag, 'content-type': 'application/octet-stream' });
  });
  const credentials = { accessKeyId: 'edge', secretAccessKey: 'edge' };
  return {
    cloudfront: new CloudFrontClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 }),
    live: () => stages.LIVE.code,
    /** Publishes a source as a deployment does. */
    deploy: (code: string) => {
      stages.DEVELOPMENT = { code, etag: randomUUID() };
      stages.LIVE = stages.DEVELOPMENT;
    },
    stop: server.stop,
  };
}
