import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk, needs, SMALL_DISK } from '@groundswell/test/support/needs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltApp } from './build/build-app.ts';
import { bundleWorkers } from './build/bundle-workers.ts';
import { startClock } from './clock.ts';
import { startCloud } from './cloud.ts';
import { findPort } from './find-port.ts';
import { SIGN_BY_ENVIRONMENT } from './test-support/sign-address.ts';
import { lambda, writeAssembly } from './test-support/write-assembly.ts';

/**
 * The function under test: POST stores its body in the table, the bucket or a queue, depending on the path. GET returns
 * the body, or the number of stored messages.
 */
const CODE = `
${SIGN_BY_ENVIRONMENT}
const env = process.env;
const objectAt = (method, name) => sign(method, env.AWS_ENDPOINT_URL_S3 + '/' + env.BUCKET + '/' + name);
const send = async (tries, url, init) => {
  const reply = await fetch(url, init).catch((error) => ({ ok: false, status: 0, text: async () => error.message }));
  if (reply.ok || reply.status === 404) return reply;
  const isBrief = reply.status === 0 && tries > 1;
  if (!isBrief) throw new Error((await reply.text()).replaceAll('\\n', ' '));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return send(tries - 1, url, init);
};
const table = async (action, body) => {
  const authorization = 'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local';
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-date': '20260101T000000Z', authorization };
  const target = { 'x-amz-target': 'DynamoDB_20120810.' + action };
  const init = { method: 'POST', headers: { ...headers, ...target }, body: JSON.stringify({ TableName: env.TABLE, ...body }) };
  return (await send(3, env.AWS_ENDPOINT_URL_DYNAMODB, init)).json();
};
const parts = {
  table: {
    put: (name, text) => table('PutItem', { Item: { pk: { S: name }, text: { S: text } } }),
    get: async (name) => (await table('GetItem', { Key: { pk: { S: name } } })).Item?.text.S,
  },
  bucket: {
    put: (name, body) => send(1, objectAt('PUT', name), { method: 'PUT', body }),
    get: async (name) => {
      const reply = await send(1, objectAt('GET', name));
      return reply.ok ? reply.text() : undefined;
    },
  },
  queue: {
    put: (name, MessageBody) => queue('SendMessage', { MessageBody }),
    get: async () => (await (await queue('GetQueueAttributes', { AttributeNames: ['All'] })).json()).Attributes.ApproximateNumberOfMessages,
  },
};
const queue = (action, body) =>
  send(1, env.AWS_ENDPOINT_URL_SQS, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.' + action, 'content-type': 'application/x-amz-json-1.0' },
    body: JSON.stringify({ QueueUrl: env.QUEUE_URL, ...body }),
  });
export async function handler({ rawPath, body, requestContext: { http, requestId } }) {
  const [, part, name] = rawPath.split('/');
  try {
    if (http.method === 'GET') return { statusCode: 200, body: (await parts[part].get(name)) ?? 'nothing' };
    await parts[part].put(name, body);
    return { statusCode: 200, body: 'kept' };
  } catch ({ message }) {
    console.log(JSON.stringify({ level: 'error', requestId, error: { message } }));
    return { statusCode: 500, body: message };
  }
}`;

const template = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      },
    },
    Bucket: { Type: 'AWS::S3::Bucket' },
    Queue: { Type: 'AWS::SQS::Queue' },
    Fn: lambda(
      { TABLE: { Ref: 'Table' }, BUCKET: { Ref: 'Bucket' }, QUEUE_URL: { Ref: 'Queue' } },
      { Timeout: 20, Description: 'test/keeper' },
    ),
    Api: { Type: 'AWS::ApiGatewayV2::Api' },
    Integration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { ApiId: { Ref: 'Api' }, IntegrationUri: { 'Fn::GetAtt': ['Fn', 'Arn'] } },
    },
    Route: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: { Ref: 'Api' },
        RouteKey: 'ANY /{part}/{name}',
        Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
      },
    },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [
            {
              Id: 'api',
              DomainName: {
                'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.', { Ref: 'AWS::Region' }, '.amazonaws.com']],
              },
            },
          ],
          DefaultCacheBehavior: {
            TargetOriginId: 'api',
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            AllowedMethods: ['GET', 'POST'],
          },
        },
      },
    },
  },
};

const dir = mkdtempSync(join(tmpdir(), 'groundswell-faults-'));
let app: BuiltApp;
beforeAll(async () => {
  app = { dir: writeAssembly({ App: template }, {}, CODE), workers: await bundleWorkers(join(dir, 'workers')) };
});
afterAll(() => {
  for (const one of [dir, app.dir]) rmSync(one, { recursive: true });
});

