import { lazy, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocate } from '../../entities/position/use-locate.ts';
import { HereMark } from '../../map/here-mark.tsx';
import type { LiveMap, MapView } from '../../map/live-map.ts';
import { MapButtons } from '../../map/map-buttons.tsx';
import type { SeaInkAt } from '../../map/map-labels.tsx';
import { MapPlate } from '../../map/map-plate.tsx';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { IconButton } from '../../ui/button.tsx';
import { LayersIcon } from '../../ui/icons/actions.tsx';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { ChartSlots } from './chart-slots.ts';
import { firstView, readZones, useKeptView, useLinkedView } from './chart-view.ts';
import styles from './charts.module.css';
import { FieldChart } from './field-chart.tsx';
import { type ChartSearch, formatChartSearch, parseHour } from './model/chart-link.ts';
import { type ChartType, isField, MAX_ZOOM, minZoomOf } from './model/chart-types.ts';
import { clockOf } from './model/clock.ts';
import { countOverlays } from './model/map-preferences.ts';
import { namesOfChosen } from './model/units.ts';
import { MapMenu } from './page/map-menu.tsx';
import { MapNote } from './page/map-note.tsx';
import { loadTile } from './tiles/load-tile.ts';
import { createTileStore } from './tiles/tile-store.ts';
import { useMapFrame } from './use-map-frame.ts';
import { useMapPreferences } from './use-map-preferences.ts';
import { nameOf } from './words.ts';

interface Props extends ChartSlots {
  readonly type: ChartType;
  /** A hash that matches no map. */
  readonly unknownHash: string | undefined;
  readonly search: ChartSearch;
  readonly to: '/maps' | '/maps-app';
  readonly onShare: (address: ChartSearch) => void;
}

const OverlayPanel = lazy(async () => ({ default: (await import('./page/panels.ts')).OverlayPanel }));
/** Loaded lazily, because only the few readers without WebGL need it. */
const StillMap = lazy(async () => ({ default: (await import('./page/still-map.tsx')).StillMap }));

const STORE_BYTES = 64 * 2 ** 20;
const EDGES = ['top', 'left', 'right', 'bottom'] as const;

