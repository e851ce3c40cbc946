import { expect, test } from 'vitest';
import { windOrigin } from './calm.ts';

test('a calm has no direction, light air has one', () => {
  expect(windOrigin(0, 112)).toBeUndefined();
  expect(windOrigin(0.5, 112)).toBeUndefined();
  expect(windOrigin(0.6, 112)).toBe(112);
});

test('a direction without a speed is kept, an unknown one stays unknown', () => {
  expect(windOrigin(undefined, 112)).toBe(112);
  expect(windOrigin(5, undefined)).toBeUndefined();
});
