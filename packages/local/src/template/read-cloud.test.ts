import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lambda, writeAssembly } from '../test-support/write-assembly.ts';
import { readCloud } from './read-cloud.ts';

const dirs: string[] = [];
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

const addresses = { queuesUrl: 'http://127.0.0.1:9324', siteHost: 'localhost:3000' };

function write(stacks: Record<string, unknown>, nested: Record<string, unknown> = {}): string {
  const dir = writeAssembly(stacks, nested);
  dirs.push(dir);
  return dir;
}

test('a function gets the names of tables, buckets and queues of other stacks, nested ones too', () => {
  const dir = write(
    {
      Data: {
        Resources: {
          Table: { Type: 'AWS::DynamoDB::Table', Properties: { AttributeDefinitions: [], KeySchema: [] } },
          Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
        },
        Outputs: {
          Exported: {
            Value: { Ref: 'Table' },
            Export: { Name: { 'Fn::Join': [':', [{ Ref: 'AWS::StackName' }, 'Table']] } },
          },
        },
      },
      Api: {
        Resources: {
          Site: { Type: 'AWS::S3::Bucket' },
          Area: {
            Type: 'AWS::CloudFormation::Stack',
            Properties: {
              TemplateURL: {
                'Fn::Join': [
                  '',
                  ['https://s3.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }, '/assets/area.json'],
                ],
              },
              Parameters: { SiteName: { Ref: 'Site' }, TableName: { 'Fn::ImportValue': 'Data:Table' } },
            },
          },
        },
        Outputs: { FromNested: { Value: { 'Fn::GetAtt': ['Area', 'Outputs.Arn'] } } },
      },
    },
    {
      area: {
        Parameters: { SiteName: { Type: 'String' }, TableName: { Type: 'String' } },
        Resources: {
          Fn: lambda(
            { SITE: { Ref: 'SiteName' }, TABLE_NAME: { Ref: 'TableName' }, DAYS: 3 },
            { Timeout: 10, Description: 'site/alert' },
          ),
        },
        Outputs: { Arn: { Value: { 'Fn::GetAtt': ['Fn', 'Arn'] } } },
      },
    },
  );

  const plan = readCloud(dir, addresses);

  expect(plan.functions).toEqual([
    {
      name: 'Api-Area-Fn',
      label: 'site/alert',
      codeDir: join(dir, 'asset.code'),
      handler: 'index.handler',
      environment: { SITE: 'api-site', TABLE_NAME: 'Data-Table', DAYS: '3' },
      timeoutMs: 10_000,
      memoryMb: 128,
    },
  ]);
  expect(plan.tables.map(({ name }) => name)).toEqual(['Data-Table']);
});

test('a queue, its consumer, and its dead-letter queue', () => {
  const dir = write({
    Ocean: {
      Resources: {
        Parked: { Type: 'AWS::SQS::Queue' },
        Steps: {
          Type: 'AWS::SQS::Queue',
          Properties: {
            VisibilityTimeout: 720,
            RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Parked', 'Arn'] }, maxReceiveCount: 4 },
          },
        },
        Ingest: lambda({ STEPS_QUEUE_URL: { Ref: 'Steps' } }),
        Feed: {
          Type: 'AWS::Lambda::EventSourceMapping',
          Properties: {
            EventSourceArn: { 'Fn::GetAtt': ['Steps', 'Arn'] },
            FunctionName: { Ref: 'Ingest' },
            BatchSize: 1,
            FunctionResponseTypes: ['ReportBatchItemFailures'],
            ScalingConfig: { MaximumConcurrency: 10 },
          },
        },
      },
    },
  });

  const plan = readCloud(dir, addresses);

  expect(plan.functions[0]?.environment.STEPS_QUEUE_URL).toBe('http://127.0.0.1:9324/000000000000/Ocean-Steps');
  expect(plan.queues[1]).toMatchObject({
    name: 'Ocean-Steps',
    visibilityTimeoutMs: 720_000,
    redrive: { deadLetterQueue: 'Ocean-Parked', maxReceiveCount: 4 },
  });
  expect(plan.mappings).toEqual([
    {
      queueName: 'Ocean-Steps',
      functionName: 'Ocean-Ingest',
      batchSize: 1,
      maxConcurrency: 10,
      reportsItemFailures: true,
    },
  ]);
});

/** A pool in which an administrator creates the users. */
const closed = {
  UsernameConfiguration: { CaseSensitive: true },
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
};

/** A template with one function that both serves a route and authorizes it. */
const guarded = (authorizer: object, route: object = {}) => ({
  App: {
    Resources: {
      Fn: lambda({}),
      Api: { Type: 'AWS::ApiGatewayV2::Api' },
      Integration: {
        Type: 'AWS::ApiGatewayV2::Integration',
        Properties: { ApiId: { Ref: 'Api' }, IntegrationUri: { 'Fn::GetAtt': ['Fn', 'Arn'] } },
      },
      Edge: {
        Type: 'AWS::ApiGatewayV2::Authorizer',
        Properties: {
          ApiId: { Ref: 'Api' },
          AuthorizerType: 'REQUEST',
          AuthorizerUri: {
            'Fn::Join': [
              '',
              ['arn:aws:apigateway:us-east-1:lambda:path/functions/', { 'Fn::GetAtt': ['Fn', 'Arn'] }, '/invocations'],
            ],
          },
          IdentitySource: ['$request.header.X-Edge'],
          EnableSimpleResponses: true,
          AuthorizerResultTtlInSeconds: 3600,
          ...authorizer,
        },
      },
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: { ApiId: { Ref: 'Api' }, DefaultRouteSettings: { ThrottlingRateLimit: 500 } },
      },
      Route: {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {
          ApiId: { Ref: 'Api' },
          RouteKey: '$default',
          Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
          AuthorizationType: 'CUSTOM',
          AuthorizerId: { Ref: 'Edge' },
          ...route,
        },
      },
    },
  },
});

