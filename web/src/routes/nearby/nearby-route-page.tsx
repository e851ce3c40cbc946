import type { ForecastReply } from '@groundswell/contracts';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { isReadable } from '../../entities/beach/readable.ts';
import { FavoriteButton } from '../../features/favorites/star/favorite-button.tsx';
import { DEFAULT_ZOOM } from '../../features/places/nearby/model.ts';
import { NearbyPage } from '../../features/places/nearby/nearby-page.tsx';
import { startView } from '../../features/places/nearby/start-view.ts';
import { KeptPages } from '../../features/pwa/kept-pages.tsx';
import { listKeptForecasts } from '../../features/pwa/list-kept-forecasts.ts';
import { OfflineNotice } from '../../features/pwa/offline/offline-notice.tsx';
import { m } from '../../paraglide/maps.js';
import { useBeach } from '../../preferences/beach.tsx';
import { useUnits } from '../../preferences/units.tsx';
import { product } from '../../product.ts';
import { readLocal } from '../../storage/local.ts';
import { LazyPart, leaveEmpty } from '../../ui/lazy-part.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { useStarWays } from '../root/use-star-ways.ts';
import type { NearbySearch } from './nearby-search.ts';

/**
 * The layer of the current sea state loads on demand, because the list of beaches and their flags are useful without
 * it.
 */
const SeaNow = lazy(async () => ({ default: (await import('../../features/charts/sea-now.tsx')).SeaNow }));

const route = getRouteApi('/nearby');

/** Shows the beaches nearby, in the map view that the address names. */
export function NearbyRoutePage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { beach } = useBeach();
  const { units } = useUnits();
  const starWays = useStarWays();
  const [start] = useState(() => startOf(search, beach !== undefined));
  useDocumentHead(`${m.nearby_title()} · ${product}`, m.nearby_description());

  const change = (next: NearbySearch) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false });
  return (
    <NearbyPage
      units={units}
      beach={beach?.slug}
      start={start}
      sort={search.sort ?? 'geog'}
      chosen={search.beach}
      onSort={(sort) => change({ sort: sort === 'geog' ? undefined : sort })}
      onChoose={(slug) => change({ beach: slug })}
      onView={({ lat, lon, zoom }) =>
        change({ lat: rounded(lat, 10_000), lon: rounded(lon, 10_000), zoom: rounded(zoom, 100) })
      }
      listKept={listKept}
      offline={<OfflineNotice previous={location.href} kept={<KeptPages />} />}
      sea={(map, onSeaInk) => (
        <LazyPart onFailed={leaveEmpty}>
          <SeaNow map={map} onSeaInk={onSeaInk} />
        </LazyPart>
      )}
      actionsOf={({ locationBeachId: beachId, locationName: name }) => (
        <FavoriteButton beachId={beachId} name={name} isFavorite={false} {...starWays({ beachId, name })} />
      )}
    />
  );
}

async function listKept(): Promise<ForecastReply[]> {
  const kept = await listKeptForecasts();
  return kept.flatMap((reply) => (isReadable(reply) && reply.kind === 'beach' ? [reply] : []));
}

function startOf({ lat, lon, zoom }: NearbySearch, isChosen: boolean) {
  return startView({
    linked: lat === undefined || lon === undefined ? undefined : { lat, lon, zoom: zoom ?? DEFAULT_ZOOM },
    stored: { lat: readLocal('sc_lat'), lon: readLocal('sc_lon') },
    isChosen,
    ...mapSize(),
  });
}

/**
 * Returns the size that the map will have, because the map itself does not exist yet. The map stands beside the list
 * or, on a phone, above it.
 */
function mapSize() {
  const isLarge = innerWidth >= 1024;
  return { widthPx: innerWidth - (isLarge ? 404 : 0), heightPx: isLarge ? innerHeight - 64 : innerHeight / 2 };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
