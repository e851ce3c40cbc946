import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('a placeholder becomes its value, and an unknown one stays', () => {
  expect(
    fillText('{product} keeps {count}, {other} and {constructor|one|many}.', { product: '$& {count}', count: 0 }),
  ).toBe('$& {count} keeps 0, {other} and {constructor|one|many}.');
});

test('a placeholder with two wordings takes the one for its number', () => {
  const text = '{alerts|an alert|# alerts}, {alerts|# day|# days}';
  const told = [1, 2, 0].map((alerts) => fillText(text, { alerts }));
  expect(told).toEqual(['an alert, 1 day', '2 alerts, 2 days', '0 alerts, 0 days']);
});
