import { expect, test } from 'vitest';
import { BAR_SHOWN, followScroll } from './bar-scroll.ts';

const hiddenAfter = (...ys: readonly number[]) => ys.reduce(followScroll, BAR_SHOWN).hidden;

test('the bar hides when the page is scrolled down', () => {
  expect(hiddenAfter(0, 400)).toBe(true);
  expect(hiddenAfter(0, 15, 30, 45)).toBe(true);
});

test('it returns after more than 20 px upwards, not after 20', () => {
  expect(hiddenAfter(0, 400, 380)).toBe(true);
  expect(hiddenAfter(0, 400, 379)).toBe(false);
});

test('many small steps upwards count as one long one', () => {
  expect(hiddenAfter(0, 400, 392, 384, 376)).toBe(false);
});

test('the distance upwards is measured from the lowest point', () => {
  expect(hiddenAfter(0, 400, 385, 420, 401)).toBe(true);
  expect(hiddenAfter(0, 400, 385, 420, 399)).toBe(false);
});

test('it shows within 20 px of the top, however the page got there', () => {
  expect(hiddenAfter(0, 60, 45, 19)).toBe(false);
  expect(hiddenAfter(19)).toBe(false);
});

test('a small movement of the finger leaves it unchanged', () => {
  expect(hiddenAfter(0, 100, 70, 78, 70, 85)).toBe(false);
});