/** The charts page: one map, and on it the field that the address names. */
export function Charts({ type, unknownHash, search, to, onShare, stations, story }: Props) {
  const isLarge = useMedia('(min-width: 1024px)');
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const theme = isDark ? 'dark' : 'light';
  const [preferences, change] = useMapPreferences();
  const [store] = useState(() => createTileStore({ load: loadTile, maxBytes: STORE_BYTES }));
  const [first] = useState(() => firstView(type, search, preferences));
  const [map, setMap] = useState<LiveMap>();
  const lastView = useRef<MapView>(first);
  const onMap = useCallback((open: LiveMap | undefined) => {
    // The reader may have moved the still picture while the WebGL context was lost. The restored map therefore takes
    // over the view of the picture.
    if (open && lastView.current !== first) open.flyTo(lastView.current, 0);
    setMap(open);
  }, []);
  const frame = useMapFrame(map);
  if (frame) lastView.current = frame.view;
  const [at, setAt] = useState<number>();
  const [seaInk, setSeaInk] = useState<SeaInkAt>();
  const inkSea = useCallback((inkAt: SeaInkAt | undefined) => setSeaInk(() => inkAt), []);
  const [panel, setPanel] = useState<'overlays' | 'table'>();
  const overlaysKey = useRef<HTMLButtonElement>(null);
  const closePanel = useCallback(() => setPanel(undefined), []);
  const leavePanel = () => {
    closePanel();
    overlaysKey.current?.focus();
  };
  const sayLost = useLostPart();
  const closeLostPanel = useLostPart(leavePanel);
  const [dismissedHash, setDismissedHash] = useState<string>();
  const { locating, locate, forget } = useLocate(map);
  // The timeline bar below the map differs in height between the chart types, so the map's height changes. A resized
  // map keeps its centre, which would shift the picture. The old centre still applies when this effect runs: flying to
  // the point at the new middle keeps the picture in place.
  useLayoutEffect(() => {
    if (map) map.flyTo(map.unproject(map.container.clientWidth / 2, map.container.clientHeight / 2), 0);
  }, [map, type]);
  useLinkedView(map, search, first);
  useKeptView(frame?.view, type, change);

  const located = locating.state === 'found' ? locating.position : undefined;
  const note =
    locating.state === 'finding' ? m.geolocate_finding() : locating.state === 'failed' ? locating.sentence : undefined;
  const still = (sentence: string) => (
    <LazyPart onFailed={sayLost}>
      <StillMap
        view={lastView.current}
        limits={limitsOf(type, isLarge)}
        name={m.charts_map_name({ title: nameOf(type) })}
        sentence={sentence}
        onMap={onMap}
      />
    </LazyPart>
  );
  const zoom = frame?.view.zoom ?? first.zoom;
  const [{ beachZone, ownZone }] = useState(readZones);
  const { clock, timeZone } = clockOf(preferences.clock, beachZone, ownZone);

  return (
    <main id="content" className={styles.charts} data-app={to === '/maps-app' || undefined}>
      <h1>
        <Spoken>{m.ui_labelled({ label: m.charts_title(), of: nameOf(type) })}</Spoken>
      </h1>
      <MapMenu type={type} theme={theme} to={to} className={styles.menu}>
        {isLarge && (
          <button
            ref={overlaysKey}
            type="button"
            className={styles.overlays}
            aria-expanded={panel === 'overlays'}
            onClick={() => setPanel(panel === 'overlays' ? undefined : 'overlays')}
          >
            <LayersIcon />
            {m.charts_overlays()}
            <small>{m.charts_overlays_on({ count: countOverlays(type, zoom, preferences) })}</small>
          </button>
        )}
      </MapMenu>
      <div className={styles.stage}>
        <MapPlate
          name={m.charts_map_name({ title: nameOf(type) })}
          view={first}
          {...limitsOf(type, isLarge)}
          lang={language}
          ladder={isLarge ? EDGES : EDGES.slice(0, 2)}
          onMap={onMap}
          seaInk={seaInk}
          fallback={still(m.charts_no_webgl())}
          whileLost={still(m.charts_lost())}
        >
          <MapButtons
            map={map}
            className={styles.tools}
            isLocating={locating.state === 'finding'}
            onLocate={() => void locate()}
          >
            {!isLarge && (
              <IconButton
                ref={overlaysKey}
                name={m.charts_overlays()}
                aria-expanded={panel === 'overlays'}
                onClick={() => setPanel(panel === 'overlays' ? undefined : 'overlays')}
              >
                <LayersIcon />
              </IconButton>
            )}
          </MapButtons>
        </MapPlate>
        {map && located && <HereMark map={map} position={located} />}
        {panel === 'overlays' && (
          <div className={styles.panel}>
            <LazyPart onFailed={closeLostPanel}>
              <OverlayPanel
                type={type}
                zoom={zoom}
                preferences={preferences}
                clock={clock}
                hasBeachClock={beachZone !== undefined}
                hasStations={stations !== undefined}
                onChange={change}
                onLeave={leavePanel}
                onShare={() => onShare(formatChartSearch(map?.view() ?? first, at))}
                onTable={() => setPanel('table')}
              />
            </LazyPart>
          </div>
        )}
        <div className={styles.notes}>
          {unknownHash !== undefined && unknownHash !== dismissedHash && (
            <MapNote
              sentence={m.charts_no_such_map({ name: unknownHash })}
              onClose={() => setDismissedHash(unknownHash)}
            />
          )}
          {note && <MapNote sentence={note} onClose={locating.state === 'failed' ? forget : undefined} />}
        </div>
        {stations?.(map, {
          buoys: preferences.buoys,
          weatherStations: preferences.weatherStations,
          isAlone: type === 'stations',
          chosenUnits: namesOfChosen(preferences),
          located,
        })}
        {map && isField(type) && story?.(map)}
      </div>
      {isField(type) && (
        <FieldChart
          type={type}
          theme={theme}
          isLarge={isLarge}
          map={map}
          frame={frame}
          store={store}
          preferences={preferences}
          onChange={change}
          linkedAt={parseHour(search.hour)}
          timeZone={timeZone}
          clock={clock}
          isTableOpen={panel === 'table'}
          onTableClose={leavePanel}
          isCovered={panel === 'overlays'}
          located={located}
          story={search.story}
          onRead={closePanel}
          onHour={setAt}
          onSeaInk={inkSea}
        />
      )}
    </main>
  );
}

const limitsOf = (type: ChartType, isLarge: boolean) => ({ minZoom: minZoomOf(type, isLarge), maxZoom: MAX_ZOOM });
