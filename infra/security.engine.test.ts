import { describe, expect, test } from 'vitest';
import { callNeeds, jobNeeds } from './needs/all-needs.ts';
import { at, type Json, list, type Resource, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');
const policies = ofType('AWS::IAM::Policy');

const actionsOf = (policy: Resource | undefined): Json[] =>
  list(at(policy?.properties, 'PolicyDocument', 'Statement')).flatMap((statement) => list(at(statement, 'Action')));
const roleOf = (lambda: Resource) => at(lambda.properties, 'Role', 'Fn::GetAtt', 0);
const policyOf = (lambda: Resource) =>
  policies.find(
    ({ template, properties }) => template === lambda.template && at(properties, 'Roles', 0, 'Ref') === roleOf(lambda),
  );

test("CloudFormation's rules and cdk-nag report only findings accepted with a reason", () => {
  const before = process.exitCode;
  synthesizeScratch({}, true);
  const after = process.exitCode;
  process.exitCode = before;
  expect(after).toBe(before);
});

describe('buckets', () => {
  test('none has public access', () => {
    expect(ofType('AWS::S3::Bucket').length).toBe(4);
    for (const { id, properties } of ofType('AWS::S3::Bucket'))
      expect(properties.PublicAccessBlockConfiguration, id).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
  });

  test('each is encrypted and refuses requests without TLS', () => {
    for (const { id, properties } of ofType('AWS::S3::Bucket')) {
      expect(properties.BucketEncryption, id).toBeDefined();
      const policy = ofType('AWS::S3::BucketPolicy').find((one) => at(one.properties, 'Bucket', 'Ref') === id);
      expect(list(at(policy?.properties, 'PolicyDocument', 'Statement')), id).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
    }
  });

  test('CloudFront reads for this account only', () => {
    const allowed = ofType('AWS::S3::BucketPolicy')
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .filter((statement) => at(statement, 'Principal', 'Service') === 'cloudfront.amazonaws.com');
    expect(allowed.length).toBe(4);
    for (const statement of allowed)
      expect(at(statement, 'Condition')).toEqual({ StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } });
  });
});

describe('roles', () => {
  test('each function has its own', () => {
    const roles = functions.map((lambda) => `${lambda.template} ${roleOf(lambda)}`);
    expect(new Set(roles).size).toBe(functions.length);
  });

  test('none has a managed policy, an inline one, or more than one', () => {
    for (const { id, properties } of ofType('AWS::IAM::Role')) {
      expect(Object.keys(properties).sort(), id).toEqual(['AssumeRolePolicyDocument', 'Tags']);
    }
    expect(policies.length).toBe(functions.length);
  });

  test('no action is a wildcard, and no statement applies to everything', () => {
    for (const policy of policies) {
      for (const action of actionsOf(policy)) expect(action, policy.id).not.toContain('*');
      const statements = list(at(policy.properties, 'PolicyDocument', 'Statement'));
      for (const statement of statements) expect(list(at(statement, 'Resource')), policy.id).not.toContain('*');
    }
  });

  const LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];
  const TAKES_FROM_A_QUEUE = [
    'sqs:ReceiveMessage',
    'sqs:ChangeMessageVisibility',
    'sqs:GetQueueUrl',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
  ];
  const POINT_ACTIONS = {
    draw: ['s3:PutObject'],
    pack: ['s3:GetObject', 's3:ListBucket', 's3:PutObject'],
    winds: ['s3:GetObject', 's3:ListBucket'],
  } as const;
  const find = (name: string) =>
    functions.find(({ properties }) => String(properties.Description).endsWith(`/${name}`));

  test.each(Object.entries(callNeeds))('%s has the rights of its entry and may write its log', (name, needs) => {
    const lambda = find(name);
    const expected = new Set<Json>([
      ...LOG,
      ...[needs.table ?? []].flat().flatMap(({ actions }) => actions.map((action) => `dynamodb:${action}`)),
      ...(needs.cognito ?? []).map((action) => `cognito-idp:${action}`),
      ...(needs.accountSecret ? ['secretsmanager:GetSecretValue'] : []),
      ...(needs.sendsLetters || needs.queuesPayments ? ['sqs:SendMessage'] : []),
      ...(needs.points ? ['s3:GetObject', 's3:ListBucket'] : []),
    ]);
    expect(lambda && new Set(actionsOf(policyOf(lambda)))).toEqual(expected);
  });

  test.each(Object.entries(jobNeeds))('%s has the rights of its entry and may write its log', (name, needs) => {
    const lambda = find(name);
    const expected = new Set<Json>([
      ...LOG,
      ...needs.table.actions.map((action) => `dynamodb:${action}`),
      ...(needs.samples?.includes('read') ? ['s3:GetObject', 's3:ListBucket'] : []),
      ...(needs.samples?.includes('write') ? ['s3:PutObject'] : []),
      ...(needs.tiles || needs.plates ? ['s3:GetObject', 's3:ListBucket', 's3:PutObject'] : []),
      ...(needs.points ?? []).flatMap((access) => POINT_ACTIONS[access]),
      ...(needs.sendsTo ? ['sqs:SendMessage'] : []),
      ...(needs.removesIdentities ? ['cognito-idp:AdminDeleteUser'] : []),
      ...(needs.mails ? ['ses:SendRawEmail'] : []),
      ...(needs.readsSecret ? ['secretsmanager:GetSecretValue'] : []),
      ...('takesFrom' in needs.runs ? [...TAKES_FROM_A_QUEUE, 'sqs:SendMessage'] : []),
    ]);
    expect(lambda && new Set(actionsOf(policyOf(lambda)))).toEqual(expected);
  });

  test('the table is accessed by partition only', () => {
    const statements = policies
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .filter((statement) => list(at(statement, 'Action')).some((action) => String(action).startsWith('dynamodb:')));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const keys = list(at(statement, 'Condition', 'ForAllValues:StringLike', 'dynamodb:LeadingKeys'));
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys)
        expect(String(key)).toMatch(
          /^((BEACH|BUOY|CODE|CONSENT|CYCLE|EMAIL|GIFT|HELD|LETTER|LIMIT|PAYMENT|PLATE|SOCIAL|STATION|TRIAL|USER)#\*|ACCURACY|ADVISORIES|FOLLOWUP|STATIONS)$/,
        );
    }
  });
});

