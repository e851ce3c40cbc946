import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';
import { slugOf } from './slug-of.ts';

test.each([
  ['Folly Beach, The Washout', 'folly-beach-the-washout'],
  ["Black's Beach", 'blacks-beach'],
  ['Hoʻokipa', 'hookipa'],
  ['St. Augustine Beach Pier', 'st-augustine-beach-pier'],
  ['D.T. Fleming Beach', 'dt-fleming-beach'],
  ['Part 2.5', 'part-2-5'],
  ['Cañada  (North)', 'canada-north'],
  ['ß straße', 'ss-strasse'],
  ['STRAẞE', 'strasse'],
  ['Røst og Ærø', 'rost-og-aero'],
  ['Cœur Łódź Đà Nẵng Þorlákshöfn', 'coeur-lodz-da-nang-thorlakshofn'],
  ['Col·lecció', 'colleccio'],
  ['  Señales & Mareas! ', 'senales-mareas'],
  ['潮汐', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['w'.repeat(90), 'w'.repeat(80)],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('no letter of a language in the Latin script is lost', () => {
  const lost: string[] = [];
  // Latin-1, Latin Extended-A and -B, and Latin Extended Additional, without the phonetic letters.
  for (const [first, last] of [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ] as const)
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      if (/\p{L}/u.test(letter) && !/^[a-z]+$/.test(plainLetters(letter))) lost.push(letter);
    }
  expect(lost.join('')).toBe('ƻƼƽƾǀǁǂǃɁɂ');
});
