import { stationName } from '@groundswell/present';
import { useEffect, useRef } from 'react';
import { keepClear } from '../../map/keep-clear.ts';
import { ListSheet } from '../../map/list-sheet.tsx';
import type { LiveMap } from '../../map/live-map.ts';
import { m } from '../../paraglide/maps.js';
import { Button } from '../../ui/button.tsx';
import { BackIcon, ForwardIcon } from '../../ui/icons/actions.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { listStations, type Sort, type Station } from './model.ts';
import { StationDetail } from './station-detail.tsx';
import { StationIcon } from './station-icon.tsx';
import { kindOf, summaryOf } from './station-words.ts';
import styles from './stations-panel.module.css';

interface Props {
  readonly map: LiveMap | undefined;
  readonly stations: readonly Station[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly active: Station | undefined;
  readonly onSelect: (station: Station | undefined) => void;
  /** Whether the map is zoomed out too far to request stations; a message on the map says so. */
  readonly isUnasked: boolean;
  /** Whether some stations failed to load; the map tells the reader why. */
  readonly isUnknown: boolean;
  readonly onZoomIn: () => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onOpenBuoy: (station: Station) => void;
}

/** Shows the list of the stations in view, or the selected station. */
export function StationsPanel({
  map,
  stations,
  sort,
  onSort,
  active,
  onSelect,
  isUnasked,
  isUnknown,
  onZoomIn,
  open,
  onOpen,
  onOpenBuoy,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const wasOf = useRef<string>(undefined);
  const rows = listStations(stations, sort);
  const activeId = active?.station_id;

  // The focus moves from the selected row to the detail that replaces it, and back.
  useEffect(() => {
    const was = wasOf.current;
    wasOf.current = activeId;
    const isHere = document.activeElement === document.body || panel.current?.contains(document.activeElement);
    if (was === activeId || !isHere) return;
    const to = activeId === undefined ? `[data-station="${was}"]` : '[data-back]';
    panel.current?.querySelector<HTMLElement>(to)?.focus();
  }, [activeId]);

  // The map moves so that the sheet does not cover the selected station's mark.
  useEffect(() => {
    const sheet = panel.current?.closest('section');
    if (map && active && sheet) keepClear(map, active, sheet);
  }, [map, activeId, open]);

  return (
    <ListSheet
      name={m.stations_list()}
      open={open}
      onOpen={onOpen}
      toggleText={open ? m.stations_hide_list() : m.stations_show_list()}
      head={<h2 className={styles.title}>{m.stations_list()}</h2>}
      className={styles.panel}
      bodyClassName={styles.body}
    >
      <div ref={panel}>
        {active ? (
          <>
            <button type="button" className={styles.back} data-back onClick={() => onSelect(undefined)}>
              <BackIcon />
              {m.stations_back()}
            </button>
            <StationDetail station={active} onOpenBuoy={onOpenBuoy} />
          </>
        ) : (
          <>
            <ToggleGroup
              name={m.stations_sort()}
              className={styles.sort}
              value={sort}
              onChoose={onSort}
              options={[
                { value: 'all', text: m.stations_all() },
                { value: 'wave', text: m.stations_wave() },
                { value: 'wind', text: m.stations_wind() },
              ]}
            />
            {isUnasked && (
              <div className={styles.none}>
                <p>{m.stations_too_far()}</p>
                <Button onClick={onZoomIn}>{m.stations_zoom()}</Button>
              </div>
            )}
            {rows.length === 0 && !isUnasked && !isUnknown && <p className={styles.none}>{m.stations_none()}</p>}
            <ul className={styles.rows}>
              {rows.map((station) => (
                <li key={station.station_id}>
                  <button type="button" data-station={station.station_id} onClick={() => onSelect(station)}>
                    <StationIcon station={station} />
                    <span>
                      <b>{stationName(station.name)}</b>
                      <small>
                        {kindOf(station)} {station.station_id}
                      </small>
                    </span>
                    <span className={styles.summary}>{summaryOf(station).join(' ')}</span>
                    <ForwardIcon />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ListSheet>
  );
}
