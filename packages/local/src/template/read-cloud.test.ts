import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCloud } from './read-cloud.ts';

const dirs: string[] = [];
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

const addresses = { queuesUrl: 'http://127.0.0.1:9324', siteHost: 'localhost:3000' };

/** Writes an assembly as `cdk synth` does: a manifest, an asset list, a template for each stack and nested stack. */
function writeAssembly(stacks: Record<string, unknown>, nested: Record<string, unknown> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-assembly-'));
  dirs.push(dir);
  mkdirSync(join(dir, 'asset.code'));
  const write = (name: string, value: unknown) => writeFileSync(join(dir, name), JSON.stringify(value));
  const names = ['code.zip', ...Object.keys(nested).map((name) => `${name}.json`)];
  const files = Object.fromEntries(
    names.map((key) => [
      key,
      { source: { path: key === 'code.zip' ? 'asset.code' : key }, destinations: { a: { objectKey: key } } },
    ]),
  );
  write('list.assets.json', { files });
  for (const [name, template] of Object.entries({ ...stacks, ...nested })) write(`${name}.json`, template);
  const artifacts = Object.fromEntries(
    Object.keys(stacks).map((name) => [
      name,
      { type: 'aws:cloudformation:stack', properties: { templateFile: `${name}.json` } },
    ]),
  );
  write('manifest.json', {
    artifacts: { ...artifacts, list: { type: 'cdk:asset-manifest', properties: { file: 'list.assets.json' } } },
  });
  return dir;
}

const lambda = (environment: unknown, more: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    Runtime: 'nodejs24.x',
    Handler: 'index.handler',
    Code: { S3Bucket: { 'Fn::Sub': 'cdk-assets-${AWS::AccountId}-${AWS::Region}' }, S3Key: 'code.zip' },
    Environment: { Variables: environment },
    ...more,
  },
});

test('a function gets the names of tables, buckets and queues of other stacks, nested ones too', () => {
  const dir = writeAssembly(
    {
      Data: {
        Resources: {
          Table: { Type: 'AWS::DynamoDB::Table', Properties: { AttributeDefinitions: [], KeySchema: [] } },
          Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
        },
        Outputs: {
          Exported: { Value: { Ref: 'Table' }, Export: { Name: { 'Fn::Sub': '${AWS::StackName}:Table' } } },
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

test('a queue, what feeds on it, and where its failures go', () => {
  const dir = writeAssembly({
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
      batchWindowMs: 0,
      maxConcurrency: 10,
      reportsItemFailures: true,
    },
  ]);
});

test('a resource whose condition does not hold is left out', () => {
  const dir = writeAssembly({
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
  expect(() => readCloud(writeAssembly({ App: template }), addresses)).toThrow(message);
});
