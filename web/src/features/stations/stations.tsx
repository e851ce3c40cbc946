import { useEffect, useMemo, useState } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import { m } from '../../paraglide/maps.js';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons/actions.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { isInView, parseSort, type Sort, STATIONS_MIN_ZOOM, type Station, SUMMARIES_MIN_ZOOM } from './model.ts';
import styles from './stations.module.css';
import { StationsLayer } from './stations-layer.tsx';
import { StationsPanel } from './stations-panel.tsx';
import { useStations } from './use-stations.ts';

interface Props {
  readonly map: LiveMap | undefined;
  /**
   * Whether the overlay of buoys is on. On the map that shows only stations, both overlays are on if the reader chose
   * neither.
   */
  readonly buoys: boolean;
  readonly weatherStations: boolean;
  /**
   * Whether the map shows only stations; the panel then lists them. Over a forecast map, the panel appears only for a
   * selected station.
   */
  readonly isAlone: boolean;
  /** The units that override the reader's own: 'm,kts'. */
  readonly chosenUnits: string | undefined;
  /** The device's position. When it changes the map flies there, so the selected station is deselected. */
  readonly located: object | undefined;
  /** Opens the graph and the history of a station. */
  readonly onOpenBuoy: (station: Station) => void;
}

const SORT_KEY = 'sc_stations_sort';

/** Shows buoys and weather stations on a map, with their list. Fills the map's positioned parent. */
export function Stations({ map, buoys, weatherStations, isAlone, chosenUnits, located, onOpenBuoy }: Props) {
  const isAll = isAlone && !buoys && !weatherStations;
  const found = useStations(map, { buoys: buoys || isAll, landStations: weatherStations || isAll }, chosenUnits);
  const isLarge = useMedia('(min-width: 1024px)');
  const [sort, setSort] = useState<Sort>(() => parseSort(readLocal(SORT_KEY)));
  const [activeId, setActiveId] = useState<string>();
  const [openChoice, setOpenChoice] = useState<boolean>();
  const stations = useMemo(() => [...found.kept.stations.values()], [found.kept]);
  const inView = stations.filter((station) => !found.bounds || isInView(station, found.bounds));
  const active = activeId === undefined ? undefined : found.kept.stations.get(activeId);
  const isOpen = openChoice ?? isLarge;

  useEffect(() => {
    if (located) setActiveId(undefined);
  }, [located]);
  const select = (station: Station | undefined) => {
    setActiveId(station?.station_id);
    if (station) setOpenChoice(true);
  };
  const note = found.banner ?? (found.isLoading ? m.stations_loading() : undefined);

  return (
    <>
      {map && (
        <StationsLayer
          map={map}
          stations={stations}
          sides={found.kept.sides}
          zoom={found.zoom}
          active={active?.station_id}
          onSelect={select}
        />
      )}
      <div className={styles.note} role="status" hidden={!note}>
        {note}
        {found.banner && (
          <IconButton name={m.stations_put_away()} onClick={found.putAway}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {(isAlone || active) && (
        <StationsPanel
          map={map}
          stations={inView}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            writeLocal(SORT_KEY, next);
          }}
          active={active}
          onSelect={select}
          isUnasked={found.zoom < STATIONS_MIN_ZOOM}
          onZoomIn={() => map?.flyTo({ zoom: SUMMARIES_MIN_ZOOM })}
          isUnknown={found.banner !== undefined}
          open={isOpen}
          onOpen={(open) => {
            setOpenChoice(open);
            if (!open && !isAlone) setActiveId(undefined);
          }}
          onOpenBuoy={onOpenBuoy}
        />
      )}
    </>
  );
}
