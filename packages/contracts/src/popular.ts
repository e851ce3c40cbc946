import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, UnitSystem } from './fields.ts';
import { PlaceOverview } from './overview.ts';

/**
 * The popular beaches, in the form of a place's overview. `place` is the local (a stretch of neighbouring beaches) that
 * contains each.
 */
export const PopularBeaches = v.pick(PlaceOverview, ['beaches', 'surfUnits', 'as_of', 'updated', 'expires']);
export type PopularBeachesReply = v.InferOutput<typeof PopularBeaches>;

/** Lists the popular beaches of the home page, with today's surf. */
export const listPopularBeaches = call({
  name: 'list-popular-beaches',
  method: 'GET',
  path: '/api/beach/popular',
  access: 'anyone',
  readsToken: true,
  query: v.object({ units: UnitSystem, lang: Lang }),
  reply: PopularBeaches,
  cache: { browserS: 60, edgeS: 300, staleS: 60 },
});
