import { expect, test } from 'vitest';
import { adSizeFor } from './ad-size.ts';

test('the widest ad that fits is chosen; a narrow phone has the mobile one in its own width', () => {
  expect([2500, 1400, 1240, 969, 390, 360, 320].map((width) => adSizeFor(width).width)).toEqual([
    1400, 1400, 970, 728, 375, 360, 320,
  ]);
});
