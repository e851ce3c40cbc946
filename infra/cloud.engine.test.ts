import { areas, type Call, pathsOf } from '@groundswell/contracts';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { describe, expect, test } from 'vitest';
import { methodsOf } from './constructs/area-functions.ts';
import { listFunctions } from './functions.ts';
import { jobNeeds } from './needs/all-needs.ts';
import { at, list, synthesizeScratch, WITH_SETTINGS } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();
const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
const functions = ofType('AWS::Lambda::Function');
const ownFunctions = functions.filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'));
const calls: readonly Call[] = Object.values(areas).flat();

test('there is a route for every call and one for all other paths, and no more', () => {
  const routes = ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => properties.RouteKey);
  const ofCalls = calls.flatMap((called) =>
    pathsOf(called).flatMap((path) => methodsOf(called).map((method) => `${method} ${path}`)),
  );
  expect(routes.sort()).toEqual(['$default', ...ofCalls].sort());
  const heads = routes.map(String).filter((route) => route.startsWith('GET '));
  expect(routes).toEqual(expect.arrayContaining(heads.map((route) => route.replace('GET', 'HEAD'))));
  // API Gateway's default quota of routes per HTTP API is 300; a higher one must be requested.
  expect(routes.length).toBeLessThanOrEqual(300);
});

test('there is a function for every call, every job and the fallback, and no more', () => {
  const names = ownFunctions.map(({ properties }) => properties.Description);
  expect(names.sort()).toEqual(
    listFunctions()
      .map(({ area, name }) => `${area}/${name}`)
      .sort(),
  );
});

test('files of the site are deployed once, scripts and styles also brotli-compressed, and only clients that accept brotli get those', () => {
  const copies = ofType('Custom::CDKBucketDeployment').map(({ properties }) => properties);
  const packed = copies.filter(({ SystemMetadata }) => at(SystemMetadata, 'content-encoding') !== undefined);
  expect(packed).toEqual([
    expect.objectContaining({
      Exclude: ['*'],
      Include: ['packed/*'],
      SystemMetadata: expect.objectContaining({ 'content-encoding': 'br' }),
    }),
  ]);
  const rest = copies.find(({ Include }) => Include === undefined);
  expect(rest?.Exclude).toEqual(['assets/*', 'releases/*', 'packed/*', 'base-map/*', 'server/*']);
  const code = ofType('AWS::CloudFront::Function').find(({ id }) => id.startsWith('packedfile'));
  const assets = ofType('AWS::CloudFront::Distribution')
    .flatMap(({ properties }) => list(at(properties, 'DistributionConfig', 'CacheBehaviors')))
    .find((behavior) => at(behavior, 'PathPattern') === '/assets/*');
  expect(at(assets, 'FunctionAssociations')).toEqual([
    ...['viewer-request', 'viewer-response'].map((EventType) => ({
      EventType,
      FunctionARN: { 'Fn::GetAtt': [code?.id, 'FunctionARN'] },
    })),
  ]);
});

test('pages are compressed: their cache policy is not CACHING_DISABLED, which would leave them uncompressed', () => {
  const site = ofType('AWS::CloudFront::Distribution').find(
    ({ properties }) => list(at(properties, 'DistributionConfig', 'CacheBehaviors')).length > 9,
  );
  expect(at(site?.properties, 'DistributionConfig', 'DefaultCacheBehavior')).toMatchObject({
    Compress: true,
    CachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId,
  });
});

test('every route leads to the function of its call', () => {
  for (const { id, template, properties } of ofType('AWS::ApiGatewayV2::Route')) {
    const target = at(properties, 'Target', 'Fn::Join', 1, 1, 'Ref');
    const integration = cloud.find((resource) => resource.template === template && resource.id === target);
    const uri = integration?.properties.IntegrationUri;
    const alias = ofType('AWS::Lambda::Alias').find((one) => one.template === template && one.id === at(uri, 'Ref'));
    // The fallback runs the newest code; calls run what their alias names.
    if (properties.RouteKey !== '$default') expect(alias?.properties.Name, id).toBe('live');
    const lambda = at(alias?.properties, 'FunctionName', 'Ref') ?? at(uri, 'Fn::GetAtt', 0);
    const description = ownFunctions.find((one) => one.template === template && one.id === lambda)?.properties
      .Description;
    const called = calls.find((one) =>
      pathsOf(one).some((path) =>
        methodsOf(one)
          .map((method) => `${method} ${path}`)
          .includes(String(properties.RouteKey)),
      ),
    );
    const name = properties.RouteKey === '$default' ? 'not-found' : called?.name;
    expect(description, id).toMatch(new RegExp(`/${name}$`));
  }
});

test('functions run on the newest Node available, on ARM, in at most two minutes', () => {
  for (const { properties } of ownFunctions) {
    expect(properties.Runtime).toBe('nodejs24.x');
    expect(properties.Architectures).toEqual(['arm64']);
    expect(Number(properties.Timeout)).toBeLessThanOrEqual(120);
  }
});

