import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const ASVS = 'docs/reference/asvs.md';
const STRIDE = 'docs/reference/stride.md';
const page = readFileSync(join(root, ASVS), 'utf8');

/**
 * The number of level 1 and 2 requirements in each section of ASVS 5.0.0. Within a section, level 3 requirements come
 * after these.
 */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| [^|]+ \| ([^|]+) \|/gm)].map(
  ([, numbers = '', here = '']) => ({ numbers: numbers.split(', '), here }),
);

test('each requirement of levels 1 and 2 is listed once', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, most]) =>
    Array.from({ length: most }, (_, at) => `${section}.${at + 1}`),
  );
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(all.toSorted());
});

test('the counts at its head match its rows', () => {
  const count = (begins: RegExp) =>
    rows.filter(({ here }) => begins.test(here)).reduce((sum, { numbers }) => sum + numbers.length, 0);
  const [met, none, not] = [count(/^met/), count(/^not applicable/), count(/^\*\*not met\*\*/)];
  expect(met + none + not).toBe(253);
  expect(page).toContain(`Of 253, ${met} are met, ${none} do not apply, ${not} are not met.`);
});

test('the table of threats has the six letters of STRIDE at each trust boundary', () => {
  const boundaries = readFileSync(join(root, STRIDE), 'utf8').split('\n## ').slice(1);
  expect(boundaries).toHaveLength(10);
  for (const boundary of boundaries)
    expect([...boundary.matchAll(/^\| ([A-Z]) \|/gm)].map(([, letter]) => letter).join('')).toBe('STRIDE');
});

test.each([
  [ASVS, 200],
  [STRIDE, 60],
])('each file that %s names exists, and each test that it quotes is in the file before it', (name, least) => {
  let source = '';
  const named = [
    ...readFileSync(join(root, name), 'utf8').matchAll(/`([\w-]+(?:\/[\w.-]+)*\.(?:tsx?|json|md))`|“(.+?)”(?=[,; |])/g),
  ];
  expect(named.length).toBeGreaterThan(least);
  for (const [, file, quoted] of named) {
    if (file !== undefined) {
      expect(existsSync(join(root, file)), file).toBe(true);
      source = file;
    } else {
      const text = readFileSync(join(root, source), 'utf8');
      expect(text.includes(`'${quoted}'`) || text.includes(`"${quoted}"`), `${source}: ${quoted}`).toBe(true);
    }
  }
});
