import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSendStatisticsCommand, SESClient } from '@aws-sdk/client-ses';
import { findSharedMoto, MOTO } from '@groundswell/test/support/moto';
import { needs } from '@groundswell/test/support/needs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientSettings } from './aws-endpoint/client-settings.ts';
import { connectEndpoint } from './aws-endpoint/connect.ts';
import type { BuiltApp } from './build/build-app.ts';
import { bundleWorkers } from './build/bundle-workers.ts';
import { startClock } from './clock.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { startServer } from './services/http-server.ts';
import { SIGN_BY_ENVIRONMENT } from './test-support/sign-address.ts';
import { lambda, writeAssembly } from './test-support/write-assembly.ts';

/**
 * The function under test counts its calls in a bucket. It puts the body of a call into a queue, and stores each
 * message from the queue in the bucket.
 */
const CODE = `
${SIGN_BY_ENVIRONMENT}
const at = (key) => process.env.AWS_ENDPOINT_URL_S3 + '/' + process.env.BUCKET + '/' + key;
export async function handler(event) {
  if (event.type === 'REQUEST') return { isAuthorized: event.identitySource[0] === process.env.SECRET };
  if (event['detail-type']) return console.log('fired by ' + event['detail-type'] + ', metrics to: ' + process.env.METRICS_NAMESPACE);
  const notification = event.Records?.[0]?.Sns;
  if (notification) return void (await fetch(sign('PUT', at('notification')), { method: 'PUT', body: notification.Message }));
  if (event.Records) {
    for (const { body } of event.Records) await fetch(sign('PUT', at('queued')), { method: 'PUT', body });
    return { batchItemFailures: [] };
  }
  const read = /^\\/(queued|notification)$/.exec(event.rawPath);
  if (read) return { statusCode: 200, body: await (await fetch(sign('GET', at(read[1])))).text() };
  if (event.rawPath === '/mail') {
    const { SECRET, LETTERS, AWS_ENDPOINT_URL_SES } = process.env;
    const form = { Action: 'SendRawEmail', Source: 'a@groundswell.example', ConfigurationSetName: LETTERS };
    const to = { 'Destinations.member.1': 'bounce@simulator.amazonses.com' };
    const raw = Buffer.from('Subject: key of ' + SECRET.length + '\\r\\n\\r\\nhello').toString('base64');
    const body = new URLSearchParams({ ...form, ...to, 'RawMessage.Data': raw });
    return { statusCode: (await fetch(AWS_ENDPOINT_URL_SES, { method: 'POST', body })).status };
  }
  if (event.body) {
    await fetch(process.env.AWS_ENDPOINT_URL_SQS, {
      method: 'POST',
      headers: {
        'x-amz-target': 'AmazonSQS.SendMessage',
        'content-type': 'application/x-amz-json-1.0',
        authorization: 'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/sqs/aws4_request, SignedHeaders=host, Signature=local',
      },
      body: JSON.stringify({ QueueUrl: process.env.QUEUE_URL, MessageBody: event.body }),
    });
    return { statusCode: 202 };
  }
  const before = await fetch(sign('GET', at('count')));
  const count = before.ok ? Number(await before.text()) + 1 : 1;
  await fetch(sign('PUT', at('count')), { method: 'PUT', body: String(count) });
  return { count, now: Date.now(), id: event.pathParameters.id };
}`;