test('the table and the accounts survive the deletion of their stacks', () => {
  const [table] = ofType('AWS::DynamoDB::Table');
  const [people] = ofType('AWS::Cognito::UserPool');
  expect([table?.deletionPolicy, people?.deletionPolicy]).toEqual(['Retain', 'Retain']);
  expect(table?.properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  });
  expect(people?.properties.DeletionProtection).toBe('ACTIVE');
});

test('queues are encrypted and refuse requests without TLS', () => {
  const queues = ofType('AWS::SQS::Queue');
  for (const { id, properties } of queues) expect(properties.SqsManagedSseEnabled, id).toBe(true);
  expect(ofType('AWS::SQS::QueuePolicy').length).toBe(queues.length);
});

describe('letters', () => {
  test('are mailed from one address, under the configuration set that reports bounces, by one function', () => {
    const mailing = policies
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .filter((statement) => list(at(statement, 'Action')).some((action) => String(action).startsWith('ses:')));
    expect(mailing.length).toBe(1);
    expect(at(mailing[0], 'Condition')).toEqual({
      StringEquals: { 'ses:FromAddress': 'letters@groundswell.example' },
    });
    const arns = JSON.stringify(at(mailing[0], 'Resource'));
    expect(arns).toContain(':identity/');
    expect(arns).toContain(':configuration-set/');
  });

  test('are sent over TLS or not at all', () => {
    const [set] = ofType('AWS::SES::ConfigurationSet');
    expect(at(set?.properties, 'DeliveryOptions', 'TlsPolicy')).toBe('REQUIRE');
  });

  test('bounces and complaints are published over TLS, stored encrypted, and only by SES for this account', () => {
    const [topic] = ofType('AWS::SNS::Topic');
    expect(topic?.properties.KmsMasterKeyId).toBeDefined();
    const statements = ofType('AWS::SNS::TopicPolicy').flatMap(({ properties }) =>
      list(at(properties, 'PolicyDocument', 'Statement')),
    );
    expect(statements).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
    const allowed = statements.filter((statement) => at(statement, 'Effect') === 'Allow');
    expect(allowed.map((statement) => at(statement, 'Principal', 'Service'))).toEqual(['ses.amazonaws.com']);
    for (const statement of allowed)
      expect(at(statement, 'Condition', 'StringEquals', 'AWS:SourceAccount')).toEqual({ Ref: 'AWS::AccountId' });
  });
});

