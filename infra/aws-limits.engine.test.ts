import { expect, test } from 'vitest';
import {
  at,
  type Json,
  list,
  type Resource,
  synthesizeScratch,
  synthesizeTemplates,
} from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const templates = Object.entries(synthesizeTemplates()).map(([name, text]) => ({
  name,
  text,
  parsed: JSON.parse(text),
}));

/** The share of a limit that may be used. What is above it leaves no room for the next features. */
const HEADROOM = 0.8;

/** The length that an ARN or a name stands for which is known only at the deployment; ours are shorter. */
const RESOLVED = 'x'.repeat(128);

/** Returns the length of a value as JSON without spaces, with references resolved. */
function lengthOf(value: Json): number {
  return JSON.stringify(resolved(value) ?? '').length;
}

function resolved(value: Json): Json {
  if (Array.isArray(value)) return value.map(resolved);
  if (!(value instanceof Object)) return value;
  const [[key, inner] = ['', undefined], ...others] = Object.entries(value);
  if (others.length > 0 || !/^(Ref|Fn::.+)$/.test(key)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolved(part)]));
  }
  if (key !== 'Fn::Join') return RESOLVED;
  const [separator, parts] = list(inner);
  return list(resolved(parts)).join(String(separator));
}

const refersTo = (reference: Json, { id }: Resource) => JSON.stringify(reference ?? '').includes(`"${id}"`);
/** Whether a reference is to a function or to an alias of it. */
const isOf = (lambda: Resource, reference: Json) =>
  refersTo(reference, lambda) ||
  besides(lambda, 'AWS::Lambda::Alias').some(
    (alias) => refersTo(alias.properties.FunctionName, lambda) && refersTo(reference, alias),
  );
const besides = (one: Resource, type: string) =>
  cloud.filter(({ template, type: other }) => template === one.template && other === type);
const perDistribution = (what: string) => (one: Resource) =>
  list(at(one.properties, 'DistributionConfig', what)).length;
const policyHeaders =
  (kind: string, ...path: readonly string[]) =>
  (one: Resource) =>
    list(at(one.properties, `${kind}Config`, ...path)).length;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const metricsByWidget = ({ properties }: Resource): number[] =>
  list(at(JSON.parse(String(resolved(properties.DashboardBody))), 'widgets')).map(
    (widget) => list(at(widget, 'properties', 'metrics')).length,
  );
const documentOf = (one: Resource) => lengthOf(one.properties.PolicyDocument);
const KEY = 'ParametersInCacheKeyAndForwardedToOrigin';

interface Limit {
  readonly what: string;
  readonly limit: number;
  readonly measure: (one: Resource) => number;
  /** The share that may be used, where it is not HEADROOM. */
  readonly share?: number;
}

/**
 * The limits within one resource, by its type. Sources: the page 'Quotas' of each service's developer guide, and the
 * property's constraint in the CloudFormation reference.
 */
