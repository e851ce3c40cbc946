import { expect, test } from 'vitest';
import { firstTimePath, tilePath } from './tile-path.ts';

test('a tile lies under its run and hour, sea temperature under its run', () => {
  const at = { run: '2026112006', hour: 6, z: 3, x: 2, y: 1 };
  expect(tilePath({ set: 'wvht', ...at })).toBe('tiles/wvht/2026112006/006/3/2/1.png');
  expect(tilePath({ set: 'sst', ...at })).toBe('tiles/sst/2026112006/3/2/1.png');
  expect(firstTimePath('gfs-wind')).toBe('tiles/gfs-wind/firstTime.txt');
});