describe('the edge', () => {
  const config = at(ofType('AWS::CloudFront::Distribution')[0]?.properties, 'DistributionConfig');
  const behaviors = [at(config, 'DefaultCacheBehavior'), ...list(at(config, 'CacheBehaviors'))];

  test('every reply has the security headers', () => {
    const [headers] = ofType('AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of behaviors) expect(at(behavior, 'ResponseHeadersPolicyId', 'Ref')).toBe(headers?.id);
    const security = at(headers?.properties, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig');
    expect(security).toMatchObject({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
    const csp = String(at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'));
    expect(csp).not.toMatch(/unsafe|\*|https?:/);
    expect(csp).toContain("script-src 'self'");
    expect(csp).toContain("frame-ancestors 'none'");
  });

  test('pages and files redirect to https, calls answer over https only, and all is compressed', () => {
    for (const behavior of behaviors) {
      const path = String(at(behavior, 'PathPattern') ?? '');
      const isRead =
        ['', '/assets/*', '/base-map/*', '/forecast/*', '/forecast/at/*'].includes(path) || path.startsWith('/tiles/');
      const ViewerProtocolPolicy = isRead ? 'redirect-to-https' : 'https-only';
      expect(behavior, path).toMatchObject({ ViewerProtocolPolicy, Compress: true });
    }
  });

  test('a cacheable request reaches the function with nothing outside its cache key', () => {
    const kept = behaviors.filter((behavior) => {
      const policy = ofType('AWS::CloudFront::CachePolicy').find(
        ({ id }) => id === at(behavior, 'CachePolicyId', 'Ref'),
      );
      return Number(at(policy?.properties, 'CachePolicyConfig', 'MaxTTL') ?? 0) > 1;
    });
    expect(kept.length).toBeGreaterThan(0);
    for (const behavior of kept) expect(at(behavior, 'OriginRequestPolicyId')).toBeUndefined();
  });

  test("a request with a token never gets another's reply", () => {
    const id = at(
      behaviors.find((behavior) => at(behavior, 'PathPattern') === '/forecast/*'),
      'CachePolicyId',
      'Ref',
    );
    const policy = ofType('AWS::CloudFront::CachePolicy').find((one) => one.id === id);
    const key = at(policy?.properties, 'CachePolicyConfig', 'ParametersInCacheKeyAndForwardedToOrigin');
    expect(at(key, 'HeadersConfig', 'Headers')).toEqual(['x-groundswell-as', 'x-groundswell-host', 'authorization']);
  });

  test('a writing call receives the origin of the sending page and the requested host name of the site', () => {
    const writing = behaviors.filter((behavior) => list(at(behavior, 'AllowedMethods')).includes('POST'));
    expect(writing.length).toBeGreaterThan(10);
    for (const behavior of writing) {
      const policy = ofType('AWS::CloudFront::OriginRequestPolicy').find(
        ({ id }) => id === at(behavior, 'OriginRequestPolicyId', 'Ref'),
      );
      const names = list(at(policy?.properties, 'OriginRequestPolicyConfig', 'HeadersConfig', 'Headers'));
      expect(names).toEqual(
        expect.arrayContaining([
          'content-type',
          'origin',
          'sec-fetch-site',
          'x-groundswell-host',
          'cloudfront-forwarded-proto',
        ]),
      );
      // CloudFront allows no more.
      expect(names.length).toBeLessThanOrEqual(10);
      const id = at(behavior, 'FunctionAssociations', 0, 'FunctionARN', 'Fn::GetAtt', 0);
      const edge = ofType('AWS::CloudFront::Function').find((one) => one.id === id);
      expect(String(edge?.properties.FunctionCode), String(at(behavior, 'PathPattern'))).toMatch(
        /^ +sayHost\((event\.)?request\);$/m,
      );
    }
  });

  test('an error stays an error: none is replaced by a page', () => {
    for (const answer of list(at(config, 'CustomErrorResponses')))
      expect(at(answer, 'ResponsePagePath')).toBeUndefined();
  });

  test('with its own domain it requires TLS 1.2 at least', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
    const own = synthesizeScratch({ domainName: 'groundswell.example', certificateArn });
    const distribution = own.find(({ type }) => type === 'AWS::CloudFront::Distribution');
    expect(at(distribution?.properties, 'DistributionConfig', 'ViewerCertificate', 'MinimumProtocolVersion')).toBe(
      'TLSv1.2_2021',
    );
  });
});

test('bodies of payment events that are refused are counted, and many raise an alarm', () => {
  const [counted] = ofType('AWS::Logs::MetricFilter');
  const name = at(counted?.properties, 'MetricTransformations', 0, 'MetricName');
  expect(at(counted?.properties, 'FilterPattern')).toBe('"paymentEvent" "refused"');
  const alarms = ofType('AWS::CloudWatch::Alarm').filter(({ properties }) => properties.MetricName === name);
  expect(alarms).toHaveLength(1);
});
