import { expect, test } from 'vitest';
import { JOBS } from './functions.ts';
import { at, type Json, list, type Resource, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const ofType = (type: string) => cloud.filter((one) => one.type === type);

const refersTo = (value: Json, { id }: Resource) => JSON.stringify(value ?? '').includes(`"${id}"`);
const alarmsOn = (one: Resource) =>
  ofType('AWS::CloudWatch::Alarm').filter(
    ({ template, properties }) =>
      template === one.template && refersTo([properties.Dimensions, properties.Metrics], one),
  );
const logOf = (lambda: Resource) =>
  ofType('AWS::Logs::LogGroup').find(
    (log) => log.template === lambda.template && refersTo(lambda.properties.LoggingConfig, log),
  );
const feeds = (lambda: Resource) =>
  ofType('AWS::Lambda::EventSourceMapping').filter(
    ({ template, properties }) => template === lambda.template && refersTo(properties.FunctionName, lambda),
  );
const isKept = ({ deletionPolicy }: Resource) => deletionPolicy === 'Retain';
const isDeadLetterQueue = (queue: Resource) =>
  ofType('AWS::SQS::Queue').some(
    ({ template, properties }) => template === queue.template && refersTo(properties.RedrivePolicy, queue),
  );
const jobNames: readonly string[] = Object.values(JOBS).flat();
const nameOf = ({ properties }: Resource) => String(properties.Description).split('/')[1] ?? '';

/** The safeguards that each resource of a type has: encryption, retention, backups, alarms. */
const SAFEGUARDS: Readonly<Record<string, Readonly<Record<string, (one: Resource) => boolean>>>> = {
  'AWS::DynamoDB::Table': {
    'is encrypted with a key of KMS': ({ properties }) => at(properties, 'SSESpecification', 'SSEEnabled') === true,
    'has point-in-time recovery': ({ properties }) =>
      at(properties, 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled') === true,
    'is protected against deletion': ({ properties }) => properties.DeletionProtectionEnabled === true,
    'outlives its stack': isKept,
  },
  'AWS::S3::Bucket': {
    'is encrypted': ({ properties }) => properties.BucketEncryption !== undefined,
    'drops abandoned uploads': ({ properties }) =>
      list(at(properties, 'LifecycleConfiguration', 'Rules')).some(
        (rule) => at(rule, 'AbortIncompleteMultipartUpload') !== undefined,
      ),
    'logs its access, or is the bucket of logs': ({ id, properties }) =>
      id.startsWith('Logs') || properties.LoggingConfiguration !== undefined,
    'outlives its stack': isKept,
  },
  'AWS::SQS::Queue': {
    'is encrypted': ({ properties }) => properties.SqsManagedSseEnabled === true,
    'has an alarm': (queue) => alarmsOn(queue).length > 0,
    'parks what fails, or is where it is parked': (queue) =>
      queue.properties.RedrivePolicy !== undefined || isDeadLetterQueue(queue),
    'keeps what is parked for two weeks': (queue) =>
      !isDeadLetterQueue(queue) || queue.properties.MessageRetentionPeriod === 14 * 86_400,
  },
  'AWS::SNS::Topic': { 'is encrypted': ({ properties }) => properties.KmsMasterKeyId !== undefined },
  'AWS::KMS::Key': { 'changes its material each year': ({ properties }) => properties.EnableKeyRotation === true },
  'AWS::SecretsManager::Secret': { 'outlives its stack': isKept },
  'AWS::Cognito::UserPool': {
    'is protected against deletion': ({ properties }) => properties.DeletionProtection === 'ACTIVE',
    'outlives its stack': isKept,
  },
  'AWS::Logs::LogGroup': {
    'expires within a year': ({ properties }) =>
      Number(properties.RetentionInDays) > 0 && Number(properties.RetentionInDays) <= 365,
  },
  'AWS::Lambda::Function': {
    'has a log of its own': (lambda) => logOf(lambda) !== undefined,
    'has an alarm of its own or of its queue, if it is a job': (lambda) =>
      !jobNames.includes(nameOf(lambda)) || alarmsOn(lambda).length > 0 || feeds(lambda).length > 0,
  },
  'AWS::CloudFront::Distribution': {
    'logs its access': ({ properties }) => at(properties, 'DistributionConfig', 'Logging', 'Bucket') !== undefined,
    'has a web ACL': ({ properties }) => at(properties, 'DistributionConfig', 'WebACLId') !== undefined,
  },
  'AWS::ApiGatewayV2::Stage': {
    'logs its access': ({ properties }) => properties.AccessLogSettings !== undefined,
    'has an alarm': ({ template }) =>
      ofType('AWS::CloudWatch::Alarm').some(
        (alarm) => alarm.template === template && alarm.id.startsWith('CallsFailing'),
      ),
    'is throttled': ({ properties }) => Number(at(properties, 'DefaultRouteSettings', 'ThrottlingRateLimit')) > 0,
  },
};

const rows = Object.entries(SAFEGUARDS).flatMap(([type, rules]) =>
  Object.entries(rules).map(([says, holds]) => ({ type, says, holds })),
);

test.each(rows)('each $type $says', ({ type, holds }) => {
  expect(ofType(type).length).toBeGreaterThan(0);
  expect(
    ofType(type)
      .filter((one) => !holds(one))
      .map(({ id }) => id),
  ).toEqual([]);
});