const WITHIN: Readonly<Record<string, readonly Limit[]>> = {
  'AWS::IAM::Policy': [{ what: 'characters of inline policies', limit: 10_240, measure: documentOf }],
  'AWS::IAM::ManagedPolicy': [{ what: 'characters of a managed policy', limit: 6144, measure: documentOf }],
  'AWS::IAM::Role': [
    {
      what: 'characters of a trust policy',
      limit: 2048,
      measure: ({ properties }) => lengthOf(properties.AssumeRolePolicyDocument),
    },
    {
      what: 'characters of inline policies',
      limit: 10_240,
      measure: ({ properties }) => lengthOf(list(properties.Policies).map((policy) => at(policy, 'PolicyDocument'))),
    },
  ],
  'AWS::S3::BucketPolicy': [{ what: 'bytes of a bucket policy', limit: 20_480, measure: documentOf }],
  'AWS::SQS::QueuePolicy': [{ what: 'bytes of a queue policy', limit: 8192, measure: documentOf }],
  'AWS::SNS::TopicPolicy': [{ what: 'bytes of a topic policy', limit: 30_720, measure: documentOf }],
  'AWS::KMS::Key': [
    { what: 'bytes of a key policy', limit: 32_768, measure: ({ properties }) => lengthOf(properties.KeyPolicy) },
  ],
  'AWS::Lambda::Function': [
    {
      what: 'bytes of environment variables',
      limit: 4096,
      measure: ({ properties }) => lengthOf(at(properties, 'Environment', 'Variables') ?? {}),
    },
    // An account that never ran Lambda may be limited to 3,008 MB.
    { what: 'MB of memory', limit: 3008, measure: ({ properties }) => Number(properties.MemorySize ?? 128) },
    { what: 'seconds of timeout', limit: 900, share: 1, measure: ({ properties }) => Number(properties.Timeout ?? 3) },
    { what: 'layers', limit: 5, measure: ({ properties }) => list(properties.Layers).length },
    {
      what: 'bytes of the resource policy, 600 each permission',
      limit: 20_480,
      measure: (lambda) =>
        600 *
        besides(lambda, 'AWS::Lambda::Permission').filter((one) => isOf(lambda, one.properties.FunctionName)).length,
    },
  ],
  'AWS::CloudFront::Distribution': [
    // AWS raises this limit by request.
    { what: 'cache behaviors', limit: 75, share: 0.9, measure: perDistribution('CacheBehaviors') },
    { what: 'origins', limit: 100, measure: perDistribution('Origins') },
    { what: 'alternate names', limit: 100, measure: perDistribution('Aliases') },
  ],
  'AWS::CloudFront::Function': [
    {
      what: 'bytes of an edge function',
      limit: 10_240,
      measure: ({ properties }) => String(resolved(properties.FunctionCode)).length,
    },
  ],
  'AWS::CloudFront::CachePolicy': [
    {
      what: 'headers of a cache key',
      limit: 10,
      measure: policyHeaders('CachePolicy', KEY, 'HeadersConfig', 'Headers'),
    },
    // The calls are grouped into keys of ten names at most (constructs/call-behaviors.ts).
    {
      what: 'query names of a cache key',
      limit: 10,
      share: 1,
      measure: policyHeaders('CachePolicy', KEY, 'QueryStringsConfig', 'QueryStrings'),
    },
  ],
  'AWS::CloudFront::OriginRequestPolicy': [
    // Ten of ten are used; a further header goes into the cache policy of uncached calls.
    {
      what: 'headers of an origin request policy',
      limit: 10,
      share: 1,
      measure: policyHeaders('OriginRequestPolicy', 'HeadersConfig', 'Headers'),
    },
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': [
    {
      what: 'custom headers of a policy',
      limit: 10,
      measure: policyHeaders('ResponseHeadersPolicy', 'CustomHeadersConfig', 'Items'),
    },
  ],
  'AWS::DynamoDB::Table': [
    { what: 'indexes', limit: 20, measure: ({ properties }) => list(properties.GlobalSecondaryIndexes).length },
  ],
  'AWS::Events::Rule': [{ what: 'targets', limit: 5, measure: ({ properties }) => list(properties.Targets).length }],
  'AWS::WAFv2::WebACL': [
    // A rate-based rule takes 2 units, and 3 with a regular expression, beside 10 for decoding the URL.
    { what: 'capacity units', limit: 1500, measure: ({ properties }) => 15 * list(properties.Rules).length },
    { what: 'rate-based rules', limit: 10, measure: ({ properties }) => list(properties.Rules).length },
  ],
  'AWS::Cognito::UserPool': [
    { what: 'custom attributes', limit: 50, measure: ({ properties }) => list(properties.Schema).length },
  ],
  'AWS::S3::Bucket': [
    {
      what: 'lifecycle rules',
      limit: 1000,
      measure: ({ properties }) => list(at(properties, 'LifecycleConfiguration', 'Rules')).length,
    },
  ],
  'AWS::SQS::Queue': [
    {
      what: 'seconds of visibility timeout',
      limit: 43_200,
      measure: ({ properties }) => Number(properties.VisibilityTimeout ?? 30),
    },
  ],
  'AWS::SES::ConfigurationSet': [],
  'AWS::SES::ConfigurationSetEventDestination': [],
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html
  'AWS::CloudWatch::Dashboard': [
    { what: 'metrics of a dashboard', limit: 2500, measure: (one) => sum(metricsByWidget(one)) },
    { what: 'metrics of a widget', limit: 500, measure: (one) => Math.max(...metricsByWidget(one)) },
    { what: 'widgets', limit: 500, measure: (one) => metricsByWidget(one).length },
  ],
  'AWS::CloudFormation::Stack': [
    {
      what: 'parameters of a nested stack',
      limit: 200,
      measure: ({ properties }) => Object.keys(Object(properties.Parameters)).length,
    },
  ],
};

