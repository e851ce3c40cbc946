import { DAY_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { chooseRemoved } from './choose-removed.ts';

const NOW = Date.UTC(2026, 10, 30);
/** Makes a release that was published a number of days ago. */
const release = (folder: string, daysAgo: number, isComplete = true) => ({
  folder,
  publishedAt: NOW - daysAgo * DAY_MS,
  isComplete,
});
const removed = (releases: readonly ReturnType<typeof release>[], live: string) =>
  chooseRemoved(releases, live, NOW).map(({ folder }) => folder);

test.each([
  ['the live one and the one before it stay, however old', [release('b', 50), release('a', 90)], 'b', []],
  [
    'an older one goes once it was replaced for a week',
    [release('c', 1), release('b', 7), release('a', 9)],
    'c',
    ['a'],
  ],
  ['three in a day stay, because their tabs may be open', [release('c', 0), release('b', 0), release('a', 6)], 'c', []],
  ['a newer one stays after a return to an older one', [release('c', 30), release('b', 40), release('a', 50)], 'b', []],
  ['one that is being deployed stays', [release('c', 0, false), release('b', 8), release('a', 20)], 'b', []],
  [
    'one whose deployment failed neither counts as the one before, nor stays',
    [release('d', 8), release('c', 9, false), release('b', 10), release('a', 20)],
    'd',
    ['c', 'a'],
  ],
])('%s', (_, releases, live, expected) => expect(removed(releases, live)).toEqual(expected));

test('nothing is removed if the live release is unknown', () => {
  expect(() => removed([release('a', 90)], 'b')).toThrow('The live release b is not in the bucket');
});
