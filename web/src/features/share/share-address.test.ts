import { expect, test } from 'vitest';
import { shareAddress } from './share-address.ts';

test('a shared day leads to that day, without the sender’s view settings', () => {
  expect(shareAddress('https://surf.example', 'folly-beach', '2026-11-22')).toBe(
    'https://surf.example/forecast/folly-beach?day=2026-11-22',
  );
  expect(shareAddress('https://surf.example', 'folly-beach')).toBe('https://surf.example/forecast/folly-beach');
});
