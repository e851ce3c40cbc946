import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@groundswell/contracts';
import { METRICS } from '@groundswell/runtime/metrics';
import { Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { JOBS } from '../functions.ts';
import { repoRoot } from '../paths.ts';
import { rowsBelow } from '../test-support/rows-below.ts';
import {
  at,
  type Json,
  list,
  type Resource,
  synthesizeScratch,
  synthesizeTemplates,
} from '../test-support/scratch-cloud.ts';
import { CONCERNS } from './concerns.ts';
import { EdgeMetrics } from './edge-metrics.ts';
import { ownSlos, pageSlo } from './slos.ts';

const cloud = synthesizeScratch();
const ofType = (type: string, within = cloud) => within.filter((one) => one.type === type);
const page = readFileSync(join(repoRoot, 'docs/reference/metrics.md'), 'utf8');
const templates = Object.fromEntries(
  Object.entries(synthesizeTemplates()).map(([file, text]) => [
    file.replace(/\.template\.json$/, ''),
    JSON.parse(text),
  ]),
);

/** Replaces references to other stacks' outputs by the logical ids of the resources: 'GroundswellOcean StepsQueue5E721B65'. */
function resolve(value: Json): Json {
  if (Array.isArray(value)) return value.map(resolve);
  if (!(value instanceof Object)) return value;
  const stack = at(value, 'Fn::GetStackOutput', 'StackName');
  if (stack !== undefined) {
    const output = at(
      templates[String(stack)],
      'Outputs',
      String(at(value, 'Fn::GetStackOutput', 'OutputName')),
      'Value',
    );
    return `${stack} ${list(at(output, 'Fn::GetAtt') ?? at(output, 'Ref'))[0]}`;
  }
  if (at(value, 'Ref') === 'AWS::Region') return 'us-east-1';
  if (at(value, 'Fn::Join') !== undefined) return list(resolve(at(value, 'Fn::Join', 1))).join('');
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
}

type Widget = { readonly properties: { readonly title: string; readonly metrics: readonly Json[][] } };
const dashboards = ofType('AWS::CloudWatch::Dashboard').map(({ properties }) => {
  const { widgets }: { widgets: readonly Widget[] } = JSON.parse(String(resolve(properties.DashboardBody)));
  return { name: String(properties.DashboardName), widgets };
});
const shownOn = (text: string) =>
  dashboards.filter(({ widgets }) => JSON.stringify(widgets).includes(text)).map(({ name }) => name);
const stackOf = ({ template }: Resource) => template.replace(/\.template\.json$/, '');

test('there is a dashboard for each concern, and what it shows has a title', () => {
  expect(dashboards.map(({ name }) => name)).toEqual(CONCERNS.map((name) => `GroundswellMonitoring-${name}`));
  for (const { widgets } of dashboards)
    for (const { properties } of widgets) {
      expect(properties.title).toMatch(/\w/);
      expect(properties.metrics.length).toBeGreaterThan(0);
    }
});

test('each queue and each dead-letter queue is on one dashboard', () => {
  const queues = ofType('AWS::SQS::Queue');
  expect(queues.length).toBeGreaterThan(20);
  for (const queue of queues)
    expect([queue.id, shownOn(`"${stackOf(queue)} ${queue.id}"`).length]).toEqual([queue.id, 1]);
});

test('each job is on one dashboard, with the failures that Lambda and that the job itself counts', () => {
  const jobs = ofType('AWS::Lambda::Function').filter(({ properties }) =>
    Object.entries(JOBS).some(([area, names]) => names.some((name) => properties.Description === `${area}/${name}`)),
  );
  expect(jobs).toHaveLength(Object.values(JOBS).flat().length);
  for (const job of jobs) {
    const name = String(job.properties.Description).split('/')[1];
    const places = [`"${stackOf(job)} ${job.id}"`, `"JobsFailed","Job","${name}"`].map(shownOn);
    expect([name, places.map(({ length }) => length), places[0]]).toEqual([name, [1, 1], places[1]]);
  }
});

test('the calls of each area are on one dashboard', () => {
  for (const area of Object.keys(areas)) expect([area, shownOn(`"CallMs","Area","${area}"`).length]).toEqual([area, 1]);
});

const scope = new Stack();
const slos = [...ownSlos(scope), pageSlo(new EdgeMetrics({ distributionId: 'd' }))];

test.each(slos)(
  'the objective $id is on one dashboard, has an alarm, and is documented',
  ({ id, promise, goalPercent }) => {
    expect(shownOn(`${goalPercent} % of ${promise}: last 30 days`)).toHaveLength(1);
    const alarms = ofType('AWS::CloudWatch::Alarm').filter((one) => one.id.startsWith(id));
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.properties.AlarmDescription).toContain(promise);
    const rows = rowsBelow(page, 'Objectives').filter(([told]) => told === promise);
    const alarm = id.replace(/(?!^)(?=[A-Z])/, ' ');
    expect(rows).toEqual([[promise, String(goalPercent), expect.stringMatching(/\w/), alarm]]);
  },
);

