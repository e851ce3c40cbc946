import { userEndpoint } from '@groundswell/accounts';
import { getBeachGuide, reason } from '@groundswell/contracts';
import { findBreakNote } from '@groundswell/data/break-notes';
import { findBreak } from '@groundswell/data/break-traits';
import { listNeighbours } from '@groundswell/data/neighbours';
import { advisories, forecasts, summaries } from '@groundswell/data/ocean';
import { findBeach, findPlace } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { findSwellFetches } from '@groundswell/data/swell-fetches';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { tidePreferences } from '@groundswell/data/tide-preferences';
import { unitsOfReader } from '@groundswell/forecast';
import { presentGuide, wordsOf } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

const NEIGHBOURS = 10;

/** Returns the conditions that suit a beach, the current hour compared with them, and the neighbours' surf today. */
export const handler = userEndpoint(getBeachGuide, async ({ params, query, user: maybeUser }) => {
  const known = findBeach(params.beach);
  const place = known && findPlace(known.slug);
  if (place?.kind !== 'beach')
    throw new NotFoundError(reason('no-beach-named', { name: params.beach }), findSimilarPlaces(params.beach));
  const { beach, local } = place;
  const neighbours = listNeighbours(beach, NEIGHBOURS);
  const [{ forecast, observed }, found, list, user] = await Promise.all([
    forecasts.readNow(beach.id),
    summaries.readMany(neighbours.map((near) => near.beach.id)),
    advisories.read(),
    maybeUser,
  ]);
  const guide = presentGuide({
    beach,
    local,
    transfer: findSwellTransfer(beach.id),
    fetches: findSwellFetches(beach.id),
    break: findBreak(beach),
    likes: tidePreferences[beach.slug],
    note: findBreakNote(beach.slug),
    forecast,
    observed,
    neighbours,
    summaries: found,
    advisories: list,
    units: unitsOfReader(query.units, user?.units),
    words: wordsOf(query.lang),
    now: Date.now(),
  });
  return { ...guide, lang: query.lang };
});
