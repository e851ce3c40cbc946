import { areas, type Call } from '@groundswell/contracts';
import { METRICS } from '@groundswell/runtime/metrics';
import { expect, test } from 'vitest';
import { hasCanary } from './constructs/area-functions.ts';
import { at, list, type Resource, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const without = synthesizeScratch({ canary: 'off' });
const calls: readonly Call[] = Object.values(areas).flat();
const ofType = (type: string, among = cloud) => among.filter((resource) => resource.type === type);
const aliases = ofType('AWS::Lambda::Alias');
const shifting = aliases.filter(({ updatePolicy }) => updatePolicy !== undefined);
const inTemplateOf = (one: Resource, id: unknown) =>
  cloud.find((other) => other.template === one.template && other.id === id);
const groupOf = (alias: Resource) =>
  inTemplateOf(alias, at(alias.updatePolicy, 'CodeDeployLambdaAliasUpdate', 'DeploymentGroupName', 'Ref'));
const alarmOf = (group: Resource) =>
  inTemplateOf(group, at(group.properties, 'AlarmConfiguration', 'Alarms', 0, 'Name', 'Ref'));

test('each call has an alias `live`, which names a version of its own function', () => {
  expect(aliases.length).toBe(calls.length);
  for (const alias of aliases) {
    const version = inTemplateOf(alias, at(alias.properties, 'FunctionVersion', 'Fn::GetAtt', 0));
    expect(version?.type).toBe('AWS::Lambda::Version');
    expect(version?.properties.FunctionName).toEqual(alias.properties.FunctionName);
    expect(alias.properties.Name).toBe('live');
  }
});

test('a tenth of the requests get a new version for five minutes; a raised alarm returns to the one before', () => {
  expect(shifting.length).toBeGreaterThan(100);
  for (const alias of shifting) {
    expect(groupOf(alias)?.properties, alias.id).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'] },
      AlarmConfiguration: { Enabled: true, Alarms: [{ Name: expect.anything() }] },
      DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL', DeploymentType: 'BLUE_GREEN' },
    });
  }
});

test('each call of visitors and members has an alarm of its own: 5xx replies and crashes, twice within a minute', () => {
  const watched = shifting.map((alias) => {
    const alarm = alarmOf(groupOf(alias) ?? alias);
    expect(alarm?.properties).toMatchObject({ Threshold: 2, EvaluationPeriods: 1, TreatMissingData: 'notBreaching' });
    const [sum, ...metrics] = list(alarm?.properties.Metrics);
    expect(at(sum, 'Expression')).toBe('FILL(replied, 0) + FILL(crashed, 0)');
    const [replied, crashed] = metrics.map((one) => at(one, 'MetricStat', 'Metric'));
    expect(metrics.map((one) => at(one, 'MetricStat', 'Period'))).toEqual([60, 60]);
    expect(crashed).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors' });
    expect(list(at(crashed, 'Dimensions')).map((one) => at(one, 'Name'))).toEqual(['FunctionName', 'Resource']);
    expect(JSON.stringify(at(crashed, 'Dimensions', 1, 'Value'))).toContain('":live"');
    expect(at(crashed, 'Dimensions', 0, 'Value')).toEqual(alias.properties.FunctionName);
    expect(replied).toMatchObject({ Namespace: 'Groundswell', MetricName: 'CallsFailed' });
    expect(at(replied, 'Dimensions', 0, 'Name')).toBe(METRICS.CallsFailed.dimension);
    const lambda = inTemplateOf(alias, at(alias.properties, 'FunctionName', 'Ref'));
    const call = String(at(replied, 'Dimensions', 0, 'Value'));
    expect(lambda?.properties.Description).toMatch(new RegExp(`/${call}$`));
    return call;
  });
  const watchable = calls.filter(hasCanary).map(({ name }) => name);
  expect(watched.sort()).toEqual(watchable.sort());
  expect(watchable).not.toContain('save-site-section');
});

test('CodeDeploy may move aliases and read alarms of this stack’s functions, and nothing else', () => {
  const role = ofType('AWS::IAM::Role').find(({ id }) => id.startsWith('CanaryRole'));
  expect(JSON.stringify(role?.properties.AssumeRolePolicyDocument)).toContain('codedeploy.amazonaws.com');
  const policy = ofType('AWS::IAM::Policy').find(({ properties }) => at(properties, 'Roles', 0, 'Ref') === role?.id);
  const statements = list(at(policy?.properties, 'PolicyDocument', 'Statement'));
  expect(statements.map((one) => at(one, 'Action'))).toEqual([
    ['lambda:GetAlias', 'lambda:UpdateAlias'],
    'cloudwatch:DescribeAlarms',
  ]);
  for (const statement of statements)
    expect(JSON.stringify(at(statement, 'Resource'))).toMatch(/:(function|alarm):GroundswellApi-\*"/);
  for (const { properties } of ofType('AWS::CodeDeploy::DeploymentGroup'))
    expect(JSON.stringify(properties.ServiceRoleArn)).toContain('CanaryRole');
});

test.each([
  ['canary: off', without],
  ['alarms: off', synthesizeScratch({ alarms: 'off' })],
])('with %s all requests get the new version at once, and nothing of CodeDeploy is left', (_, set) => {
  expect(set.filter(({ type }) => type.startsWith('AWS::CodeDeploy::'))).toEqual([]);
  expect(ofType('AWS::CloudWatch::Alarm', set).filter(({ id }) => id.includes('CanaryFailed'))).toEqual([]);
  const left = ofType('AWS::Lambda::Alias', set);
  expect(left.length).toBe(calls.length);
  for (const { updatePolicy } of left) expect(updatePolicy).toBeUndefined();
});
