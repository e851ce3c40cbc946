import { expect, test } from 'vitest';
import {
  at,
  list,
  type Resource,
  synthesizeScratch,
  synthesizeTemplates,
  WITH_SETTINGS,
} from './test-support/scratch-cloud.ts';

const DEV = {
  stage: 'dev',
  stages: {
    dev: {
      mailFrom: 'Groundswell <letters@dev.groundswell.example>',
      siteUrl: 'https://dev.groundswell.example',
      domainName: 'dev.groundswell.example',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/2',
      framesDomainName: 'frames.dev.groundswell.example',
      edgeKeyVersion: '',
      restoredTable: '',
      reservedConcurrency: { 'get-forecast': 20 },
    },
  },
};
const PROD = { ...WITH_SETTINGS, webAclArn: '' };
const prod = synthesizeScratch(PROD);
const dev = synthesizeScratch({ ...PROD, ...DEV });
const ofType = (cloud: readonly Resource[], type: string) => cloud.filter((one) => one.type === type);

/** Names of parts within a resource or a role, which another stage may repeat. */
const OF_A_PART = new Set([
  'AttributeName',
  'DeploymentConfigName',
  'FunctionName',
  'IndexName',
  'KeyName',
  'StageName',
  'MetricName',
  'PolicyName',
  'SelectionName',
]);

/** Lists the names of resources that the account or the region has only once. */
function listPhysicalNames(cloud: readonly Resource[]): readonly string[] {
  return cloud.flatMap(({ type, properties }) => {
    // A gateway is identified by its id, and an alias by its function, so their names may repeat.
    if (!type.startsWith('AWS::') || /^AWS::(ApiGatewayV2::|Lambda::Alias$)/.test(type)) return [];
    const parts = Object.values(properties).filter((value) => value instanceof Object && !Array.isArray(value));
    const named = [properties, ...parts].flatMap((part) =>
      Object.entries(Object(part)).filter(
        ([key]) => /Name$|^EmailIdentity$|^Aliases$/.test(key) && !OF_A_PART.has(key),
      ),
    );
    return named.flatMap(([key, value]) =>
      list(value)
        .filter((one) => typeof one === 'string')
        .map((one) => `${type} ${key} ${one}`),
    );
  });
}

const metricsOf = (cloud: readonly Resource[]) =>
  ofType(cloud, 'AWS::Logs::MetricFilter').flatMap(({ properties }) =>
    list(properties.MetricTransformations).map((one) => `${at(one, 'MetricNamespace')} ${at(one, 'MetricName')}`),
  );

/** Returns the days that logs are kept, without the logs of the CDK's own functions that copy the site. */
const daysOfLogs = (cloud: readonly Resource[]) =>
  new Set(
    ofType(cloud, 'AWS::Logs::LogGroup')
      .filter(({ id }) => !/^(SiteFiles|Release)Log/.test(id))
      .map(({ properties }) => properties.RetentionInDays),
  );

test('two stages in one account and region have no stack, physical name or metric in common', () => {
  const stacks = (cloud: readonly Resource[]) => [...new Set(cloud.map(({ template }) => template))];
  for (const listNames of [stacks, listPhysicalNames, metricsOf]) {
    const [ours, theirs] = [prod, dev].map((cloud) => [...listNames(cloud)]);
    for (const names of [ours, theirs]) expect(names?.length).toBeGreaterThan(1);
    expect([...(ours ?? [])].filter((name) => theirs?.includes(name))).toEqual([]);
    expect(new Set(ours).size).toBe(ours?.length);
  }
});

test('two stages export and import nothing under the same name', () => {
  const [ours, theirs] = [PROD, { ...PROD, ...DEV }].map((context) => {
    const texts = Object.values(synthesizeTemplates(context));
    const outputs = texts.flatMap((text) => Object.values(Object(JSON.parse(text).Outputs)));
    const imported = texts.flatMap((text) => text.match(/"Fn::ImportValue": ?"[^"]+"/g) ?? []);
    return { exported: outputs.flatMap((output) => list(at(output, 'Export', 'Name'))), imported };
  });
  for (const kind of ['exported', 'imported'] as const) {
    expect(ours?.[kind].length).toBeGreaterThan(10);
    expect(ours?.[kind].filter((name) => theirs?.[kind].includes(name as string))).toEqual([]);
  }
});

test('production keeps its data, alarms and limits', () => {
  for (const type of [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::SecretsManager::Secret',
  ])
    for (const { id, deletionPolicy } of ofType(prod, type)) expect([id, deletionPolicy]).toEqual([id, 'Retain']);
  expect(ofType(prod, 'AWS::CloudWatch::Alarm').length).toBeGreaterThan(30);
  expect(ofType(prod, 'AWS::ApiGatewayV2::Stage')[0]?.properties.DefaultRouteSettings).toEqual({
    ThrottlingBurstLimit: 1000,
    ThrottlingRateLimit: 500,
  });
  expect(daysOfLogs(prod)).toEqual(new Set([30]));
});

test('a trial stage leaves nothing behind, raises no alarm, and has small limits of its own', () => {
  for (const type of [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::SecretsManager::Secret',
  ])
    for (const { id, deletionPolicy } of ofType(dev, type)) expect([id, deletionPolicy]).toEqual([id, 'Delete']);
  expect(ofType(dev, 'Custom::S3AutoDeleteObjects').length).toBe(ofType(dev, 'AWS::S3::Bucket').length);
  expect(ofType(dev, 'AWS::DynamoDB::Table')[0]?.properties.DeletionProtectionEnabled).toBe(false);
  expect(ofType(dev, 'AWS::Cognito::UserPool')[0]?.properties.DeletionProtection).toBe('INACTIVE');
  expect(ofType(dev, 'AWS::CloudWatch::Alarm')).toEqual([]);
  expect(ofType(dev, 'AWS::ApiGatewayV2::Stage')[0]?.properties.DefaultRouteSettings).toEqual({
    ThrottlingBurstLimit: 100,
    ThrottlingRateLimit: 50,
  });
  expect(daysOfLogs(dev)).toEqual(new Set([7]));
  for (const { properties } of ofType(dev, 'AWS::Lambda::EventSourceMapping'))
    expect(properties.ScalingConfig).toEqual({ MaximumConcurrency: 2 });
  const reserved = ofType(dev, 'AWS::Lambda::Function').filter((one) => one.properties.ReservedConcurrentExecutions);
  expect(reserved.map(({ properties }) => properties.Description)).toEqual(['forecast/get-forecast']);
});

test("two stages together stay below the account's quotas of edge policies", () => {
  const count = (kind: string) => [prod, dev].map((cloud) => ofType(cloud, `AWS::CloudFront::${kind}`).length);
  expect(count('CachePolicy')).toEqual([12, 2]);
  for (const kind of ['OriginRequestPolicy', 'ResponseHeadersPolicy']) {
    const [ours = 0, theirs = 0] = count(kind);
    expect(ours + theirs).toBeLessThanOrEqual(16);
  }
});
