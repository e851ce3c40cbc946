import { areas } from '@groundswell/contracts';
import { EMBED_HOSTS } from '@groundswell/posts/embeds';
import { describe, expect, test } from 'vitest';
import { cacheKeys } from './constructs/call-behaviors.ts';
import { callNeeds, jobNeeds } from './needs/all-needs.ts';
import { listPathPatterns } from './path-patterns.ts';
import { EDGE_REGION } from './stacks/limits-stack.ts';
import {
  at,
  type Json,
  list,
  type Resource,
  rolePolicies,
  siteDistribution,
  synthesizeScratch,
  WITH_SETTINGS,
} from './test-support/scratch-cloud.ts';

// The security checks take seconds to load, so this one file tests both the app and its checks.
const { cloud, ...ours } = synthesizeChecked();
const abroad = synthesizeChecked({ region: 'eu-west-1' });
const trial = synthesizeChecked({ stage: 'trial', stages: { trial: { mailFrom: '', siteUrl: '' } } });
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');
const policies = rolePolicies(cloud);

const actionsOf = (policy: Resource | undefined): Json[] =>
  list(at(policy?.properties, 'PolicyDocument', 'Statement')).flatMap((statement) => list(at(statement, 'Action')));
const roleOf = (lambda: Resource) => at(lambda.properties, 'Role', 'Fn::GetAtt', 0);
const policiesOf = (lambda: Resource) =>
  policies.filter(
    ({ template, properties }) => template === lambda.template && at(properties, 'Roles', 0, 'Ref') === roleOf(lambda),
  );

test("CloudFormation's rules and cdk-nag report only findings accepted with a reason, also in another region or stage", () => {
  expect([ours.isFaulty, abroad.isFaulty, trial.isFaulty]).toEqual([false, false, false]);
});

describe('buckets', () => {
  test('none has public access', () => {
    expect(ofType('AWS::S3::Bucket').length).toBe(5);
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
    expect(allowed.length).toBe(6);
    for (const statement of allowed)
      expect(at(statement, 'Condition')).toEqual({ StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } });
  });
});