const cachePolicy = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const secretValue = { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, ':SecretString:::}}']] };
const apiOrigin = (Id: string, OriginCustomHeaders: readonly object[]) => ({
  Id,
  DomainName: { 'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.', { Ref: 'AWS::Region' }, '.amazonaws.com']] },
  OriginCustomHeaders,
});
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
      {
        BUCKET: { Ref: 'Bucket' },
        QUEUE_URL: { Ref: 'Queue' },
        LETTERS: { Ref: 'Letters' },
        METRICS_NAMESPACE: 'Groundswell',
        SECRET: secretValue,
      },
      { Timeout: 10, Description: 'test/everything' },
    ),
    Secret: { Type: 'AWS::SecretsManager::Secret', Properties: { GenerateSecretString: { PasswordLength: 40 } } },
    Rule: {
      Type: 'AWS::Events::Rule',
      Properties: { ScheduleExpression: 'rate(1 hour)', Targets: [{ Arn: { 'Fn::GetAtt': ['Fn', 'Arn'] } }] },
    },
    Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'groundswell.example' } },
    Letters: { Type: 'AWS::SES::ConfigurationSet' },
    Outcomes: { Type: 'AWS::SNS::Topic' },
    Subscription: {
      Type: 'AWS::SNS::Subscription',
      Properties: { TopicArn: { Ref: 'Outcomes' }, Protocol: 'lambda', Endpoint: { 'Fn::GetAtt': ['Fn', 'Arn'] } },
    },
    Destination: {
      Type: 'AWS::SES::ConfigurationSetEventDestination',
      Properties: {
        ConfigurationSetName: { Ref: 'Letters' },
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['BOUNCE'],
          SnsDestination: { TopicARN: { Ref: 'Outcomes' } },
        },
      },
    },
    Feed: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] }, FunctionName: { Ref: 'Fn' } },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api' },
    Integration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { ApiId: { Ref: 'Api' }, IntegrationUri: { 'Fn::GetAtt': ['Fn', 'Arn'] } },
    },
    Route: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: { Ref: 'Api' },
        RouteKey: 'ANY /{id}',
        AuthorizationType: 'CUSTOM',
        AuthorizerId: { Ref: 'EdgeAlone' },
        Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
      },
    },
    EdgeAlone: {
      Type: 'AWS::ApiGatewayV2::Authorizer',
      Properties: {
        ApiId: { Ref: 'Api' },
        AuthorizerType: 'REQUEST',
        AuthorizerUri: { 'Fn::GetAtt': ['Fn', 'Arn'] },
        IdentitySource: ['$request.header.X-Edge'],
        EnableSimpleResponses: true,
      },
    },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [
            apiOrigin('edge', [{ HeaderName: 'X-Edge', HeaderValue: secretValue }]),
            // This origin sends no secret header, as in a request that bypasses the edge.
            apiOrigin('past-the-edge', []),
            apiOrigin('pretends', [{ HeaderName: 'X-Edge', HeaderValue: 'a guess' }]),
          ],
          CacheBehaviors: ['past-the-edge', 'pretends'].map((id) => ({
            TargetOriginId: id,
            PathPattern: `/${id}`,
            CachePolicyId: cachePolicy,
          })),
          DefaultCacheBehavior: { TargetOriginId: 'edge', CachePolicyId: cachePolicy, AllowedMethods: ['GET', 'POST'] },
        },
      },
    },
  },
};

const dir = mkdtempSync(join(tmpdir(), 'groundswell-local-'));
let app: BuiltApp;
let port: number;
let url: string;

beforeAll(async () => {
  app = { dir: writeAssembly({ App: template }, {}, CODE), workers: await bundleWorkers(join(dir, 'workers')) };
  const free = await startServer((_request, response) => response.end());
  port = Number(new URL(free.url).port);
  url = `http://localhost:${port}`;
  await free.stop();
});
afterAll(() => {
  for (const one of [dir, app.dir]) rmSync(one, { recursive: true });
});

/** Starts the cloud with its data on this machine, or at an endpoint. */
async function start(now?: number, endpointUrl?: string): Promise<Cloud> {
  const ocean = { kind: 'live', sentence: '', mirror: {} } as const;
  const endpoint = endpointUrl === undefined ? undefined : await connectEndpoint(endpointUrl);
  return startCloud({
    app,
    dataDir: join(dir, endpoint?.dataId ?? 'data'),
    endpoint,
    port,
    clock: startClock(now),
    ocean,
    folder: { isComposed: true, isComplete: true },
    verbose: false,
    limits: true,
    charts: true,
    say: () => undefined,
    onBroken: (sentence) => expect.unreachable(sentence),
  });
}

/** Counts this process's running child processes. */
function countChildren(): number {
  const table = execFileSync('ps', ['-axo', 'ppid=,comm='], { encoding: 'utf8' }).split('\n');
  return table.filter((row) => Number(row.trim().split(/\s+/)[0]) === process.pid && row.includes('dynoxide')).length;
}

