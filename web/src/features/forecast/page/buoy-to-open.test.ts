import { expect, test } from 'vitest';
import { buoyToOpen } from './buoy-to-open.ts';

test.each([
  ['the buoy that measures now', '41004', '41029', '41004'],
  ['the beach’s own where the model stands in', 'FORECAST', '41029', '41029'],
  ['the beach’s own before the first forecast', undefined, '41029', '41029'],
  ['none where the beach has none', 'FORECAST', undefined, undefined],
])('%s', (_, buoy, nearby_buoy, opened) => {
  expect(buoyToOpen({ current: { buoy }, nearby_buoy })).toBe(opened);
});
