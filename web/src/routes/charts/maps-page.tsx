import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, useRef, useState } from 'react';
import { Charts } from '../../features/charts/charts.tsx';
import type { ChartSearch } from '../../features/charts/model/chart-link.ts';
import { type ChartType, parseChartHash } from '../../features/charts/model/chart-types.ts';
import { MAP_PREFERENCES_KEY, parseMapPreferences } from '../../features/charts/model/map-preferences.ts';
import { useShare } from '../../features/share/use-share.ts';
import type { Station } from '../../features/stations/model.ts';
import { m } from '../../paraglide/maps.js';
import { product } from '../../product.ts';
import { readLocal } from '../../storage/local.ts';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { StationWindow } from './station-window.tsx';

/** The stations' code loads on demand, because most readers do not turn the stations on. */
const Stations = lazy(async () => ({ default: (await import('../../features/stations/stations.tsx')).Stations }));
const StoryMap = lazy(async () => ({
  default: (await import('../../features/places/story-map/story-map.tsx')).StoryMap,
}));

export const MapsPage = () => <ChartsPage to="/maps" />;
export const MapsAppPage = () => <ChartsPage to="/maps-app" />;

/**
 * Shows the map that the hash names; without a hash, the map of the last visit. An unknown hash keeps the current map.
 */
function ChartsPage({ to }: { readonly to: '/maps' | '/maps-app' }) {
  const hash = useLocation({ select: (location) => location.hash });
  const search = useSearch({ from: to });
  const router = useRouter();
  const navigate = useNavigate({ from: to });
  const { share } = useShare();
  const sayLost = useLostPart();
  const [station, setStation] = useState<Station>();
  const last = useRef<ChartType>(undefined);
  const named = parseChartHash(hash);
  const type = named ?? last.current ?? parseMapPreferences(readLocal(MAP_PREFERENCES_KEY)).type ?? 'wave';
  last.current = type;
  useDocumentHead(`${m.charts_title()} · ${product}`, m.charts_description());
  const onShare = (address: ChartSearch) => {
    const { href } = router.buildLocation({ to: '/maps', search: { ...address, story: search.story }, hash: type });
    void share({ title: `${m.charts_title()} · ${product}`, url: new URL(href, location.origin).href });
  };
  return (
    <Charts
      type={type}
      unknownHash={hash === '' || named ? undefined : hash.slice(0, 40)}
      search={search}
      to={to}
      onShare={onShare}
      story={
        search.story === undefined
          ? undefined
          : (map) => (
              <LazyPart onFailed={sayLost}>
                <StoryMap
                  map={map}
                  slug={search.story ?? ''}
                  staysPut={search.lat !== undefined}
                  onClose={() =>
                    void navigate({
                      search: (now) => ({ ...now, story: undefined }),
                      hash: true,
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
              </LazyPart>
            )
      }
      stations={(map, shown) =>
        (shown.buoys || shown.weatherStations || shown.isAlone) && (
          <>
            <LazyPart onFailed={sayLost}>
              <Stations map={map} {...shown} onOpenBuoy={setStation} />
            </LazyPart>
            {station && (
              <StationWindow station={station} chosenUnits={shown.chosenUnits} onClose={() => setStation(undefined)} />
            )}
          </>
        )
      }
    />
  );
}
