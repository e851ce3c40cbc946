import { TILE_SETS } from '@groundswell/tiles';
import { expect, test } from 'vitest';
import { POINTS_EXPIRE } from './constructs/points-access.ts';
import { TILE_FOLDERS } from './constructs/tiles-access.ts';
import { at, list, synthesizeScratch } from './test-support/scratch-cloud.ts';

const cloud = synthesizeScratch();

test('every set of charts has its folder, and no other is written', () => {
  expect([...TILE_FOLDERS].sort()).toEqual(TILE_SETS.map((set) => `tiles/${set}`).sort());
});

test('runs of tiles, still map images and point data expire; the texts that name the displayed runs do not', () => {
  const tiles = cloud.find(({ type, id }) => type === 'AWS::S3::Bucket' && id.startsWith('Tiles'));
  const rules = list(at(tiles?.properties, 'LifecycleConfiguration', 'Rules')).filter(
    (rule) => at(rule, 'ExpirationInDays') !== undefined,
  );
  const days = new Map(rules.map((rule) => [String(at(rule, 'Prefix')), at(rule, 'ExpirationInDays')]));
  const points = { 'points/blocks/': 4, 'points/steps/': 2, 'points/winds/': 17 };
  expect(Object.fromEntries(days)).toEqual({
    ...Object.fromEntries([...TILE_SETS, 'plate'].map((set) => [`tiles/${set}/2`, 4])),
    ...points,
  });
  expect(POINTS_EXPIRE).toHaveLength(Object.keys(points).length);
  for (const text of [...TILE_SETS.map((set) => `tiles/${set}/firstTime.txt`), 'points/firstTime.txt'])
    expect([...days.keys()].filter((prefix) => text.startsWith(prefix))).toEqual([]);
});
