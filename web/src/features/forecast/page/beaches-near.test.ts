import type { PlaceOverviewReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { beachesNear } from './beaches-near.ts';

type Beach = PlaceOverviewReply['beaches'][number];
const surf = { amsurf: '3-4 ft', pmsurf: null } as Beach['days'][number];
const beach = (beachId: number, lat: number, days: Beach['days'] = [surf]) =>
  ({ beachId, slug: `b${beachId}`, name: `Beach ${beachId}`, lat, lon: -122, days }) as unknown as Beach;
const here = { beachId: 1, lat: 36.95, lon: -122 };
const idsNear = (beaches: Beach[], most = 5) => beachesNear({ beaches }, here, most).map(({ beachId }) => beachId);

test('the nearest come first, no more than are wanted', () => {
  const beaches = [beach(2, 37.4), beach(3, 36.9), beach(4, 37.05)];
  expect(idsNear(beaches)).toEqual([3, 4, 2]);
  expect(idsNear(beaches, 2)).toEqual([3, 4]);
  expect(beachesNear({ beaches }, here, 1)[0]?.km).toBeCloseTo(5.56, 1);
});

test('the beach itself, and other beaches without a forecast, are left out', () => {
  const unknown = { ...surf, amsurf: null };
  expect(idsNear([beach(1, 36.95), beach(2, 36.96, []), beach(3, 36.97, [unknown]), beach(4, 36.98)])).toEqual([4]);
});
