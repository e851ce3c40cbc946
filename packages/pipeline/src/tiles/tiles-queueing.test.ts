import type { TileSet } from '@groundswell/tiles';
import { expect, test } from 'vitest';
import { orderFromNow } from './tiles-queueing.ts';

test('each set begins with its hour nearest to the current time and continues outward; sea temperature counts as current', () => {
  const messages = (['sst', 'gfs-wind', 'wvht'] as TileSet[]).flatMap((set) =>
    (set === 'sst' ? [0] : [0, 3, 6, 9]).map((hour) => ({ set, hour })),
  );
  expect(orderFromNow(messages, 5).map(({ set, hour }) => `${set} ${hour}`)).toEqual([
    ...['wvht 6', 'gfs-wind 6', 'sst 0'],
    ...['wvht 9', 'wvht 3', 'gfs-wind 9', 'gfs-wind 3'],
    ...['wvht 0', 'gfs-wind 0'],
  ]);
});