test('objectives are documented, and no others', () => {
  expect(
    rowsBelow(page, 'Objectives')
      .map(([promise]) => promise)
      .sort(),
  ).toEqual(slos.map(({ promise }) => promise).sort());
});

/** The most hours' bad events that an hour may have, as a share of thirty days: 14.4 of 720 hours are 2 percent. */
test.each([
  ['ForecastsOld', 85.6],
  ['PagesSlow', 85.6],
  ['CodesSlow', 98.56],
  ['AlertsSlow', 98.56],
])('%s fires if an hour uses up 2 percent of the bad events of 30 days', (id, threshold) => {
  const [alarm] = ofType('AWS::CloudWatch::Alarm').filter((one) => one.id.startsWith(id));
  expect(alarm?.properties).toMatchObject({ Threshold: threshold, ComparisonOperator: 'LessThanThreshold' });
});

/** Lists the custom metrics that alarms and dashboards read: 'CallMs Area forecast'. */
function listRead(): readonly string[] {
  const shown = dashboards.flatMap(({ widgets }) => widgets.flatMap(({ properties }) => properties.metrics));
  const alarmed = ofType('AWS::CloudWatch::Alarm').flatMap(({ properties }) =>
    [properties, ...list(properties.Metrics).map((one) => at(one, 'MetricStat', 'Metric'))].map((metric) => [
      at(metric, 'Namespace'),
      at(metric, 'MetricName'),
      ...list(at(metric, 'Dimensions')).flatMap((one) => [at(one, 'Name'), at(one, 'Value')]),
    ]),
  );
  const read = [...shown, ...alarmed].filter(([namespace]) => namespace === 'Groundswell');
  return read.map((parts) =>
    parts
      .slice(1)
      .filter((part) => typeof part === 'string')
      .join(' '),
  );
}

test('alarms and dashboards read no custom metric that nothing writes', () => {
  const written = new Set([
    ...ofType('AWS::Lambda::Function').flatMap(({ properties }) => {
      const area = at(properties, 'Environment', 'Variables', 'METRICS_AREA');
      const name = String(properties.Description).split('/')[1];
      return Object.entries(METRICS).map(
        ([metric, { dimension }]) => `${metric} ${dimension} ${dimension === 'Area' ? area : name}`,
      );
    }),
    ...metricsOfFilters(),
  ]);
  const read = listRead();
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((one) => !written.has(one))).toEqual([]);
});

function metricsOfFilters(): readonly string[] {
  return ofType('AWS::Logs::MetricFilter').map(({ properties }) =>
    String(at(list(properties.MetricTransformations)[0], 'MetricName')),
  );
}

test('every function knows the namespace and the area of its metrics', () => {
  const own = ofType('AWS::Lambda::Function').filter(({ id }) => !id.startsWith('CustomCDK'));
  for (const { properties } of own)
    expect(at(properties, 'Environment', 'Variables')).toMatchObject({
      METRICS_NAMESPACE: 'Groundswell',
      METRICS_AREA: String(properties.Description).split('/')[0],
    });
});

