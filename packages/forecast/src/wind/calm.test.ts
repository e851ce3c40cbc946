import { expect, test } from 'vitest';
import { windOrigin } from './calm.ts';

test('a calm comes from nowhere, a light air from somewhere', () => {
  expect(windOrigin(0, 112)).toBeUndefined();
  expect(windOrigin(0.5, 112)).toBeUndefined();
  expect(windOrigin(0.6, 112)).toBe(112);
});

test('a direction of unknown strength stays, an unknown direction too', () => {
  expect(windOrigin(undefined, 112)).toBe(112);
  expect(windOrigin(5, undefined)).toBeUndefined();
});