test('an API with its throttle, its routes and the authorizer of each', () => {
  expect(readCloud(write(guarded({})), addresses).apis).toEqual([
    {
      id: 'App-Api',
      authorizers: new Map([['App-Edge', { functionName: 'App-Fn', header: 'x-edge', keptMs: 3_600_000 }]]),
      routes: [{ routeKey: '$default', functionName: 'App-Fn', authorizerId: 'App-Edge' }],
      throttle: { perSecond: 500, burst: 5000 },
    },
  ]);
});

test('a route to an alias leads to its function, whatever version the alias names', () => {
  const { App } = guarded({});
  const { Integration, ...others } = App.Resources;
  const properties = { ...Integration.Properties, IntegrationUri: { Ref: 'Live' } };
  const aliased = {
    ...others,
    Integration: { ...Integration, Properties: properties },
    Version: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Fn' } } },
    Live: {
      Type: 'AWS::Lambda::Alias',
      Properties: {
        FunctionName: { Ref: 'Fn' },
        FunctionVersion: { 'Fn::GetAtt': ['Version', 'Version'] },
        Name: 'live',
      },
      UpdatePolicy: { CodeDeployLambdaAliasUpdate: { ApplicationName: { Ref: 'Canaries' } } },
    },
    Canaries: { Type: 'AWS::CodeDeploy::Application' },
  };
  expect(readCloud(write({ App: { Resources: aliased } }), addresses).apis[0]?.routes).toEqual([
    { routeKey: '$default', functionName: 'App-Fn', authorizerId: 'App-Edge' },
  ]);
});

test.each([
  ['a token', { AuthorizerType: 'JWT' }, {}, /Edge cannot run here/],
  ['two headers', { IdentitySource: ['$request.header.A', '$request.header.B'] }, {}, /Edge cannot run here/],
  ['a policy', { EnableSimpleResponses: false }, {}, /Edge cannot run here/],
  ['an authorizer that is not there', {}, { AuthorizerId: 'Other' }, /wants the authorizer Other, which is not there/],
  ['IAM', {}, { AuthorizationType: 'AWS_IAM' }, /wants AWS_IAM/],
])('a route that is guarded by %s stops the start', (_, authorizer, route, message) => {
  expect(() => readCloud(write(guarded(authorizer, route)), addresses)).toThrow(message);
});

