import { expect, test } from 'vitest';
import { findTile, parseTileTree, type TileKind, tileTree } from './tile-tree.ts';

const kinds: Record<string, TileKind> = { '0/0/0': 'file', '1/0/0': 'sea', '1/1/0': 'file', '1/0/1': 'land' };
const kindOf = (z: number, x: number, y: number) =>
  kinds[`${z}/${x}/${y}`] ?? (z === 2 && x === 3 && y === 0 ? 'file' : 'none');
const letters = tileTree(kindOf, 2);

test('a tree has one letter per tile, which gives its kind', () => {
  expect(letters).toBe('fsf.f..l.');
  const tree = parseTileTree(letters, 2);
  for (const [z, x, y] of [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 0, 1],
    [1, 1, 1],
    [2, 2, 0],
    [2, 3, 0],
  ] as const)
    expect(findTile(tree, z, x, y)).toBe(kindOf(z, x, y));
});

test('tiles below sea or land have the same kind, tiles below a deepest file or an uncut tile are none', () => {
  const tree = parseTileTree(letters, 2);
  expect(findTile(tree, 5, 0, 0)).toBe('sea');
  expect(findTile(tree, 5, 0, 31)).toBe('land');
  expect(findTile(tree, 5, 31, 0)).toBe('none');
  expect(findTile(tree, 5, 31, 31)).toBe('none');
});

test('letters that form no tree throw', () => {
  for (const bad of ['', 'f', 'fs', 'x', `${letters}s`]) expect(() => parseTileTree(bad, 2)).toThrow();
});
