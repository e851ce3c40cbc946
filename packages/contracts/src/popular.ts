import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, UnitSystem } from './fields.ts';
import { PlaceOverview } from './overview.ts';

/** Beaches as a place's overview has them; `place` is the local that each lies in. */
export const PopularBeaches = v.pick(PlaceOverview, ['beaches', 'surfUnits', 'as_of', 'updated', 'expires']);
export type PopularBeachesReply = v.InferOutput<typeof PopularBeaches>;

/** The beaches that the first page shows. */
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