describe('roles', () => {
  test('each function has its own', () => {
    const roles = functions.map((lambda) => `${lambda.template} ${roleOf(lambda)}`);
    expect(new Set(roles).size).toBe(functions.length);
  });

  test('none has a managed policy, or more than one, except for its queue', () => {
    const roles = ofType('AWS::IAM::Role');
    for (const { id, properties } of roles) {
      const known = ['AssumeRolePolicyDocument', 'Policies', 'Tags'];
      expect(
        Object.keys(properties).filter((key) => !known.includes(key)),
        id,
      ).toEqual([]);
    }
    const fed = ofType('AWS::Lambda::EventSourceMapping').length;
    expect(policies.length).toBe(roles.length + fed);
    // CodeDeploy has a role as well.
    expect(roles.length).toBe(functions.length + 1);
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
  const UPLOAD_ACTIONS = {
    post: ['s3:PutObject'],
    make: ['s3:GetObject', 's3:ListBucket', 's3:PutObject'],
    remove: ['s3:DeleteObject'],
  } as const;
  const find = (name: string) =>
    functions.find(({ properties }) => String(properties.Description).endsWith(`/${name}`));

  test.each(Object.entries(callNeeds))('%s has the rights of its entry and may write its log', (name, needs) => {
    const lambda = find(name);
    const expected = new Set<Json>([
      ...LOG,
      ...[needs.table ?? []].flat().flatMap(({ actions }) => actions.map((action) => `dynamodb:${action}`)),
      ...(needs.cognito ?? []).map((action) => `cognito-idp:${action}`),
      ...(needs.secrets ? ['secretsmanager:GetSecretValue'] : []),
      ...(needs.sendsEmails || needs.sendsCodes || needs.queuesPayments ? ['sqs:SendMessage'] : []),
      ...(needs.points || needs.chartRuns || needs.forecastLog ? ['s3:GetObject', 's3:ListBucket'] : []),
      ...(needs.uploads ? UPLOAD_ACTIONS[needs.uploads] : []),
    ]);
    expect(lambda && new Set(policiesOf(lambda).flatMap(actionsOf))).toEqual(expected);
  });

  test.each(Object.entries(jobNeeds))('%s has the rights of its entry and may write its log', (name, needs) => {
    const lambda = find(name);
    const expected = new Set<Json>([
      ...LOG,
      ...needs.table.actions.map((action) => `dynamodb:${action}`),
      ...(needs.samples?.includes('read') ? ['s3:GetObject', 's3:ListBucket'] : []),
      ...(needs.samples?.includes('write') ? ['s3:PutObject'] : []),
      ...(needs.tiles || needs.plates || needs.forecastLog ? ['s3:GetObject', 's3:ListBucket', 's3:PutObject'] : []),
      ...(needs.points ?? []).flatMap((access) => POINT_ACTIONS[access]),
      ...(needs.sendsTo ? ['sqs:SendMessage'] : []),
      ...(needs.counts ? ['sqs:GetQueueAttributes'] : []),
      ...(needs.removesPictures ? UPLOAD_ACTIONS.remove : []),
      ...(needs.removesIdentities ? ['cognito-idp:AdminDeleteUser'] : []),
      ...(needs.mails ? ['ses:SendRawEmail'] : []),
      ...(needs.secrets ? ['secretsmanager:GetSecretValue'] : []),
      ...('takesFrom' in needs.runs ? [...TAKES_FROM_A_QUEUE, 'sqs:SendMessage'] : []),
    ]);
    expect(lambda && new Set(policiesOf(lambda).flatMap(actionsOf))).toEqual(expected);
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
          /^((BEACH|BUOY|CALENDAR|CODE|CONSENT|CYCLE|DESK|EMAIL|GIFT|HELD|LABELS|LETTER|LIMIT|MAKER|PAYMENT|PLATE|POST|POSTS|PUBLISHED|PUSH|READERS|SEALING|SITE|SLUG|SOCIAL|STATION|TRIAL|USER|VIEWS|WIDGET)#\*|ACCURACY|ADVISORIES|AUTHORS|CHANGES|COUNTS|DESKSEARCH|FOLLOWUP|INVITATIONS|NEWSLETTER|SALT|SEARCH|STATIONS|STATUS|UPLOADS|WINDS)$/,
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
  test('are mailed from one address, under the configuration set that reports bounces, by the three functions that mail', () => {
    const mailing = policies
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .filter((statement) => list(at(statement, 'Action')).some((action) => String(action).startsWith('ses:')));
    expect(mailing.length).toBe(3);
    for (const statement of mailing) {
      expect(at(statement, 'Condition')).toEqual({
        StringEquals: { 'ses:FromAddress': 'letters@groundswell.example' },
      });
      const arns = JSON.stringify(at(statement, 'Resource'));
      expect(arns).toContain(':identity/');
      expect(arns).toContain(':configuration-set/');
    }
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
  const config = at(siteDistribution(cloud)?.properties, 'DistributionConfig');
  const behaviors = [at(config, 'DefaultCacheBehavior'), ...list(at(config, 'CacheBehaviors'))];

  test('every reply has the security headers', () => {
    const headers = ofType('AWS::CloudFront::ResponseHeadersPolicy').find(({ id }) => id.startsWith('Headers'));
    // The edge itself serves the widget script, with headers of its own.
    for (const behavior of behaviors)
      if (at(behavior, 'PathPattern') !== '/js/*')
        expect(at(behavior, 'ResponseHeadersPolicyId', 'Ref')).toBe(headers?.id);
    const security = at(headers?.properties, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig');
    expect(security).toMatchObject({
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
    const csp = JSON.stringify(at(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'));
    // Blog videos may play in frames of the video hosts; no other host is allowed.
    const films = EMBED_HOSTS.map((host) => ` https://${host}`).join('');
    expect(csp).toContain(`${films}; worker-src`);
    expect(csp.replace(films, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(csp).toContain("script-src 'self'");
    expect(csp).toContain("frame-ancestors 'none'");
  });

  /** The path patterns of pages and files, which redirect HTTP to HTTPS. */
  const READ = [
    '',
    '/assets/*',
    '/base-map/*',
    '/blog',
    '/blog/*',
    '/compare',
    '/forecast/*',
    '/forecast/at/*',
    '/js/*',
    '/status',
    '/uploads/*',
  ];

  test('pages and files redirect to https, calls answer over https only, and all is compressed', () => {
    for (const behavior of behaviors) {
      const path = String(at(behavior, 'PathPattern') ?? '');
      const isRead = READ.includes(path) || path.startsWith('/tiles/');
      const ViewerProtocolPolicy = isRead ? 'redirect-to-https' : 'https-only';
      expect(behavior, path).toMatchObject({ ViewerProtocolPolicy, Compress: true });
    }
  });

  test('a cacheable request reaches the function with its cache key only, and with the viewer’s address for the open API', () => {
    const kept = behaviors.filter((behavior) => {
      const policy = ofType('AWS::CloudFront::CachePolicy').find(
        ({ id }) => id === at(behavior, 'CachePolicyId', 'Ref'),
      );
      return Number(at(policy?.properties, 'CachePolicyConfig', 'MaxTTL') ?? 0) > 1;
    });
    expect(kept.length).toBeGreaterThan(0);
    const asked = kept.filter((behavior) => at(behavior, 'OriginRequestPolicyId') !== undefined);
    expect(asked.map((behavior) => at(behavior, 'PathPattern'))).toEqual(['/v1/*']);
    const counted = ofType('AWS::CloudFront::OriginRequestPolicy').find(
      ({ id }) => id === at(asked[0], 'OriginRequestPolicyId', 'Ref'),
    );
    expect(at(counted?.properties, 'OriginRequestPolicyConfig')).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['cloudfront-viewer-address'] },
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    });
  });

  const everywhere = ofType('AWS::CloudFront::Distribution').flatMap(({ properties }) =>
    list(at(properties, 'DistributionConfig', 'CacheBehaviors')),
  );

  test('the edge’s policies fit into the default quotas of an AWS account', () => {
    for (const kind of ['OriginRequestPolicy', 'ResponseHeadersPolicy'])
      expect(ofType(`AWS::CloudFront::${kind}`).length, kind).toBeLessThanOrEqual(20);
  });

  // https://docs.aws.amazon.com/general/latest/gr/cf_region.html: 20 cache policies in an account, not adjustable.
  test('few cache policies serve all calls: the quota is 20 per account', () => {
    const most = 16;
    const count = ofType('AWS::CloudFront::CachePolicy').length;
    const keys = cacheKeys(listPathPatterns(Object.values(areas).flat()).filter(({ keptS }) => keptS > 0));
    const told = keys.map(({ patterns, headers, queryKeys }) => {
      const names = [...headers, ...queryKeys.map((name) => `?${name}`)];
      return `${patterns.map(({ pattern }) => pattern).join(' ')}: ${names.join(', ')}`;
    });
    const sentence = `The edge has ${count} cache policies; ${most} at most leave room below the account's 20. Give the call that was added the headers of one of these keys, or such names in its query that they are ten at most in that key (infra/constructs/call-behaviors.ts), or let it be kept nowhere:\n${told.join('\n')}\n`;
    expect(count, sentence).toBeLessThanOrEqual(most);
  });

  test('no cache key has more query parameters or headers than CloudFront allows', () => {
    for (const { id, properties } of ofType('AWS::CloudFront::CachePolicy')) {
      const key = at(properties, 'CachePolicyConfig', 'ParametersInCacheKeyAndForwardedToOrigin');
      expect(list(at(key, 'QueryStringsConfig', 'QueryStrings')).length, id).toBeLessThanOrEqual(10);
      expect(list(at(key, 'HeadersConfig', 'Headers')).length, id).toBeLessThanOrEqual(10);
    }
  });

  test('parameters that the edge fills in are only in keys of calls that read all of them, so that no reply is cached twice', () => {
    const filled = ['units', 'lang'];
    for (const { patterns, queryKeys } of cacheKeys(listPathPatterns(Object.values(areas).flat())))
      for (const { pattern, queryKeys: read } of patterns)
        if (filled.some((name) => read.includes(name)))
          expect([pattern, filled.filter((name) => read.includes(name))]).toEqual([
            pattern,
            filled.filter((name) => queryKeys.includes(name)),
          ]);
  });

  test.each(
    listPathPatterns(Object.values(areas).flat())
      .filter(({ keptS }) => keptS > 0)
      .map((kept) => [kept.pattern, kept] as const),
  )('what a reply of %s depends on is in its key, and it may be kept for as long as it says', (pattern, kept) => {
    const id = at(
      everywhere.find((behavior) => at(behavior, 'PathPattern') === pattern),
      'CachePolicyId',
      'Ref',
    );
    const policy = ofType('AWS::CloudFront::CachePolicy').find((one) => one.id === id)?.properties;
    const key = at(policy, 'CachePolicyConfig', 'ParametersInCacheKeyAndForwardedToOrigin');
    expect(list(at(key, 'QueryStringsConfig', 'QueryStrings'))).toEqual(expect.arrayContaining([...kept.queryKeys]));
    expect(list(at(key, 'HeadersConfig', 'Headers')).includes('authorization')).toBe(kept.readsToken);
    expect(at(policy, 'CachePolicyConfig', 'MaxTTL')).toBeGreaterThanOrEqual(kept.keptS);
  });

  test.each([
    ['/forecast/*', ['x-groundswell-as', 'x-groundswell-host', 'cloudfront-forwarded-proto', 'authorization']],
    ['/v1/*', ['x-groundswell-host', 'cloudfront-forwarded-proto', 'authorization']],
  ])("a request with a token never gets another's reply: %s", (pattern, headers) => {
    const id = at(
      behaviors.find((behavior) => at(behavior, 'PathPattern') === pattern),
      'CachePolicyId',
      'Ref',
    );
    const policy = ofType('AWS::CloudFront::CachePolicy').find((one) => one.id === id);
    const key = at(policy?.properties, 'CachePolicyConfig', 'ParametersInCacheKeyAndForwardedToOrigin');
    expect(at(key, 'HeadersConfig', 'Headers')).toEqual(headers);
  });

  test('uploaded images and the form that posts them are reached without a cookie', () => {
    const [form] = behaviors.filter((behavior) => at(behavior, 'PathPattern') === '/upload');
    const [served] = behaviors.filter((behavior) => at(behavior, 'PathPattern') === '/uploads/*');
    expect(at(served, 'OriginRequestPolicyId')).toBeUndefined();
    const asked = ofType('AWS::CloudFront::OriginRequestPolicy').find(
      ({ id }) => id === at(form, 'OriginRequestPolicyId', 'Ref'),
    );
    expect(at(asked?.properties, 'OriginRequestPolicyConfig')).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { Headers: ['content-type'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    });
  });

  // https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CachePolicyHeadersConfig.html: the headers of a cache
  // policy are "included in the cache key and in requests that CloudFront sends to the origin".
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html: where CloudFront
  // compresses a reply, its ETag becomes a weak one, W/"1", which `revisionOf` reads too.
  test('if-match reaches the call that saves a text, for every method of the call', () => {
    const calls = areas.canvas.filter(({ name }) => /-canvas-post$|^restore-post-revision$/.test(name));
    expect(calls.length).toBeGreaterThan(5);
    for (const { path, method } of calls) {
      // CloudFront applies the first matching pattern.
      const behavior = behaviors.find((one) => {
        const pattern = at(one, 'PathPattern');
        return typeof pattern === 'string' && new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
      });
      expect([path, list(at(behavior, 'AllowedMethods'))]).toEqual([path, expect.arrayContaining([method])]);
      const policy = ofType('AWS::CloudFront::CachePolicy').find(
        ({ id }) => id === at(behavior, 'CachePolicyId', 'Ref'),
      );
      const key = at(policy?.properties, 'CachePolicyConfig', 'ParametersInCacheKeyAndForwardedToOrigin');
      expect(at(key, 'HeadersConfig')).toMatchObject({
        HeaderBehavior: 'whitelist',
        Headers: expect.arrayContaining(['authorization', 'if-match']),
      });
    }
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorS3Origin.html: CloudFront
  // hands on POST with its body where the behaviour allows it, and keeps no reply to it.
  // https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html: a form is posted to the bucket's root, and its
  // policy is its signature: CloudFront's own would be a second one.
  test('a form with an image reaches the bucket as posted: method, type, at the root, without a further signature', () => {
    const [form] = behaviors.filter((behavior) => at(behavior, 'PathPattern') === '/upload');
    expect(list(at(form, 'AllowedMethods'))).toContain('POST');
    expect(at(form, 'ViewerProtocolPolicy')).toBe('https-only');
    const origin = list(at(config, 'Origins')).find((one) => at(one, 'Id') === at(form, 'TargetOriginId'));
    expect(at(origin, 'S3OriginConfig')).toBeDefined();
    expect(at(origin, 'OriginAccessControlId')).toBeUndefined();
    const id = at(form, 'FunctionAssociations', 0, 'FunctionARN', 'Fn::GetAtt', 0);
    const edge = ofType('AWS::CloudFront::Function').find((one) => one.id === id);
    const handler = new Function(`${edge?.properties.FunctionCode}; return handler;`)();
    expect(handler({ request: { method: 'POST', uri: '/upload' } })).toMatchObject({ method: 'POST', uri: '/' });
    for (const method of ['GET', 'PUT', 'DELETE', 'HEAD'])
      expect(handler({ request: { method, uri: '/upload' } })).toMatchObject({ statusCode: 404 });
  });

  test('a writing call receives the origin of the sending page and the requested host name of the site', () => {
    const isForm = (behavior: Json) => at(behavior, 'PathPattern') === '/upload';
    const writing = behaviors.filter(
      (behavior) => list(at(behavior, 'AllowedMethods')).includes('POST') && !isForm(behavior),
    );
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
      // CloudFront allows at most ten headers.
      expect(names.length).toBeLessThanOrEqual(10);
      const id = at(behavior, 'FunctionAssociations', 0, 'FunctionARN', 'Fn::GetAtt', 0);
      const edge = ofType('AWS::CloudFront::Function').find((one) => one.id === id);
      expect(String(edge?.properties.FunctionCode), String(at(behavior, 'PathPattern'))).toMatch(
        /^ +setHostHeader\((event\.)?request\);$/m,
      );
    }
  });

  test('an error stays an error: none is replaced by a page', () => {
    for (const answer of list(at(config, 'CustomErrorResponses')))
      expect(at(answer, 'ResponsePagePath')).toBeUndefined();
  });

  test('with its own domain it requires TLS 1.2 at least', () => {
    const own = synthesizeScratch(WITH_SETTINGS);
    expect(
      at(siteDistribution(own)?.properties, 'DistributionConfig', 'ViewerCertificate', 'MinimumProtocolVersion'),
    ).toBe('TLSv1.2_2021');
  });
});

describe('the address of frames', () => {
  const own = synthesizeScratch(WITH_SETTINGS);
  const distribution = own.find(({ type, id }) => type === 'AWS::CloudFront::Distribution' && id.startsWith('Frames'));
  const config = at(distribution?.properties, 'DistributionConfig');
  const behaviors = [at(config, 'DefaultCacheBehavior'), ...list(at(config, 'CacheBehaviors'))];

  test('serves only widgets and their view counter; the site serves no frame', () => {
    expect(behaviors.map((behavior) => at(behavior, 'PathPattern'))).toEqual([
      undefined,
      '/widget/v1/*',
      '/api/widget/seen',
    ]);
    const nothing = at(behaviors[0], 'FunctionAssociations', 0, 'FunctionARN', 'Fn::GetAtt', 0);
    const edge = own.find(({ id }) => id === nothing);
    expect(String(edge?.properties.FunctionCode)).toContain('statusCode: 404');
    const site = list(at(siteDistribution(own)?.properties, 'DistributionConfig', 'CacheBehaviors'));
    expect(site.map((behavior) => at(behavior, 'PathPattern'))).not.toContain('/widget/v1/*');
  });

  test('is an origin of its own, over TLS 1.2, with the same rate limits, and any page may frame it', () => {
    expect(at(config, 'Aliases')).toEqual(['frames.groundswell.example']);
    expect(at(config, 'ViewerCertificate', 'MinimumProtocolVersion')).toBe('TLSv1.2_2021');
    expect(at(config, 'WebACLId')).toEqual(at(siteDistribution(own)?.properties, 'DistributionConfig', 'WebACLId'));
    const headers = own.find(
      ({ type, id }) => type === 'AWS::CloudFront::ResponseHeadersPolicy' && id.startsWith('Frames'),
    );
    for (const behavior of behaviors) {
      expect(at(behavior, 'ResponseHeadersPolicyId', 'Ref')).toBe(headers?.id);
      expect(at(behavior, 'ViewerProtocolPolicy')).toBe('https-only');
    }
    const policy = at(headers?.properties, 'ResponseHeadersPolicyConfig');
    expect(at(policy, 'SecurityHeadersConfig')).toMatchObject({ ContentTypeOptions: { Override: true } });
    expect(at(policy, 'SecurityHeadersConfig')).not.toHaveProperty('FrameOptions');
    expect(JSON.stringify(at(policy, 'CustomHeadersConfig'))).toContain('noindex');
  });

  test('is named only in the site’s content security policy and in the widget script', () => {
    const naming = own.filter(({ properties }) => JSON.stringify(properties).includes(WITH_SETTINGS.framesDomainName));
    expect(naming.map(({ type }) => type).toSorted()).toEqual([
      'AWS::CloudFront::Distribution',
      'AWS::CloudFront::Function',
      'AWS::CloudFront::ResponseHeadersPolicy',
    ]);
  });
});

test.each([
  'bodies of payment events that are refused: "paymentEvent" "refused"',
  'notifications that no push service took: "pushOutcome" "failed"',
])('log lines are counted, and many raise an alarm: %s', (counted) => {
  const filter = ofType('AWS::Logs::MetricFilter').find(({ properties }) =>
    counted.endsWith(String(at(properties, 'FilterPattern'))),
  );
  const name = at(filter?.properties, 'MetricTransformations', 0, 'MetricName');
  const alarms = ofType('AWS::CloudWatch::Alarm').filter(({ properties }) => properties.MetricName === name);
  expect(alarms).toHaveLength(1);
});

test('in another region, the site’s web ACL is in a stack of us-east-1', () => {
  const find = (type: string) => abroad.cloud.filter((resource) => resource.type === type);
  const [acl, ...others] = find('AWS::WAFv2::WebACL');
  expect(others).toEqual([]);
  expect(acl).toMatchObject({ template: 'GroundswellLimits.template.json', region: EDGE_REGION });
  const ofEdge = ['GroundswellLimits.template.json', 'GroundswellEdgeMonitoring.template.json'];
  const elsewhere = abroad.cloud.filter(({ template, region }) => !ofEdge.includes(template) && region !== undefined);
  expect(new Set(elsewhere.map(({ region }) => region))).toEqual(new Set(['eu-west-1']));
  // The site's stack reads the ACL's ARN from the limits stack.
  const [reader] = find('Custom::CrossRegionExportReader');
  const [writer] = find('Custom::CrossRegionExportWriter');
  const used = at(siteDistribution(abroad.cloud)?.properties, 'DistributionConfig', 'WebACLId');
  const [name] = at(used, 'Fn::GetAtt') as string[];
  expect(name).toBe(reader?.id);
  const exported = Object.entries(Object(at(writer?.properties, 'WriterProps', 'exports')));
  expect(exported.map(([, value]) => value)).toEqual([{ 'Fn::GetAtt': [acl?.id, 'Arn'] }]);
  expect(JSON.stringify(used)).toContain(exported[0]?.[0]);
});

/** Synthesizes the app with these settings, and records the findings of the checks. */
function synthesizeChecked(context?: Readonly<Record<string, unknown>>) {
  const before = process.exitCode;
  const cloud = synthesizeScratch(context, true);
  const isFaulty = process.exitCode !== before;
  process.exitCode = before;
  return { cloud, isFaulty };
}
