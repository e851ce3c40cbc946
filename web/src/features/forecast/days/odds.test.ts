import { expect, test } from 'vitest';
import { daySentence, halfRangeWords, highestPlace, likelyHeight, oddsWords } from './odds.ts';

const odds = {
  index: 84,
  quantiles: [2.2, 3.6, 4.6, 6.6, 8.4],
  tenths: [10, 9, 8, 5, 3, 0],
  clean: [6, 5, 4, 3, 2, 0],
};
const asked = { heights: [2, 3, 4, 5, 6, 10], index: 2, unit: 'ft' } as const;

test('odds are said in tenths, and never as certainty', () => {
  expect([0, 1, 7, 9, 10, undefined].map(oddsWords)).toEqual([
    'under 1 in 10',
    '1 in 10',
    '7 in 10',
    '9 in 10',
    'over 9 in 10',
    'not known',
  ]);
});

test('a day from the fourth on says its odds first, then those of clean water', () => {
  expect(daySentence({ odds }, 3, 'Fri Dec 4', asked)).toEqual({
    main: 'Fri Dec 4: 8 in 10 for 4 ft or more',
    clean: '4 in 10 for that and clean',
    half: 'Half the time the sets are 4–7 ft.',
  });
});

test('the first three days say their sets, and a day without odds that they are not known', () => {
  expect(daySentence({ odds }, 2, 'Thu Dec 3', asked).main).toBe('Thu Dec 3: sets 5 ft');
  expect(daySentence({ odds: null }, 4, 'Sat Dec 5', asked).main).toBe('Sat Dec 5: odds not known');
  expect(daySentence({ odds: { ...odds, clean: null } }, 4, 'Sat Dec 5', asked).clean).toBeUndefined();
});

test('metres keep a tenth, and a range that rounds to one number is that number', () => {
  expect(halfRangeWords({ ...odds, quantiles: [0.6, 0.84, 1.2, 1.66, 2] }, 'm')).toBe('0.8–1.7');
  expect(halfRangeWords({ ...odds, quantiles: [0.6, 0.8, 1, 1.2, 2] }, 'ft')).toBe('1');
});

test('the height asked for at first is the greatest that half of the cases reach on a day with odds', () => {
  const small = { odds: { ...odds, tenths: [9, 5, 2, 0, 0, 0] } };
  expect(likelyHeight([{ odds }, { odds }, { odds }, small, { odds: null }])).toBe(1);
  expect(likelyHeight([{ odds }])).toBe(0);
});

test('without a chosen day the highest of a page is described', () => {
  const higher = { odds: { ...odds, quantiles: [3, 4, 6, 8, 9] } };
  const days = [higher, { odds }, { odds: null }, { odds }, higher, higher];
  expect([
    highestPlace(days, 0, 6),
    highestPlace(days, 1, 4),
    highestPlace(days, 3, 6),
    highestPlace(days, 2, 3),
  ]).toEqual([0, 1, 4, 2]);
});
