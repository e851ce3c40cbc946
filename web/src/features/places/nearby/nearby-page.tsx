import type { ForecastReply, NearbySort } from '@groundswell/contracts';
import type { MapBox } from '@groundswell/forecast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, isWithoutConnection } from '../../../api/api-error.ts';
import { serverClock } from '../../../api/server-clock.ts';
import type { LiveMap } from '../../../map/live-map.ts';
import type { SeaInkAt } from '../../../map/map-labels.tsx';
import type { Units } from '../../../preferences/default-units.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { BackButton } from './back-button.tsx';
import { type Location, originOf } from './model.ts';
import { NearbyDetail } from './nearby-detail.tsx';
import { NearbyLead } from './nearby-lead.tsx';
import { NearbyList, rowId } from './nearby-list.tsx';
import { NearbyMap } from './nearby-map.tsx';
import styles from './nearby-page.module.css';
import { NearbySheet } from './nearby-sheet.tsx';
import { NoLocations } from './no-locations.tsx';
import { nearbyQuery } from './queries.ts';
import type { NearbyView } from './start-view.ts';
import { locationsOfStored } from './stored-locations.ts';

interface Props {
  readonly units: Units;
  readonly beach: string | undefined;
  /** The first view of the map and the first box to search; without a box, the server searches around the beach. */
  readonly start: { readonly view: NearbyView; readonly box: MapBox | undefined };
  readonly sort: NearbySort;
  /** The slug of the beach whose details are open. */
  readonly chosen: string | undefined;
  readonly onSort: (sort: NearbySort) => void;
  readonly onChoose: (slug: string | undefined) => void;
  /** Called with the view after each move of the map; the page writes it into its address. */
  readonly onView: (view: NearbyView) => void;
  /** Lists the forecasts stored on this device, for offline use. */
  readonly listKept: () => Promise<ForecastReply[]>;
  /** The content shown instead of the page if there is neither a connection nor a stored list. */
  readonly offline: ReactNode;
  /** Renders the favorite star of a beach. */
  readonly actionsOf: (location: Location) => ReactNode;
  /** Renders the chart of wave heights over the map's sea. */
  readonly sea: (map: LiveMap, onSeaInk: (inkAt: SeaInkAt | undefined) => void) => ReactNode;
}

/** The beaches around the reader's own, on a map and in a list, with the details of one. */
export function NearbyPage({
  units,
  beach,
  start,
  sort,
  chosen,
  onSort,
  onChoose,
  onView,
  listKept,
  offline,
  actionsOf,
  sea,
}: Props) {
  const [searched, setSearched] = useState({ box: start.box, around: beach, isLocated: false });
  const [open, setOpen] = useState(true);
  const isLarge = useMedia('(min-width: 1024px)');
  const {
    data: found,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(nearbyQuery({ beach: searched.around, units, sort, box: searched.box }));
  const last = useLast(found);
  const isAway = error instanceof ApiError && error.status === 0;
  const { data: kept } = useQuery({
    queryKey: ['nearby-kept'],
    queryFn: listKept,
    enabled: isAway && !last,
    gcTime: 0,
  });
  const data = last ?? (kept && locationsOfStored(kept, serverClock.now()));
  const location = data?.locations.find(({ locationBeachSlug }) => locationBeachSlug === chosen);

  const origin = originOf(data?.from.name, searched.isLocated);

  const choose = (next: Location) => {
    setOpen(true);
    onChoose(next.locationBeachSlug);
  };
  const back = () => {
    onChoose(undefined);
    // The row of the list is hidden until the details are unmounted, so it gets the focus in the next frame.
    const row = location && rowId(location);
    requestAnimationFrame(() => row && document.getElementById(row)?.focus({ preventScroll: true }));
  };

  if (kept && !data && isWithoutConnection(error)) return offline;
  return (
    <main id="content" className={styles.page}>
      <NearbySheet open={open} onOpen={setOpen} back={location && !isLarge && <BackButton onBack={back} />}>
        <div className={styles.list} data-behind={location ? true : undefined}>
          <NearbyLead
            reply={data}
            origin={origin}
            sort={sort}
            onSort={onSort}
            error={error}
            onRetry={() => void refetch()}
            isStored={!last && data !== undefined}
          />
          <div className={styles.rows} aria-busy={isFetching}>
            {data && data.locations.length === 0 && (
              <NoLocations
                reply={data}
                onGo={(slug) => setSearched({ box: undefined, around: slug, isLocated: false })}
              />
            )}
            {data && <NearbyList reply={data} origin={origin} chosen={chosen} onChoose={choose} />}
          </div>
        </div>
        {location && data && (
          <div className={styles.over}>
            <NearbyDetail
              location={location}
              origin={origin}
              surfUnits={data.surfUnits}
              units={units}
              isLarge={isLarge}
              actions={actionsOf(location)}
              back={isLarge && <BackButton onBack={back} />}
            />
          </div>
        )}
      </NearbySheet>
      <NearbyMap
        reply={data}
        start={start}
        around={searched.box || isPlaceholderData ? undefined : data?.from}
        units={units}
        chosen={location}
        isSearching={isFetching}
        isLarge={isLarge}
        covered={isLarge ? 'none' : !open ? 'handle' : location ? 'detail' : 'list'}
        onChoose={choose}
        onSearch={(box, isLocated) => {
          setSearched({ box, around: isLocated ? undefined : beach, isLocated });
          // The search moves to the reader's position, so the details of a beach elsewhere are closed.
          if (isLocated) onChoose(undefined);
        }}
        onView={onView}
        sea={sea}
      />
    </main>
  );
}

/** Returns the last defined value, so that a failed query does not empty the page. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
