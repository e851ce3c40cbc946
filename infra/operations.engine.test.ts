import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFunctions } from './functions.ts';
import { repoRoot } from './paths.ts';
import { rowsBelow } from './test-support/rows-below.ts';
import { at, list, type Resource, synthesizeScratch, WITH_SETTINGS } from './test-support/scratch-cloud.ts';

const read = (page: string) => readFileSync(join(repoRoot, 'docs', page), 'utf8');
const cloud = synthesizeScratch();
const templates = [...new Set(cloud.map(({ template }) => template))];
/** Each call has the same alarm, which ends its canary. */
const alarmsWithoutCanaries = cloud.filter(
  ({ type, id }) => type === 'AWS::CloudWatch::Alarm' && !id.includes('CanaryFailed'),
);
const countOf = (template: string, type?: string) =>
  cloud.filter((resource) => resource.template === template && (type === undefined || resource.type === type)).length;

test('docs/reference/stacks.md has every stack, with as many queues and jobs as it holds', () => {
  const rows = rowsBelow(read('reference/stacks.md'), 'Stacks').map(
    ([stack = '', holds = '']) => [stack, holds] as const,
  );
  const stacks = templates.flatMap((file) => file.match(/^(\w+)\.template\.json$/)?.slice(1) ?? []);
  expect(rows.map(([stack]) => stack).sort()).toEqual(
    [...stacks, 'GroundswellLimits', 'GroundswellEdgeMonitoring'].sort(),
  );
  for (const [stack, holds] of rows) {
    const template = `${stack}.template.json`;
    const queues = countOf(template, 'AWS::SQS::Queue') / 2;
    expect([stack, Number(holds.match(/(\d+) queues?/)?.[1] ?? 0)]).toEqual([stack, queues]);
    const jobs = Number(holds.match(/(\d+) jobs?/)?.[1] ?? 0);
    if (jobs > 0 || queues > 0) expect([stack, jobs]).toEqual([stack, countOf(template, 'AWS::Lambda::Function')]);
  }
});

test('docs/reference/stacks.md states the approximate size of each stack and each area', () => {
  const told = Object.fromEntries(
    rowsBelow(read('reference/stacks.md'), 'Sizes').map(([name, resources, functions]) => [
      name,
      { resources, functions },
    ]),
  );
  const sizes = Object.fromEntries(
    templates.map((template) => [
      nameOf(template),
      { resources: countOf(template), functions: countOf(template, 'AWS::Lambda::Function') },
    ]),
  );
  expect(Object.keys(told).sort()).toEqual(Object.keys(sizes).sort());
  const stale = Object.entries(sizes).filter(
    ([name, { resources, functions }]) =>
      Math.abs(resources - Number(told[name]?.resources)) > Math.max(15, resources / 5) ||
      Math.abs(functions - Number(told[name]?.functions)) > Math.max(2, functions / 5),
  );
  const rows = stale.map(([name, { resources, functions }]) => `| ${name} | ${resources} | ${functions} |`);
  expect(rows, 'rows of the table that are out of date, as they are now').toEqual([]);
});

/** Extracts the stack's name: 'GroundswellApiauth8B687D45.nested.template.json' is the area auth of the stack Api. */
function nameOf(template: string): string {
  return template
    .replace(/^Groundswell/, '')
    .replace(/\.template\.json$/, '')
    .replace(/^Api([a-z]+)[0-9A-F]{8}\.nested$/, 'Api: $1');
}

test('docs/reference/alarms.md explains each alarm, and no other', () => {
  const nameWithoutDashes = new Map(listFunctions().map(({ name }) => [name.replaceAll('-', ''), name]));
  const alarms = alarmsWithoutCanaries.map(({ id }) => {
    const [, owner = '', kind] =
      id.match(/^(\w*?)(?:Function)?(Counted|Failed|Failing|High|Idle|Late|Old|Silent|Slow|Throttled)[0-9A-F]{8}$/) ??
      [];
    return `${nameWithoutDashes.get(owner) ?? owner} ${kind}`;
  });
  const budgets = synthesizeScratch(WITH_SETTINGS).filter(({ type }) => type === 'AWS::Budgets::Budget');
  const told = rowsBelow(read('reference/alarms.md'), 'Alarms').flatMap(([names = '']) => names.split(', '));
  expect(told.sort()).toEqual([...alarms, ...budgets.map(() => 'Monthly Budget'), 'Canary of a call'].sort());
});

test('docs/reference/alarms.md has a meaning, an action and a command for each alarm', () => {
  for (const row of rowsBelow(read('reference/alarms.md'), 'Alarms'))
    expect(row).toEqual([
      expect.any(String),
      expect.stringMatching(/\w{3}/),
      expect.stringMatching(/\w{3}/),
      expect.stringMatching(/^`(aws|errors|npm run) .+`$/),
    ]);
});

test('docs/operations.md computes the fixed costs from the templates', () => {
  const ofType = (type: string) => cloud.filter((resource) => resource.type === type);
  const countMetrics = (alarms: readonly Resource[]) =>
    alarms
      .map(({ properties }) => list(properties.Metrics).filter((one) => at(one, 'MetricStat')).length || 1)
      .reduce((sum, count) => sum + count, 0);
  const metrics = countMetrics(alarmsWithoutCanaries);
  const ofCanaries = countMetrics(ofType('AWS::CloudWatch::Alarm')) - metrics;
  const [acl] = ofType('AWS::WAFv2::WebACL');
  expect(read('operations.md')).toContain(`the web ACL ${5 + list(acl?.properties.Rules).length},`);
  expect(read('operations.md')).toContain(
    `${metrics} metrics of alarms, of which ten are free, ${((metrics - 10) / 10).toFixed(2)},`,
  );
  expect(read('operations.md')).toContain(`${ofCanaries} metrics of canaries ${(ofCanaries / 10).toFixed(2)},`);
  expect(read('reference/settings.md')).toContain(`$${(ofCanaries / 10).toFixed(2)} a month`);
  expect([ofType('AWS::KMS::Key').length, ofType('AWS::SecretsManager::Secret').length]).toEqual([1, 3]);
  expect(ofType('AWS::Lambda::EventSourceMapping').length).toBe(11);
  const [, most, parts = ''] = read('operations.md').match(/at most (\d+) dollars a month: (.+?)\. Two metrics/) ?? [];
  const dollars = parts.split(', ').map((part) => Number(part.match(/^(?:.* )?([\d.]+)$/)?.[1] ?? 0));
  expect(Math.ceil(dollars.reduce((sum, one) => sum + one, 0))).toBe(Number(most));
});

test('docs/operations.md says how many metrics of alarms need mailFrom, and how much LocalStack lacks', () => {
  const countAlarms = (resources: readonly Resource[]) =>
    resources.filter(({ type }) => type === 'AWS::CloudWatch::Alarm').length;
  expect(countAlarms(cloud) - countAlarms(synthesizeScratch({ mailFrom: '' }))).toBe(2);
  expect(read('operations.md')).toContain('Two metrics of alarms are there only with `mailFrom`.');
  const kept = synthesizeScratch({ localServices: 'on' }).length / cloud.length;
  expect(kept).toBeGreaterThan(0.5);
  expect(kept).toBeLessThan(0.6);
  expect(read('operations.md')).toContain('which is nearly half of all resources.');
});