async function start(dataDir: string) {
  const port = await findPort();
  const said: string[] = [];
  const cloud = await startCloud({
    app,
    dataDir,
    port,
    clock: startClock(undefined),
    ocean: { kind: 'live', sentence: '', mirror: {} },
    folder: { isComposed: true, isComplete: true },
    verbose: false,
    limits: false,
    charts: true,
    say: (line) => said.push(line),
    onBroken: (sentence) => said.push(sentence),
  });
  const call = async (path: string, body?: string): Promise<[status: number, text: string]> => {
    const reply = await fetch(`http://localhost:${port}/${path}`, { method: body ? 'POST' : 'GET', body });
    return [reply.status, await reply.text()];
  };
  return { cloud, said, call };
}

/** Returns the process ids of the table engine that uses this folder: its shell, and the engine itself. */
function findEngine(dataDir: string): { readonly shell: number; readonly engine: number } {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((row) => row.includes(dataDir))
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, program]) => ({ pid: Number(pid), parent: Number(parent), program }));
  const shell = rows.find(({ parent }) => parent === process.pid)?.pid ?? 0;
  return { shell, engine: rows.find(({ parent, program }) => parent === shell && program !== 'sh')?.pid ?? 0 };
}

const RESTARTED = /^The table engine was started again: it ended with \w+\.$/;
const BIG = 'x'.repeat(200_000);

test(
  'on a full disk calls fail with a sentence and nothing is half there; with space again all is as before',
  needs(SMALL_DISK),
  async () => {
    const disk = join(dir, 'disk');
    mkdirSync(disk);
    const unmount = mountSmallDisk(disk, 8);
    try {
      const dataDir = join(disk, 'data');
      const { cloud, said, call } = await start(dataDir);
      for (const part of ['table', 'bucket', 'queue']) expect(await call(`${part}/before`, BIG)).toEqual([200, 'kept']);

      writeFileSync(join(disk, 'ballast'), '');
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) fill(join(disk, 'ballast'), size);
      for (const part of ['table', 'bucket', 'queue'])
        for (const name of ['before', 'new'])
          expect(await call(`${part}/${name}`, `${BIG}!`)).toEqual([500, expect.stringMatching(/disk is full/)]);
      expect(await call('bucket/before')).toEqual([200, BIG]);
      expect(await call('bucket/new')).toEqual([200, 'nothing']);
      expect(await call('table/before')).toEqual([200, BIG]);
      expect(await call('table/new')).toEqual([200, 'nothing']);
      expect(await call('queue/all')).toEqual([200, '1']);
      expect(said).toEqual([`The disk is full: nothing new can be stored in ${dataDir} until there is space.`]);
      expect(readdirSync(join(dataDir, 'objects')).filter((name) => name.startsWith('.draft'))).toEqual([]);

      rmSync(join(disk, 'ballast'));
      for (const part of ['table', 'bucket', 'queue'])
        expect(await call(`${part}/new`, 'small')).toEqual([200, 'kept']);
      await cloud.stop();
      const [journal] = readdirSync(join(dataDir, 'queues'));
      const lines = readFileSync(join(dataDir, 'queues', journal ?? ''), 'utf8')
        .trim()
        .split('\n');
      expect(lines.map((line) => JSON.parse(line).did)).toEqual(expect.arrayContaining(['send', 'remove']));

      const again = await start(dataDir);
      expect(await again.call('table/before')).toEqual([200, BIG]);
      expect(await again.call('table/new')).toEqual([200, 'small']);
      expect(await again.call('queue/all')).toEqual([200, '2']);
      await again.cloud.stop();
    } finally {
      unmount();
    }
  },
);

function fill(path: string, bytes: number): void {
  try {
    for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' });
  } catch {
    // The disk is now too full for another write of this size.
  }
}

test('a killed table engine, or its shell, is started again on its files: calls wait, and what was stored is there', async () => {
  const dataDir = join(dir, 'killed');
  const { cloud, said, call } = await start(dataDir);
  for (const [round, victim] of (['engine', 'shell', 'engine'] as const).entries()) {
    expect(await call(`table/${round}`, `text ${round}`)).toEqual([200, 'kept']);
    const before = findEngine(dataDir);
    process.kill(before[victim], 'SIGKILL');
    const during = await Promise.all(Array.from({ length: 6 }, () => call(`table/${round}`)));
    for (const [status, text] of during) if (status !== 503) expect([status, text]).toEqual([200, `text ${round}`]);
    await expect.poll(() => said.filter((line) => RESTARTED.test(line))).toHaveLength(round + 1);
    for (let at = 0; at <= round; at++) expect(await call(`table/${at}`)).toEqual([200, `text ${at}`]);
    expect(findEngine(dataDir).engine).not.toBe(before.engine);
  }
  await cloud.stop();
  expect(findEngine(dataDir)).toEqual({ shell: 0, engine: 0 });
});