test('every log of a function or an API expires', () => {
  for (const { id, properties } of ofType('AWS::Logs::LogGroup'))
    expect(properties.RetentionInDays, id).toBeGreaterThan(0);
  for (const { id, properties } of functions)
    expect(at(properties, 'LoggingConfig', 'LogGroup', 'Ref'), id).toBeDefined();
});

describe('queues', () => {
  const queues = ofType('AWS::SQS::Queue');
  const worked = queues.filter(({ properties }) => properties.RedrivePolicy);

  test('a message that fails four times is parked for two weeks, and an alarm is raised', () => {
    const fed = Object.values(jobNeeds).flatMap(({ runs }) => ('takesFrom' in runs ? [runs.takesFrom] : []));
    expect(worked.length).toBe(new Set(fed).size);
    for (const { id, properties } of worked) {
      expect(at(properties, 'RedrivePolicy', 'maxReceiveCount')).toBe(5);
      const parkedId = at(properties, 'RedrivePolicy', 'deadLetterTargetArn', 'Fn::GetAtt', 0);
      const parked = queues.find((queue) => queue.id === parkedId);
      expect(parked?.properties.MessageRetentionPeriod, id).toBe(14 * 86_400);
      const alarmed = ofType('AWS::CloudWatch::Alarm').map((alarm) =>
        at(alarm.properties, 'Dimensions', 0, 'Value', 'Fn::GetAtt', 0),
      );
      expect(alarmed).toEqual(expect.arrayContaining([id, parkedId]));
    }
    expect(queues.length).toBe(2 * worked.length);
  });

  test('no message comes back while its worker may still be running', () => {
    const mappings = ofType('AWS::Lambda::EventSourceMapping');
    expect(mappings.length).toBe(worked.length);
    for (const { properties } of mappings) {
      const queue = worked.find(({ id }) => id === at(properties, 'EventSourceArn', 'Fn::GetAtt', 0));
      const worker = ownFunctions.find(({ id }) => id === at(properties, 'FunctionName', 'Ref'));
      expect(Number(queue?.properties.VisibilityTimeout)).toBeGreaterThanOrEqual(
        6 * Number(worker?.properties.Timeout),
      );
    }
  });

  test('a message that a job reports as failed counts as failed', () => {
    for (const { properties } of ofType('AWS::Lambda::EventSourceMapping'))
      expect(properties).toMatchObject({ BatchSize: 1, FunctionResponseTypes: ['ReportBatchItemFailures'] });
  });
});

test('scheduled jobs run as often as their entry states: every minute, five, ten or fifteen minutes, every hour or three, or once a day', () => {
  const rates = Object.values(jobNeeds).flatMap(({ runs }) => {
    if (!('everyMinutes' in runs)) return [];
    const { everyMinutes } = runs;
    if (everyMinutes === 24 * 60) return 'rate(1 day)';
    if (everyMinutes === 60) return 'rate(1 hour)';
    if (everyMinutes === 1) return 'rate(1 minute)';
    return everyMinutes % 60 === 0 ? `rate(${everyMinutes / 60} hours)` : `rate(${everyMinutes} minutes)`;
  });
  const scheduled = ofType('AWS::Events::Rule').map(({ properties }) => properties.ScheduleExpression);
  expect(scheduled.sort()).toEqual(rates.sort());
  expect(new Set(rates)).toEqual(
    new Set([
      'rate(1 minute)',
      'rate(5 minutes)',
      'rate(10 minutes)',
      'rate(15 minutes)',
      'rate(1 hour)',
      'rate(3 hours)',
      'rate(1 day)',
    ]),
  );
});

