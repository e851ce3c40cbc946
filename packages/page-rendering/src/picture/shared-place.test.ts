import type { PlaceOverviewReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { drawPlaceImage } from './draw-place-image.ts';
import { findSharedPlace } from './shared-place.ts';

const day = { day: 'Fri', date: 'Nov 20', dateNum: '2026-11-20', amscore: null, pmscore: null, best: null };
const beach = (name: string, amsurf: string | null, pmsurf: string | null, surfMax: number | null) => ({
  name,
  days: [{ ...day, amsurf, amsurfMax: 4, pmsurf, pmsurfMax: 6, amcond: 'clean', pmcond: 'choppy', surfMax }],
});
const place = (...beaches: object[]) => ({ name: 'Delaware', beaches }) as unknown as PlaceOverviewReply;
const words = { clean: 'clean', fair: 'fair', choppy: 'choppy' };

test('the largest come first, each by its larger half of the day', () => {
  const shared = findSharedPlace(
    place(beach('Small', '1-2 ft', null, 2), beach('Large', '3-4 ft', '4-6 ft', 6), beach('Dry', null, null, null)),
  );
  expect(shared).toEqual({
    name: 'Delaware',
    date: 'Fri Nov 20',
    warning: undefined,
    beaches: [
      { name: 'Large', surf: '4-6 ft', condition: 'choppy' },
      { name: 'Small', surf: '1-2 ft', condition: 'clean' },
    ],
  });
});

test('a first forecast that begins after dark shows tomorrow', () => {
  const { name, days } = beach('Late', null, null, null);
  const tomorrow = beach('Late', '2-3 ft', null, 3).days.map((one) => ({ ...one, day: 'Sat', date: 'Nov 21' }));
  const shared = findSharedPlace(place({ name, days: [...days, ...tomorrow] }));
  expect(shared).toMatchObject({ date: 'Sat Nov 21', beaches: [{ name: 'Late', surf: '2-3 ft' }] });
});

test('six at most, and none where nothing is known', () => {
  const many = Array.from({ length: 9 }, (_, i) => beach(`B${i}`, '1-2 ft', '1-2 ft', 2));
  expect(findSharedPlace(place(...many))?.beaches).toHaveLength(6);
  expect(findSharedPlace(place(beach('Dry', null, null, null)))).toBeUndefined();
  expect(findSharedPlace(place())).toBeUndefined();
});

test('markup in a name is escaped, and no number is made up', () => {
  const shared = findSharedPlace(place(beach('</text><script>&', 'flat', null, 0)));
  const svg = shared ? drawPlaceImage(shared, 'Groundswell', words) : '';
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&amp;');
  expect(svg).not.toMatch(/<script>|NaN|undefined|Infinity/);
});

test('the picture has the gravest advisory of the place, even if it does not show that beach', () => {
  const dry = { ...place(beach('Small', '1-2 ft', null, 2)), advisory: { name: 'High Surf Warning' } };
  const shared = findSharedPlace(dry as PlaceOverviewReply) ?? expect.fail();
  expect(drawPlaceImage(shared, 'Groundswell', words)).toContain('>High Surf Warning</text>');
});
