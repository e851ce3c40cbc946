import type { NearbyLocationsReply } from '@groundswell/contracts';
import type { MapBox } from '@groundswell/forecast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { weatherQuery } from '../../../entities/beach/weather-query.ts';
import type { Coordinates } from '../../../entities/position/device-position.ts';
import { useLocate, ZOOM_AFTER_LOCATING } from '../../../entities/position/use-locate.ts';
import { ConditionKey } from '../../../entities/surf/condition-key.tsx';
import { HereMark } from '../../../map/here-mark.tsx';
import type { LiveMap } from '../../../map/live-map.ts';
import { MapButtons } from '../../../map/map-buttons.tsx';
import type { SeaInkAt } from '../../../map/map-labels.tsx';
import { MapPlate } from '../../../map/map-plate.tsx';
import { requestBox } from '../../../map/request-box.ts';
import { m } from '../../../paraglide/maps.js';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons/actions.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { Flags } from './flags.tsx';
import { MapScale } from './map-scale.tsx';
import { FLIGHT_MS, type Location, SEARCH_MIN_ZOOM, ZOOM_STEP } from './model.ts';
import styles from './nearby-map.module.css';
import { SeaRose } from './sea-rose.tsx';
import type { NearbyView } from './start-view.ts';
import { boxOfView, hasMoved } from './view-box.ts';

interface Props {
  readonly reply: NearbyLocationsReply | undefined;
  readonly start: { readonly view: NearbyView };
  /** The centre of the searched area, if the map must still move there; undefined otherwise. */
  readonly around: NearbyLocationsReply['from'] | undefined;
  readonly units: Units;
  readonly chosen: Location | undefined;
  readonly isSearching: boolean;
  readonly isLarge: boolean;
  /** The part of the sheet that covers the map: none on a large screen. */
  readonly covered: 'none' | 'handle' | 'list' | 'detail';
  readonly onChoose: (location: Location) => void;
  /** Called with the box to search; `located` is true if it is around the reader's position. */
  readonly onSearch: (box: MapBox, located: boolean) => void;
  readonly onView: (view: NearbyView) => void;
  /** Renders the chart of wave heights over the map's sea. */
  readonly sea: (map: LiveMap, onSeaInk: (inkAt: SeaInkAt | undefined) => void) => ReactNode;
}

const MIN_ZOOM = 4;
const MAX_ZOOM = 14;
const ALL_EDGES = ['top', 'right', 'bottom', 'left'] as const;
const TOP_EDGE = ['top'] as const;