describe('alarms', () => {
  const alarms = ofType('AWS::CloudWatch::Alarm');
  const [api] = ofType('AWS::ApiGatewayV2::Api');
  const named = (start: string) => alarms.filter(({ id }) => id.startsWith(start));

  test('one is raised when a share of calls fails for minutes, and not by a single failure', () => {
    const [failing, ...others] = named('CallsFailing');
    expect(others).toEqual([]);
    expect(failing?.properties).toMatchObject({
      ComparisonOperator: 'GreaterThanThreshold',
      Threshold: 2,
      EvaluationPeriods: 3,
      DatapointsToAlarm: 2,
      TreatMissingData: 'notBreaching',
    });
    const [ratio, ...metrics] = list(failing?.properties.Metrics);
    expect(at(ratio, 'Expression')).toBe('IF(failed >= 5, 100 * failed / requests, 0)');
    expect(metrics.map((one) => at(one, 'MetricStat'))).toEqual(
      ['5xx', 'Count'].map((MetricName) => ({
        Metric: {
          Namespace: 'AWS/ApiGateway',
          MetricName,
          Dimensions: [
            { Name: 'ApiId', Value: { Ref: api?.id } },
            { Name: 'Stage', Value: '$default' },
          ],
        },
        Period: 300,
        Stat: 'Sum',
      })),
    );
  });

  test('one is raised when no batch of beaches was built for twelve hours, also without any metric of the queue', () => {
    const [idle, ...others] = named('BeachesIdle');
    expect(others).toEqual([]);
    expect(idle?.properties).toMatchObject({
      MetricName: 'NumberOfMessagesDeleted',
      Statistic: 'Sum',
      Period: 3600,
      EvaluationPeriods: 12,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    });
    const queue = cloud.find(({ id }) => id === at(idle?.properties, 'Dimensions', 0, 'Value', 'Fn::GetAtt', 0));
    expect(queue?.id).toMatch(/^BeachesQueue/);
  });

  test('one is raised when a job that must run was not run for an hour', () => {
    const must = Object.entries(jobNeeds).flatMap(([name, { runs }]) =>
      'mustRun' in runs && runs.mustRun ? [name] : [],
    );
    expect(must.sort()).toEqual(['find-runs', 'finish-follow-ups', 'refresh-observations']);
    const silent = alarms.filter(({ properties }) => properties.MetricName === 'Invocations');
    const watched = silent.map(({ properties }) => {
      expect(properties).toMatchObject({
        Statistic: 'Sum',
        Period: 3600,
        EvaluationPeriods: 1,
        Threshold: 1,
        ComparisonOperator: 'LessThanThreshold',
        TreatMissingData: 'breaching',
      });
      const lambda = functions.find(({ id }) => id === at(properties, 'Dimensions', 0, 'Value', 'Ref'));
      return String(lambda?.properties.Description).replace(/.*\//, '');
    });
    expect(watched.sort()).toEqual(must);
  });

  test('all are sent to the topic of the settings', () => {
    const { alarmTopicArn } = WITH_SETTINGS;
    const set = synthesizeScratch(WITH_SETTINGS).filter(({ type }) => type === 'AWS::CloudWatch::Alarm');
    expect(set.length).toBe(alarms.length);
    // An alarm of a canary ends a deployment, which then fails and says so.
    for (const { id, properties } of set)
      expect(properties.AlarmActions, id).toEqual(id.includes('CanaryFailed') ? undefined : [alarmTopicArn]);
  });
});

test('settings reach the functions', () => {
  const set = synthesizeScratch(WITH_SETTINGS);
  const environments = set.map(({ properties }) => at(properties, 'Environment', 'Variables'));
  expect(environments).toContainEqual(expect.objectContaining({ BASIC_DAYS: '5', SITE_ALERT: '{"en":"Storm."}' }));
  expect(environments).toContainEqual(expect.objectContaining({ OCEAN_PINS: '{"gfs.0p25":"2021083100"}' }));
});

test('with a domain alone, the first deployment knows the site’s address, and email works', () => {
  const set = synthesizeScratch(WITH_SETTINGS);
  const environments = set.map(({ properties }) => at(properties, 'Environment', 'Variables'));
  const addresses = environments.map((one) => at(one, 'SITE_URL')).filter((one) => one !== undefined);
  expect(new Set(addresses)).toEqual(new Set(['https://groundswell.example']));
  expect(new Set(environments.map((one) => at(one, 'MAIL')).filter(Boolean))).toEqual(new Set(['on']));
  const aliases = set.map(({ properties }) => at(properties, 'DistributionConfig', 'Aliases')).filter(Boolean);
  expect(aliases).toEqual([['frames.groundswell.example'], ['groundswell.example']]);
});

test('without mailFrom nothing may be mailed, calls and jobs know it, and everything else works', () => {
  const set = synthesizeScratch({ mailFrom: '', contactAddress: '', siteUrl: '' });
  expect(set.filter(({ type }) => type === 'AWS::SES::EmailIdentity')).toEqual([]);
  expect(JSON.stringify(set)).not.toContain('ses:SendRawEmail');
  const mail = set.map(({ properties }) => at(properties, 'Environment', 'Variables', 'MAIL')).filter(Boolean);
  expect(new Set(mail)).toEqual(new Set(['off']));
  expect(set.filter(({ type }) => type === 'AWS::Lambda::Function').length).toBe(functions.length);
});

test('every template stays far below the limit of 500 resources', () => {
  // Each call (API endpoint) adds seven resources to its stack. The margin of 100 leaves time to split an area before
  // CloudFormation refuses a deployment.
  const most = 400;
  for (const template of new Set(cloud.map((resource) => resource.template))) {
    const count = cloud.filter((resource) => resource.template === template).length;
    const sentence = `${template} has ${count} resources, more than ${most} of CloudFormation's 500: an area of calls is a nested stack, so give some of its calls an area of their own (packages/contracts, functions/<area>, infra/needs/<area>.ts). Where they are deployed already, deploy once without them: an API has a route once, in the old stack or the new one.`;
    expect(count, sentence).toBeLessThanOrEqual(most);
  }
});