/**
 * The default limits of an account or an API, by the type that counts. All 300 routes of an API may be used, because AWS
 * raises that limit by request and the doctor compares it; four fifths of 375 are 300.
 */
const ALTOGETHER: Readonly<Record<string, number>> = {
  'AWS::ApiGatewayV2::Authorizer': 10,
  'AWS::ApiGatewayV2::Integration': 300,
  'AWS::ApiGatewayV2::Route': 375,
  'AWS::ApiGatewayV2::Stage': 10,
  'AWS::CloudFront::CachePolicy': 20,
  'AWS::CloudFront::Distribution': 500,
  'AWS::CloudFront::Function': 100,
  'AWS::CloudFront::OriginAccessControl': 100,
  'AWS::CloudFront::OriginRequestPolicy': 20,
  'AWS::CloudFront::ResponseHeadersPolicy': 20,
  'AWS::CloudWatch::Alarm': 5000,
  // https://docs.aws.amazon.com/codedeploy/latest/userguide/limits.html: groups of one application. All may deploy at
  // once, since an account runs 1,300 deployments at the same time.
  'AWS::CodeDeploy::Application': 1000,
  'AWS::CodeDeploy::DeploymentGroup': 1000,
  'AWS::Cognito::UserPoolClient': 1000,
  'AWS::Events::Rule': 300,
  'AWS::IAM::Role': 1000,
  'AWS::Lambda::LayerVersion': 100,
  'AWS::Logs::MetricFilter': 100,
  'AWS::S3::Bucket': 100,
  'AWS::SES::EmailIdentity': 10_000,
  'AWS::WAFv2::WebACL': 100,
};

/** Types whose limits lie far beyond any use, or are those of the resource that they belong to. */
const UNLIMITED = [
  'AWS::CloudFront::MonitoringSubscription',
  'AWS::ApiGatewayV2::Api',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Permission',
  // CloudFormation deletes the version before once the alias has left it.
  'AWS::Lambda::Version',
  'AWS::Logs::LogGroup',
  'AWS::SecretsManager::Secret',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::WAFv2::LoggingConfiguration',
  'Custom::CDKBucketDeployment',
];

test('the limits of every type of resource are known', () => {
  const types = new Set(cloud.map(({ type }) => type));
  const known = new Set([...Object.keys(WITHIN), ...Object.keys(ALTOGETHER), ...UNLIMITED]);
  expect([...types].filter((type) => !known.has(type))).toEqual([]);
});

test('every resource stays within its limits, with headroom', () => {
  const beyond = cloud.flatMap((one) =>
    (WITHIN[one.type] ?? [])
      .map(({ what, limit, measure, share = HEADROOM }) => ({ what, limit, share, used: measure(one) }))
      .filter(({ used, limit, share }) => !(used <= share * limit))
      .map(({ what, limit, used }) => `${one.template} ${one.id}: ${used} of ${limit} ${what}`),
  );
  expect(beyond).toEqual([]);
});

test.each(Object.entries(ALTOGETHER))('%s: a fifth of the %d that are allowed is unused', (type, limit) => {
  expect(cloud.filter((one) => one.type === type).length).toBeLessThanOrEqual(HEADROOM * limit);
});

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html
test.each([
  ['Resources', 500],
  ['Outputs', 200],
  ['Parameters', 200],
])('every template leaves a fifth of its %s unused', (part, limit) => {
  for (const { name, parsed } of templates)
    expect([name, Object.keys(parsed[part] ?? {}).length <= HEADROOM * limit]).toEqual([name, true]);
});

test('every template is far below a megabyte, and the nested stacks of one are below 2,500 resources', () => {
  for (const { name, text } of templates) expect([name, text.length < 800_000]).toEqual([name, true]);
  const nested = cloud.filter(({ template }) => template.startsWith('GroundswellApi'));
  expect(nested.length).toBeGreaterThan(1000);
  expect(nested.length).toBeLessThanOrEqual(HEADROOM * 2500);
});

test('exports have names that CloudFormation accepts, each once', () => {
  const names = templates.flatMap(({ parsed }) =>
    Object.values(Object(parsed.Outputs)).flatMap((output) => list(at(output, 'Export', 'Name')).map(String)),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9:-]{1,255}$/);
});