test('docs/reference/metrics.md lists every custom metric with its price', () => {
  const rows = rowsBelow(page, 'Metrics');
  expect(rows.map(([name, unit, by]) => [name, unit, by])).toEqual([
    ...Object.entries(METRICS).map(([name, { unit, dimension }]) => [name, unit, dimension]),
    ...['CallsThrottled', 'pushOutcome-failed-lines', 'paymentEvent-refused-lines'].map((name) => [name, 'Count', '']),
  ]);
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining([...metricsOfFilters()]));
  for (const [name, , , values, dollars] of rows) {
    const expected = name === 'CallMs' ? Object.keys(areas).length : Number(values);
    expect([name, values, dollars]).toEqual([name, String(expected), (0.3 * expected).toFixed(2)]);
  }
  const all = rows.reduce((sum, [, , , values]) => sum + 0.3 * Number(values), 0);
  expect(page).toContain(`Together at most ${all.toFixed(2)} dollars.`);
});

test('without dashboards the alarms remain; a trial has neither', () => {
  const without = synthesizeScratch({ dashboards: 'off', edgeMetrics: 'off' });
  expect(ofType('AWS::CloudWatch::Dashboard', without)).toEqual([]);
  expect(ofType('AWS::CloudFront::MonitoringSubscription', without)).toEqual([]);
  expect(ofType('AWS::CloudWatch::Alarm', without)).toHaveLength(ofType('AWS::CloudWatch::Alarm').length - 1);
  const trial = synthesizeScratch({ stage: 'dev', stages: { dev: { siteUrl: '', mailFrom: '' } } });
  expect(trial.filter(({ template }) => template.includes('Monitoring'))).toEqual([]);
});

test('alarms on the edge are in us-east-1, wherever the app is, with a topic of that region', () => {
  const topic = 'arn:aws:sns:us-east-1:123456789012:edge';
  const elsewhere = synthesizeScratch({
    region: 'eu-west-1',
    alarmTopicArn: 'arn:aws:sns:eu-west-1:123456789012:alarms',
    edgeAlarmTopicArn: topic,
  });
  const onEdge = ofType('AWS::CloudWatch::Alarm', elsewhere).filter(({ properties }) =>
    JSON.stringify(properties).includes('AWS/CloudFront'),
  );
  expect(onEdge.map(({ id, region, properties }) => [id.slice(0, -8), region, properties.AlarmActions])).toEqual([
    ['EdgeFailing', 'us-east-1', [topic]],
    ['PagesSlow', 'us-east-1', [topic]],
  ]);
});

test('the dashboards can be removed, and change nothing that they watch: no stack exports a value for them', () => {
  const imports = JSON.stringify(templates.GroundswellMonitoring);
  expect(imports).not.toContain('Fn::ImportValue');
  expect(imports).toContain('Fn::GetStackOutput');
});

test('a call counts as throttled if the API refused it with 429 and no function was run', () => {
  const [filter] = ofType('AWS::Logs::MetricFilter').filter(({ properties }) =>
    JSON.stringify(properties).includes('CallsThrottled'),
  );
  expect(filter?.properties.FilterPattern).toBe('{ ($.status = "429") && ($.integration = "-") }');
  const [stage] = ofType('AWS::ApiGatewayV2::Stage');
  const line = JSON.parse(String(at(stage?.properties, 'AccessLogSettings', 'Format')));
  expect([line.status, line.integration]).toEqual(['$context.status', '$context.integrationStatus']);
});

test('with traces each function records them; without, none may', () => {
  const traced = synthesizeScratch({ traces: 'on' });
  const own = ofType('AWS::Lambda::Function', traced).filter(({ id }) => !id.startsWith('CustomCDK'));
  for (const { id, properties } of own) expect([id, properties.TracingConfig]).toEqual([id, { Mode: 'Active' }]);
  expect(JSON.stringify(cloud)).not.toContain('xray:');
});
