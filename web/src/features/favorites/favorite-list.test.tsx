import { expect, test } from 'vitest';
import { drawInRouter } from '../../ui/draw-in-router.fixture.tsx';
import { FavoriteList } from './favorite-list.tsx';
import type { Favorite } from './model.ts';

const advisory = { code: 'high-surf-advisory', level: 'advisory', name: 'High Surf Advisory', until: '2126-11-21' };
const favorite = (id: number, over: object) =>
  ({
    id,
    locationBeachId: id,
    locationBeachSlug: `b${id}`,
    locationName: `Beach ${id}`,
    alert: null,
    ...over,
  }) as unknown as Favorite;
const draw = (favorites: readonly Favorite[]) =>
  drawInRouter(
    <FavoriteList
      favorites={favorites}
      unit="ft"
      alertOf={() => null}
      openId={undefined}
      onLeave={() => undefined}
      onPlans={() => undefined}
    />,
  );
/** Counts how often the advisory's name is visible; text inside the icon is for screen readers and does not count. */
const seen = (html: string) => html.split('</svg>High Surf Advisory').length - 1;

test('an advisory of several favorites is named once above the list, that of a single one beside its beach', async () => {
  const several = await draw([favorite(1, { advisory }), favorite(2, { advisory }), favorite(3, {})]);
  expect(seen(several)).toBe(1);
  expect(several).toContain('High Surf Advisory: 2 with this sign');
  const one = await draw([favorite(1, { advisory }), favorite(2, {})]);
  expect(seen(one)).toBe(1);
  expect(one).not.toContain('with this sign');
});
