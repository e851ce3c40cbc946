import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { repoRoot } from './paths.ts';
import { readSettings } from './settings.ts';
import { OF_THE_BUILD, queueConcurrency, readStage, stackName } from './stage.ts';
import { rowsBelow } from './test-support/rows-below.ts';

function nodeWith(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return node;
}

test('without a stage the deployment is production', () => {
  const stage = readStage(nodeWith({}));
  expect(stage).toMatchObject({ name: 'prod', keepsData: true, hasAlarms: true, logDays: 30, apiCallsPerSecond: 500 });
  expect(stackName(stage, 'Web')).toBe('GroundswellWeb');
  expect(readStage(nodeWith({ stage: 'prod' }))).toEqual(stage);
});

test("another stage has names of its own, and its entry's settings precede the shared ones", () => {
  const node = nodeWith({
    stage: 'dev',
    siteAlert: 'Storm.',
    stages: { dev: { siteAlert: 'A trial.', keepData: 'on' } },
  });
  expect(readSettings(node)).toMatchObject({
    siteAlert: '{"en":"A trial."}',
    stage: { keepsData: true, hasAlarms: false },
  });
  expect(stackName(readStage(node), 'Web')).toBe('GroundswellDevWeb');
});

test('workers of a queue: those of infra/needs in production, the fewest in a trial, or those of the setting', () => {
  const workers = (context: Record<string, unknown>) =>
    queueConcurrency(readStage(nodeWith(context)), 'send-email', { atOnce: 5 });
  expect(workers({})).toBe(5);
  expect(workers({ stage: 'dev' })).toBe(2);
  expect(workers({ stage: 'dev', queueConcurrency: '{"send-email":9}' })).toBe(9);
});

test.each([
  [{ stage: 'Dev' }, 'The setting stage must be a short name in lower case, as dev, not "Dev".'],
  [{ keepData: 'some' }, 'The setting keepData must be one of on, off, not "some".'],
  [{ logDays: 31 }, 'The setting logDays must be one of 1, 3, 5, 7, 14, 30'],
  [{ apiCallsPerSecond: 0 }, 'The setting apiCallsPerSecond must be a whole number from 1 to 10000, not "0".'],
  [{ queueConcurrency: { 'send-email': 1 } }, 'The setting queueConcurrency.send-email must be a whole number from 2'],
  [{ queueConcurrency: { letters: 5 } }, 'The setting queueConcurrency names no function: "letters".'],
  [{ reservedConcurrency: { 'get-x': 5 } }, 'The setting reservedConcurrency names no function: "get-x".'],
  [{ stages: 'dev' }, 'The setting stages must be a JSON object.'],
  [{ stage: 'dev', stages: { dev: { productName: 'X' } } }, "The site's build reads the setting productName"],
  [
    { stage: 'dev', siteUrl: 'https://surf.example' },
    'The stage dev needs its own siteUrl, or "" for none: set it in stages.dev of cdk.json.',
  ],
])('%o is refused by name', (context, sentence) => {
  expect(() => readSettings(nodeWith(context))).toThrow(sentence);
});

test('a stage may change no setting that docs/reference/settings.md marks *build*', () => {
  const rows = rowsBelow(readFileSync(join(repoRoot, 'docs/reference/settings.md'), 'utf8'), 'Settings');
  const marked = rows
    .filter(([, , meaning]) => meaning?.includes('*build*'))
    .flatMap(([names]) => names?.match(/\w+(?=`)/g) ?? []);
  // The row of the three frames marks only the first two.
  expect(OF_THE_BUILD.toSorted()).toEqual(marked.filter((name) => name !== 'boardRentalUrl').toSorted());
});
