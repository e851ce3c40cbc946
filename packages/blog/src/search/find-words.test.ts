import { expect, test } from 'vitest';
import { indexWords } from './find-words.ts';

const documents = [
  { id: 'buoy', title: 'Reading a buoy', body: 'swell period' },
  { id: 'tide', title: 'Tides', body: 'a buoy knows no tide' },
  { id: 'swell', title: 'Previsión', body: 'swell' },
];
const find = indexWords(documents, [
  { name: 'title', boost: 4, of: ({ title }) => title },
  { name: 'body', boost: 1, of: ({ body }) => body, isPlain: true },
]);
const found = (asked: string) => find(asked).map(({ id }) => id);

test.each([
  ['buoy', ['buoy', 'tide']],
  ['BUOY swell', ['buoy']],
  ['swell buoy nothing', []],
  ['prevision', ['swell']],
  ['read', ['buoy']],
  ['', []],
  ['readng', ['buoy']],
  ['bouy', ['buoy', 'tide']],
  ['buyo', ['buoy', 'tide']],
  ['raeding bouy', ['buoy']],
  ['tdie', ['tide']],
])('“%s” finds %j in any order of its words', (asked, ids) => {
  expect(found(asked)).toEqual(ids);
  expect(found(asked.split(' ').toReversed().join(' '))).toEqual(ids);
});

test('an exact match ranks before fuzzy ones', () => {
  expect(found('period')).toEqual(['buoy']);
  expect(found('tide')[0]).toBe('tide');
});
