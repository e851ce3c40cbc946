import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listRefusals } from './list-refusals.ts';
import { repoRoot } from './paths.ts';

const sentences = (context: Readonly<Record<string, unknown>>) => listRefusals(context).map(({ says }) => says);

test('the settings of cdk.json and the names of the CDK are accepted', () => {
  const { context } = JSON.parse(readFileSync(join(repoRoot, 'cdk.json'), 'utf8'));
  expect(listRefusals({ ...context, 'aws:cdk:bundling-stacks': ['**'], 'cli-telemetry': false })).toEqual([]);
});

test.each([
  ['malFrom', 'mailFrom'],
  ['region_', 'region'],
  ['Stage', 'stage'],
  ['mapboxstile', 'mapboxStyle'],
])('%s is no setting, and the nearest is %s', (name, nearest) => {
  expect(sentences({ [name]: 'x' })).toEqual([
    `There is no setting "${name}". The nearest name is ${nearest} (docs/reference/settings.md).`,
  ]);
});

test('an unknown name in the entry of a stage is refused', () => {
  expect(sentences({ stage: 'dev', stages: { dev: { alarm: 'on' } } })).toEqual([
    expect.stringContaining('There is no setting "alarm". The nearest name is alarms'),
  ]);
});

test('all refused settings are listed, each with its name', () => {
  const context = { basicDays: 99, malFrom: 'x', logDays: 31, stage: 'dev', stages: { dev: { productName: 'X' } } };
  expect(listRefusals(context).map(({ name }) => name)).toEqual(['malFrom', 'productName', 'logDays', 'basicDays']);
});

test('canaries without alarms are refused, unless neither was asked for', () => {
  expect(sentences({ canary: 'on', alarms: 'off' })).toEqual([
    expect.stringContaining('The setting canary needs alarms'),
  ]);
  expect(sentences({ alarms: 'off' })).toEqual([]);
});

test('a shared setting that a trial may not inherit says why -c does not count', () => {
  expect(sentences({ stage: 'dev', siteUrl: 'https://surf.example' })).toEqual([
    expect.stringContaining('A value of -c counts as shared by all stages.'),
  ]);
});