/** The map of beaches as flags, with buttons to zoom, to locate the reader, and to search the visible area. */
export function NearbyMap(props: Props) {
  const { reply, start, around, units, chosen, isSearching, isLarge, covered, onChoose, onSearch, onView, sea } = props;
  const [map, setMap] = useState<LiveMap>();
  const [view, setView] = useState(start.view);
  const [searched, setSearched] = useState(start.view);
  const [seaInk, setSeaInk] = useState<SeaInkAt>();
  const inkSea = useCallback((inkAt: SeaInkAt | undefined) => setSeaInk(() => inkAt), []);
  const { locating, locate, forget } = useLocate(map);
  const online = useOnline();
  const nearest = chosen ?? nearestOf(reply);
  const { data: current } = useQuery({
    ...weatherQuery(nearest?.locationBeachSlug ?? '', units),
    enabled: isLarge && nearest !== undefined,
  });

  const onRest = useRef<(view: NearbyView) => void>(undefined);
  onRest.current = (next) => {
    if (!hasMoved(view, next)) return;
    setView(next);
    onView(next);
    if (locating.state === 'failed') forget();
  };
  useEffect(() => map?.on('moveend', () => onRest.current?.(map.view())), [map]);
  useFlightTo(map, chosen);
  usePlacedAround(map, around, (placed) => {
    setView(placed);
    setSearched(placed);
  });

  // The surroundings of the reader's position are searched automatically.
  const here = locating.state === 'found' ? locating.position : undefined;
  const searchHere = useEffectEvent((position: Coordinates) => {
    if (!map) return;
    const view = { ...position, zoom: ZOOM_AFTER_LOCATING };
    const { clientWidth, clientHeight } = map.container;
    setSearched(view);
    onSearch(requestBox(boxOfView(view, clientWidth, clientHeight)), true);
  });
  useEffect(() => here && searchHere(here), [here]);

  const search = () => {
    if (!map) return;
    setSearched(map.view());
    onSearch(requestBox(map.bounds()), here !== undefined && !hasMoved({ ...here, zoom: view.zoom }, view));
    if (locating.state === 'found') forget();
  };
  const line =
    locating.state === 'finding'
      ? m.nearby_finding()
      : locating.state === 'failed'
        ? locating.sentence
        : isSearching
          ? m.nearby_loading()
          : view.zoom < SEARCH_MIN_ZOOM && m.nearby_zoom_in();
  const isOther = hasMoved(searched, view) || locating.state === 'found';

  return (
    <section className={styles.stage} aria-label={m.nearby_map()} data-covered={covered}>
      <MapPlate
        name={m.nearby_map()}
        view={start.view}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        lang={language}
        onMap={setMap}
        ladder={isLarge ? ALL_EDGES : TOP_EDGE}
        seaInk={seaInk}
        fallback={<p className={styles.none}>{online && m.nearby_no_map()}</p>}
      >
        {map && (
          <>
            {sea(map, inkSea)}
            {locating.state === 'found' && <HereMark map={map} position={locating.position} />}
            {reply && (
              <Flags
                map={map}
                locations={reply.locations}
                chosen={chosen?.locationBeachSlug}
                isLarge={isLarge}
                over={`${String(line)} ${isOther} ${current !== undefined} ${view.zoom}`}
                onChoose={onChoose}
              />
            )}
            <div className={styles.line} data-taken>
              <p role="status">{line}</p>
              {!line && isOther && (
                <Button onClick={search}>
                  <RefreshIcon />
                  {m.nearby_search()}
                </Button>
              )}
            </div>
            <div className={styles.tools} data-taken>
              <MapButtons
                map={map}
                zoomStep={ZOOM_STEP}
                onLocate={() => void locate()}
                isLocating={locating.state === 'finding'}
              />
            </div>
            {isLarge && (
              <div className={styles.key} data-taken>
                <ConditionKey />
              </div>
            )}
            {isLarge && <MapScale view={view} heights={units === 2 ? 'm' : 'ft'} />}
            {isLarge && current && nearest && <SeaRose current={current} name={nearest.locationName} />}
          </>
        )}
      </MapPlate>
    </section>
  );
}

function nearestOf(reply: NearbyLocationsReply | undefined): Location | undefined {
  return reply?.locations.reduce<Location | undefined>(
    (best, next) => (best && best.distance_km <= next.distance_km ? best : next),
    undefined,
  );
}

/** Flies the map to a beach when it is chosen. */
function useFlightTo(map: LiveMap | undefined, chosen: Location | undefined) {
  const [lat, lon] = [chosen?.locationLat, chosen?.locationLon];
  useEffect(() => {
    if (map && lat !== undefined && lon !== undefined) map.flyTo({ lat, lon }, FLIGHT_MS);
  }, [map, lat, lon]);
}

/**
 * Moves the map to the searched area if it shows another one. This occurs if the map was opened before the beach's
 * position was known.
 */
function usePlacedAround(
  map: LiveMap | undefined,
  from: NearbyLocationsReply['from'] | undefined,
  onPlaced: (view: NearbyView) => void,
) {
  const placed = useRef<typeof from>(undefined);
  useEffect(() => {
    if (!map || !from || placed.current === from) return;
    placed.current = from;
    const around = { lat: from.lat, lon: from.lon, zoom: map.view().zoom };
    if (!hasMoved(map.view(), around)) return;
    onPlaced(around);
    map.flyTo(around, 0);
  }, [map, from, onPlaced]);
}