test('the app of a template answers, keeps its data across restarts, and leaves no process behind', async () => {
  const pinned = Date.UTC(2021, 7, 26, 17);
  const first = await start(pinned);
  const reply = (await (await fetch(`${url}/a%20b`)).json()) as { count: number; now: number; id: string };
  expect(reply).toMatchObject({ count: 1, id: 'a b' });
  expect(Math.abs(reply.now - pinned)).toBeLessThan(30_000);

  await first.stop();
  expect(countChildren()).toBe(0);
  await expect(fetch(url)).rejects.toThrow();

  const second = await start();
  expect(await (await fetch(`${url}/x`)).json()).toMatchObject({ count: 2 });
  await second.stop();
});

test('the API answers only requests from the edge', async () => {
  const cloud = await start();
  const answers = ['/x', '/past-the-edge', '/pretends'].map(async (path) => {
    const reply = await fetch(url + path);
    return [reply.status, ((await reply.json()) as { message?: string }).message];
  });
  expect(await Promise.all(answers)).toEqual([
    [200, undefined],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
  ]);
  await cloud.stop();
});

test("a message that a function queues reaches the queue's consumer, after a restart too", async () => {
  const first = await start();
  expect((await fetch(`${url}/x`, { method: 'POST', body: 'hello' })).status).toBe(202);
  await first.stop();

  const second = await start();
  second.startJobs();
  await expect.poll(async () => (await fetch(`${url}/queued`)).text()).toBe('hello');
  await second.stop();
});

test('an email stays in the inbox, its bounce reaches the subscribed function, and its secret stays the same', async () => {
  const first = await start();
  expect((await fetch(`${url}/mail`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${url}/notification`)).text()).toContain('"Bounce"');
  await first.stop();

  const second = await start();
  const [mail] = (await (await fetch(`${url}/_local/mail.json`)).json()) as { subject: string; to: string }[];
  expect(mail).toMatchObject({ subject: 'key of 40', to: 'bounce@simulator.amazonses.com' });
  await second.stop();
});

test('a scheduled job runs on request and returns its result, and publishes no metrics', async () => {
  const cloud = await start();
  const fire = { method: 'POST', headers: { 'x-groundswell-local': 'fire' } };
  const fired = await (await fetch(`${url}/_local/fire/everything`, fire)).json();
  expect(fired).toMatchObject({ job: 'everything', lines: ['fired by Scheduled Event, metrics to: '] });
  await cloud.stop();
});

test('a port in use fails the start, and everything already started is stopped', async () => {
  const other = await startServer((_request, response) => response.end(), port);
  await expect(start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(countChildren()).toBe(0);
  await other.stop();
});

test(
  'the data of a cloud at an endpoint stays there, and the cloud takes messages and mails through it',
  needs(MOTO),
  async () => {
    const moto = await findSharedMoto();
    const first = await start(undefined, moto);
    expect(await (await fetch(`${url}/x`)).json()).toMatchObject({ count: 1 });
    expect((await fetch(`${url}/mail`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${url}/notification`)).text()).toContain('"Bounce"');
    expect((await fetch(`${url}/x`, { method: 'POST', body: 'hello' })).status).toBe(202);
    await first.stop();

    const second = await start(undefined, moto);
    second.startJobs();
    await expect.poll(async () => (await fetch(`${url}/queued`)).text()).toBe('hello');
    expect(await (await fetch(`${url}/x`)).json()).toMatchObject({ count: 2 });
    const [mail] = (await (await fetch(`${url}/_local/mail.json`)).json()) as { subject: string; to: string }[];
    expect(mail).toMatchObject({ subject: 'key of 40', to: 'bounce@simulator.amazonses.com' });
    const ses = new SESClient({ ...clientSettings(moto) });
    const { SendDataPoints } = await ses.send(new GetSendStatisticsCommand());
    expect(SendDataPoints).toMatchObject([{ DeliveryAttempts: 1 }]);
    await second.stop();
  },
);
