import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorkers } from './build/bundle-workers.ts';
import { startClock } from './clock.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { findPort } from './find-port.ts';
import { SIGN_BY_ENVIRONMENT } from './test-support/sign-address.ts';
import { lambda, writeAssembly } from './test-support/write-assembly.ts';

/** The function under test performs the action that a request's body names, and replies with the service's status. */
const CODE = `
import { request } from 'node:http';
${SIGN_BY_ENVIRONMENT}
const env = process.env;
const send = (method, address, headers, body) => new Promise((resolve, reject) => {
  const { hostname, port, pathname, search } = new URL(address);
  const sent = request({ method, hostname, port, path: pathname + search, headers }, (reply) => {
    reply.resume();
    resolve(reply.statusCode);
  });
  sent.on('error', reject);
  sent.end(body);
});
const json = (endpoint, target, body) =>
  send('POST', endpoint, { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target }, JSON.stringify(body));
const MESSAGES = { SendMessage: { MessageBody: 'a' }, SendMessageBatch: { Entries: [{ Id: 'a', MessageBody: 'a' }] } };
const services = {
  sqs: (action, of) => json(env.AWS_ENDPOINT_URL_SQS, 'AmazonSQS.' + action, { QueueUrl: env[of], ...MESSAGES[action] }),
  s3: (method, key) => send(method, sign(method, env.AWS_ENDPOINT_URL_S3 + '/' + env.BUCKET + key), {}, method === 'PUT' ? 'a' : undefined),
  secrets: (action, of) => json(env.AWS_ENDPOINT_URL_SECRETS_MANAGER, 'secretsmanager.' + action, { SecretId: env[of] }),
  cognito: (action) => json(env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, 'AWSCognitoIdentityProviderService.' + action, {
    UserPoolId: env.POOL, Username: 'a', UserAttributes: [],
  }),
  ses: (action, Source) => send('POST', env.AWS_ENDPOINT_URL_SES, {}, new URLSearchParams({
    Action: action, Source, 'Destinations.member.1': 'a@surf.example', 'RawMessage.Data': 'YQ==',
  }).toString()),
};
export async function handler({ body }) {
  const [service, ...given] = JSON.parse(body);
  return { statusCode: 200, body: String(await services[service](...given)) };
}`;

