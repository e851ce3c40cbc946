import { TILE_SETS } from '@groundswell/tiles';
import { expect, test } from 'vitest';
import { TILE_FOLDERS } from './constructs/tiles-access.ts';
import { at, list, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();

test('every set of charts has its folder, and no other is written', () => {
  expect([...TILE_FOLDERS].sort()).toEqual(TILE_SETS.map((set) => `tiles/${set}`).sort());
});

test('runs of tiles and plates expire after four days, the pointer to the shown run never', () => {
  const tiles = cloud.find(({ type, id }) => type === 'AWS::S3::Bucket' && id.startsWith('Tiles'));
  const rules = list(at(tiles?.properties, 'LifecycleConfiguration', 'Rules')).filter(
    (rule) => at(rule, 'ExpirationInDays') !== undefined,
  );
  const prefixes = rules.map((rule) => String(at(rule, 'Prefix')));
  expect(prefixes.sort()).toEqual([...TILE_SETS, 'plate'].map((set) => `tiles/${set}/2`).sort());
  for (const rule of rules) expect(at(rule, 'ExpirationInDays')).toBe(4);
  for (const set of TILE_SETS)
    expect(prefixes.filter((prefix) => `tiles/${set}/firstTime.txt`.startsWith(prefix))).toEqual([]);
});
