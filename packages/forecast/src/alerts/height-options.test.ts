import { expect, test } from 'vitest';
import { faceCmOfOption, heightStep } from './height-options.ts';

const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('options are the table’s feet and its nominal metres', () => {
  const feet = ids.map((id) => ((faceCmOfOption(id, { wave: 'ft', scale: 'face' }) ?? 0) / 100) * 3.281);
  expect(feet.map((value) => Number(value.toFixed(6)))).toEqual([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  const metres = ids.map((id) => (faceCmOfOption(id, { wave: 'm', scale: 'face' }) ?? 0) / 100);
  expect(metres).toEqual([0.6, 0.9, 1.2, 1.5, 2, 2.5, 3, 3.5, 4.5, 6]);
});

test('on the Hawaiian scale an option stands for twice the face', () => {
  for (const wave of ['ft', 'm'] as const)
    for (const id of ids)
      expect(faceCmOfOption(id, { wave, scale: 'hawaiian' })).toBe(
        2 * (faceCmOfOption(id, { wave, scale: 'face' }) ?? Number.NaN),
      );
});

test.each([0, -1, 11, 1.5, Number.NaN])('there is no option %d', (id) => {
  expect(faceCmOfOption(id, { wave: 'ft', scale: 'face' })).toBeUndefined();
});

test('a face has the step of the highest option that it reaches', () => {
  const metres = { wave: 'm', scale: 'face' } as const;
  expect([59, 60, 89, 90, 199, 200, 599, 600, 2000].map((faceCm) => heightStep(faceCm, metres))).toEqual([
    0, 1, 1, 2, 4, 5, 9, 10, 10,
  ]);
});