const arn = (id: string, ...more: readonly string[]) => ({
  'Fn::Join': ['', [{ 'Fn::GetAtt': [id, 'Arn'] }, ...more]],
});
const allow = (Action: string | readonly string[], Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const template = {
  Resources: {
    Own: { Type: 'AWS::SQS::Queue' },
    Other: { Type: 'AWS::SQS::Queue' },
    Bucket: { Type: 'AWS::S3::Bucket' },
    OwnSecret: { Type: 'AWS::SecretsManager::Secret', Properties: { SecretString: 'a' } },
    OtherSecret: { Type: 'AWS::SecretsManager::Secret', Properties: { SecretString: 'b' } },
    Pool: {
      Type: 'AWS::Cognito::UserPool',
      Properties: {
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        UsernameConfiguration: { CaseSensitive: true },
        AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
      },
    },
    Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'surf.example' } },
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      },
    },
    // Rights are in the role itself, and in a policy beside it.
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Policies: [{ PolicyName: 'Rights', PolicyDocument: { Statement: [allow('sqs:SendMessage', arn('Own'))] } }],
      },
    },
    Policy: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        Roles: [{ Ref: 'Role' }],
        PolicyDocument: {
          Statement: [
            allow(['s3:PutObject', 's3:GetObject'], arn('Bucket', '/own/*')),
            allow('secretsmanager:GetSecretValue', { Ref: 'OwnSecret' }),
            allow('cognito-idp:AdminGetUser', arn('Pool')),
            allow('ses:SendRawEmail', 'arn:aws:ses:us-east-1:000000000000:identity/surf.example', {
              Condition: { StringEquals: { 'ses:FromAddress': 'letters@surf.example' } },
            }),
          ],
        },
      },
    },
    Fn: lambda(
      {
        OWN: { Ref: 'Own' },
        OTHER: { Ref: 'Other' },
        BUCKET: { Ref: 'Bucket' },
        OWN_SECRET: { Ref: 'OwnSecret' },
        OTHER_SECRET: { Ref: 'OtherSecret' },
        POOL: { Ref: 'Pool' },
      },
      { Description: 'test/asker', Timeout: 20, Role: { 'Fn::GetAtt': ['Role', 'Arn'] } },
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
        RouteKey: 'POST /ask',
        Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
      },
    },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [
            { Id: 'api', DomainName: { 'Fn::Join': ['', [{ Ref: 'Api' }, '.execute-api.us-east-1.amazonaws.com']] } },
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

const dir = mkdtempSync(join(tmpdir(), 'groundswell-rights-'));
const said: string[] = [];
let cloud: Cloud;
let url: string;
beforeAll(async () => {
  const port = await findPort();
  url = `http://localhost:${port}/ask`;
  cloud = await startCloud({
    app: { dir: writeAssembly({ App: template }, {}, CODE), workers: await bundleWorkers(join(dir, 'workers')) },
    dataDir: join(dir, 'data'),
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
});
afterAll(async () => {
  await cloud.stop();
  rmSync(dir, { recursive: true });
});

async function ask(...wanted: readonly string[]): Promise<number> {
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(wanted) });
  return Number(await reply.text());
}

test.each([
  [200, ['sqs', 'SendMessage', 'OWN']],
  [200, ['sqs', 'SendMessageBatch', 'OWN']],
  [200, ['s3', 'PUT', '/own/a']],
  [200, ['s3', 'GET', '/own/a']],
  [200, ['secrets', 'GetSecretValue', 'OWN_SECRET']],
  [200, ['ses', 'SendRawEmail', 'letters@surf.example']],
] as const)('%d for what the role allows: %j', async (status, wanted) => {
  said.length = 0;
  expect([await ask(...wanted), said]).toEqual([status, []]);
});

test.each([
  [403, ['sqs', 'SendMessage', 'OTHER'], 'sqs:SendMessage on arn:aws:sqs:us-east-1:000000000000:App-Other'],
  [403, ['sqs', 'ReceiveMessage', 'OWN'], 'sqs:ReceiveMessage on arn:aws:sqs:us-east-1:000000000000:App-Own'],
  [403, ['s3', 'PUT', '/other/a'], 's3:PutObject on arn:aws:s3:::app-bucket/other/a'],
  [403, ['s3', 'DELETE', '/own/a'], 's3:DeleteObject on arn:aws:s3:::app-bucket/own/a'],
  [403, ['s3', 'GET', '/'], 's3:ListBucket on arn:aws:s3:::app-bucket'],
  [400, ['secrets', 'GetSecretValue', 'OTHER_SECRET'], 'secretsmanager:GetSecretValue on arn:aws:secretsmanager:'],
  [
    400,
    ['cognito', 'AdminDeleteUser'],
    'cognito-idp:AdminDeleteUser on arn:aws:cognito-idp:us-east-1:000000000000:userpool/',
  ],
  [
    403,
    ['ses', 'SendRawEmail', 'crew@surf.example'],
    'ses:SendRawEmail on arn:aws:ses:us-east-1:000000000000:identity/',
  ],
] as const)('%d beyond the role, and the cloud says so: %j', async (status, wanted, access) => {
  said.length = 0;
  expect([await ask(...wanted), said]).toEqual([
    status,
    [expect.stringContaining(`The role of test/asker is not authorized to perform ${access}`)],
  ]);
});

test('an action that the role allows fails for its own reason only', async () => {
  said.length = 0;
  expect([await ask('cognito', 'AdminGetUser'), said]).toEqual([400, []]);
});