test('a user pool with its clients and triggers, ids in the form of Cognito’s', () => {
  const dir = write({
    Auth: {
      Resources: {
        People: {
          Type: 'AWS::Cognito::UserPool',
          Properties: {
            ...closed,
            Policies: { PasswordPolicy: { MinimumLength: 10 } },
            LambdaConfig: {
              DefineAuthChallenge: { 'Fn::GetAtt': ['Trigger', 'Arn'] },
              PreTokenGenerationConfig: { LambdaArn: { 'Fn::GetAtt': ['Trigger', 'Arn'] }, LambdaVersion: 'V2_0' },
            },
          },
        },
        Web: {
          Type: 'AWS::Cognito::UserPoolClient',
          Properties: {
            UserPoolId: { Ref: 'People' },
            GenerateSecret: true,
            WriteAttributes: ['custom:closed'],
            ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH'],
            PreventUserExistenceErrors: 'ENABLED',
            AccessTokenValidity: 60,
            RefreshTokenValidity: 43_200,
            TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
            RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
          },
        },
        Trigger: lambda({}),
        Fn: lambda({ USER_POOL_ID: { Ref: 'People' }, USER_POOL_CLIENT_ID: { Ref: 'Web' } }),
      },
    },
  });

  const plan = readCloud(dir, addresses);
  const { USER_POOL_ID = '', USER_POOL_CLIENT_ID } = plan.functions[1]?.environment ?? {};

  expect(USER_POOL_ID).toMatch(/^us-east-1_[a-z0-9]{9}$/);
  expect(plan.userPools).toEqual([
    {
      id: USER_POOL_ID,
      issuer: `https://cognito-idp.us-east-1.amazonaws.com/${USER_POOL_ID}`,
      leastPasswordLength: 10,
      triggers: { defineAuthChallenge: 'Auth-Trigger', preTokenGeneration: 'Auth-Trigger' },
      clients: [
        {
          id: USER_POOL_CLIENT_ID,
          name: 'Auth-Web',
          poolId: USER_POOL_ID,
          hasSecret: true,
          flows: new Set(['ALLOW_CUSTOM_AUTH']),
          hidesMissingUsers: true,
          accessTokenS: 3600,
          idTokenS: 3600,
          refreshTokenS: 30 * 86_400,
          rotation: { graceS: 60 },
        },
      ],
    },
  ]);
});

test.each([
  ['that one may sign up to', { AdminCreateUserConfig: {} }, {}],
  ['where a mailed code sets a password', { AccountRecoverySetting: {} }, {}],
  ['that finds users by e-mail', { UsernameAttributes: ['email'] }, {}],
  ['whose user names are one in whatever case', { UsernameConfiguration: { CaseSensitive: false } }, {}],
  ['whose trigger cannot change scopes', { LambdaConfig: { PreTokenGeneration: 'arn' } }, {}],
  ['whose users write all attributes', {}, { WriteAttributes: [] }],
  ['whose users write their address', {}, { WriteAttributes: ['custom:closed', 'email'] }],
])('a user pool %s is refused, since it cannot run here', (_, pool, client) => {
  const dir = write({
    Auth: {
      Resources: {
        People: { Type: 'AWS::Cognito::UserPool', Properties: { ...closed, ...pool } },
        Web: {
          Type: 'AWS::Cognito::UserPoolClient',
          Properties: { UserPoolId: { Ref: 'People' }, WriteAttributes: ['custom:closed'], ...client },
        },
      },
    },
  });
  expect(() => readCloud(dir, addresses)).toThrow(/People|Web/);
});

test('a resource whose condition does not hold is left out', () => {
  const dir = write({
    Data: {
      Conditions: {
        InChina: {
          'Fn::Or': [
            { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'cn-north-1'] },
            { 'Fn::Not': [{ Condition: 'Always' }] },
          ],
        },
        Always: { 'Fn::Equals': ['a', 'a'] },
      },
      Resources: {
        Kept: {
          Type: 'AWS::S3::Bucket',
          Condition: 'Always',
          Properties: { BucketName: { 'Fn::If': ['InChina', 'china', 'elsewhere'] } },
        },
        Left: { Type: 'AWS::S3::Bucket', Condition: 'InChina' },
      },
    },
  });
  expect(readCloud(dir, addresses).buckets).toEqual([{ name: 'elsewhere', expiry: [] }]);
});

test.each([
  [
    'a resource it cannot run',
    { Resources: { Db: { Type: 'AWS::RDS::DBInstance' } } },
    /cannot run AWS::RDS::DBInstance \(Db\)/,
  ],
  [
    'a function of the template it does not know',
    { Resources: { B: { Type: 'AWS::S3::Bucket', Properties: { BucketName: { 'Fn::Cidr': [] } } } } },
    /Fn::Cidr/,
  ],
  [
    'a value that nobody gives',
    {
      Parameters: { Name: { Type: 'String' } },
      Resources: { B: { Type: 'AWS::S3::Bucket', Properties: { BucketName: { Ref: 'Name' } } } },
    },
    /The parameter Name of App has neither/,
  ],
  [
    'a FIFO queue',
    { Resources: { Q: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } } } },
    /Q is a FIFO queue/,
  ],
])('%s is named in the error', (_, template, message) => {
  expect(() => readCloud(write({ App: template }), addresses)).toThrow(message);
});
