import { expect, test } from 'vitest';
import { poorWords } from './poor-words.ts';
import type { ReachRow } from './reach-layout.ts';

const best = { from: '2pm', to: '5pm', surf: '5-7 ft', surfMin: 5, surfMax: 7, cond: 'choppy', score: 22 } as const;
const row = (of: Partial<ReachRow>) => ({ name: 'Pipeline', best: null, ...of }) as ReachRow;

test('if no hours within reach are worth the drive, the best are named with their drawbacks', () => {
  const beaches = [row({ best: { ...best, from_hour: 8, to_hour: 11 } }), row({})];
  expect(poorWords({ beaches, worthTheTrip: false })).toBe(
    'Nothing worth the drive: the best is Pipeline, 2pm – 5pm choppy, 5–7 ft, score 22 of 100.',
  );
  expect(poorWords({ beaches: [row({})], worthTheTrip: false })).toBe('Nothing worth the drive: no hours stand out.');
  expect(poorWords({ beaches, worthTheTrip: true })).toBeUndefined();
});
