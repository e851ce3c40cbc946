import { expect, test } from 'vitest';
import { FREE_PLAN_TYPES } from './test-support/localstack-free-plan.ts';
import { at, type Json, type Resource, synthesizeScratch, synthesizeTemplates } from './test-support/scratch-cloud.ts';

const whole = synthesizeScratch();
const context = { localServices: 'on' };
const local = synthesizeScratch(context);
const templates = Object.entries(synthesizeTemplates(context)).map(([name, text]) => ({ name, ...JSON.parse(text) }));

const ofType = (cloud: readonly Resource[], type: string) => cloud.filter((one) => one.type === type);

test('every resource type is in the free plan of LocalStack', () => {
  const types = new Set(local.map(({ type }) => type));
  expect([...types].filter((type) => !FREE_PLAN_TYPES.has(type))).toEqual([]);
});

test('nothing refers to a resource that is left out', () => {
  const dangling = templates.flatMap(({ name, Resources, Outputs = {}, Parameters = {} }) => {
    const known = new Set([...Object.keys(Resources), ...Object.keys(Parameters)]);
    return referencesIn([Resources, Outputs])
      .filter((id) => !known.has(id) && !id.startsWith('AWS::'))
      .map((id) => `${name}: ${id}`);
  });
  expect(templates.length).toBeGreaterThan(20);
  expect(dangling).toEqual([]);
});

/** Lists the logical ids in every Ref, GetAtt, Sub and DependsOn of a value. */
function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [String(at(inner, 0))];
    if (key === 'DependsOn') return [inner].flat().map(String);
    if (key === 'Fn::Sub') return [...JSON.stringify(inner).matchAll(/\$\{([\w:]+)/g)].map(([, id = '']) => id);
    return referencesIn(inner);
  });
}

test('LocalStack has every table, bucket, queue, secret, topic, rule and event source of the app', () => {
  const kept = [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::SQS::Queue',
    'AWS::SecretsManager::Secret',
    'AWS::SNS::Topic',
    'AWS::Events::Rule',
    'AWS::Lambda::EventSourceMapping',
  ];
  const idsOf = (cloud: readonly Resource[]) => kept.flatMap((type) => ofType(cloud, type).map(({ id }) => id));
  expect(idsOf(local)).toEqual(idsOf(whole));
});

test('LocalStack has every function except the triggers of the user pool and the copiers of the site', () => {
  const labelsOf = (cloud: readonly Resource[]) =>
    ofType(cloud, 'AWS::Lambda::Function').map(({ id, properties }) => properties.Description ?? id);
  const labels = new Set(labelsOf(local));
  const missing = labelsOf(whole).filter((label) => !labels.has(label));
  expect(missing).toEqual([
    'auth-triggers/answer-challenge',
    'auth-triggers/limit-scopes',
    // The first copies the files that all releases share, the second the pages.
    expect.stringMatching(/^CustomCDKBucketDeployment/),
    expect.stringMatching(/^CustomCDKBucketDeployment/),
  ]);
});

test('resources have the names by which the local runner finds them', () => {
  const named = {
    'AWS::DynamoDB::Table': 'TableName',
    'AWS::S3::Bucket': 'BucketName',
    'AWS::SQS::Queue': 'QueueName',
    'AWS::SecretsManager::Secret': 'Name',
  };
  for (const [type, property] of Object.entries(named))
    for (const { template, id, properties } of ofType(local, type)) {
      const name = `${template.replace('.template.json', '')}-${id}`;
      expect(properties[property]).toBe(type === 'AWS::S3::Bucket' ? name.toLowerCase() : name);
    }
});

test('only the local runner takes messages and fires schedules', () => {
  const feeds = ofType(local, 'AWS::Lambda::EventSourceMapping').map(({ properties }) => properties.Enabled);
  const rules = ofType(local, 'AWS::Events::Rule').map(({ properties }) => properties.State);
  expect(new Set(feeds)).toEqual(new Set([false]));
  expect(new Set(rules)).toEqual(new Set(['DISABLED']));
});
