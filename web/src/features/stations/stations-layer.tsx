import { stationName } from '@groundswell/present';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { putBoxes } from '../../map/boxes-on-map.ts';
import type { LiveMap } from '../../map/live-map.ts';
import { useAnchored } from '../../map/use-anchored.ts';
import { m } from '../../paraglide/maps.js';
import { clusterStations, type Mark } from './cluster.ts';
import { type Station, SUMMARIES_MIN_ZOOM } from './model.ts';
import { placeSummaries } from './place-summaries.ts';
import { StationIcon } from './station-icon.tsx';
import { summaryOf } from './station-words.ts';
import styles from './stations-layer.module.css';
import type { Stations } from './use-stations.ts';

interface Props {
  readonly map: LiveMap;
  readonly stations: readonly Station[];
  readonly sides: Stations['kept']['sides'];
  readonly zoom: number;
  readonly active: string | undefined;
  readonly onSelect: (station: Station | undefined) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Draws the stations on the map: the layer is a single Tab stop, and arrow keys move between stations. */
export function StationsLayer({ map, stations, sides, zoom, active, onSelect }: Props) {
  const marks = useMemo(() => clusterStations(stations, zoom, active), [stations, zoom, active]);
  const anchor = useAnchored(map, marks);
  const summaries = useMemo(() => placeThem(map, marks, sides, zoom).sides, [map, marks, sides, zoom]);
  useEffect(() => {
    // The map's names of towns and bays must not overlap the marks, so the map receives the marks' boxes.
    const put = () => putBoxes(map, 'marks', placeThem(map, marks, sides, zoom).boxes);
    put();
    return map.on('moveend', put);
  }, [map, marks, sides, zoom]);
  useEffect(() => () => putBoxes(map, 'marks', []), [map]);
  const [stop, setStop] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const first = marks.find(({ key }) => key === (stop ?? active)) ?? marks[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active) return onSelect(undefined);
    const step = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    <ul ref={list} className={styles.marks} aria-label={m.stations_on_map()} onKeyDown={onKeyDown}>
      {marks.map((mark) => {
        const tab = { tabIndex: mark === first ? 0 : -1, onFocus: () => setStop(mark.key) };
        if ('count' in mark)
          return (
            <li key={mark.key} ref={anchor(mark.key)}>
              <button
                type="button"
                className={styles.cluster}
                aria-label={m.stations_cluster({ count: mark.count })}
                onClick={() => map.flyTo({ lat: mark.lat, lon: mark.lon, zoom: mark.zoomTo })}
                {...tab}
              >
                <span>{mark.count}</span>
              </button>
            </li>
          );
        const { station } = mark;
        const name = stationName(station.name);
        const isActive = station.station_id === active;
        const side = summaries.get(mark.key);
        const summary = summaryOf(station);
        return (
          <li key={mark.key} ref={anchor(mark.key)} data-active={isActive || undefined}>
            <button
              type="button"
              aria-label={[name, ...summary].join(m.ui_comma())}
              aria-pressed={isActive}
              title={name}
              onClick={() => onSelect(isActive ? undefined : station)}
              {...tab}
            >
              <StationIcon station={station} active={isActive} />
              {side && (
                <span className={styles.summary} data-side={side}>
                  <b>{summary[0]}</b> {summary[1]}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const CLUSTER_PX = 14;

/** Places the texts of wave stations before those of wind stations, because there is seldom space for all. */
function placeThem(
  map: LiveMap,
  marks: readonly Mark[],
  sides: Props['sides'],
  zoom: number,
): ReturnType<typeof placeSummaries> {
  const placed = marks.map((mark) => ({
    mark,
    ...map.project(mark.lat, mark.lon),
    ...('count' in mark && { halfPx: CLUSTER_PX }),
  }));
  if (zoom < SUMMARIES_MIN_ZOOM) return placeSummaries([], placed);
  const wanting = placed.flatMap(({ mark, x, y }) => {
    const text = 'station' in mark ? summaryOf(mark.station).join(' ') : '';
    if (!('station' in mark) || text === '') return [];
    const isWave = mark.station.station_icon === 'wave';
    return [{ key: mark.key, x, y, text, isWave, side: sides.get(mark.key) ?? 'right' }];
  });
  return placeSummaries(
    wanting.toSorted((a, b) => Number(b.isWave) - Number(a.isWave)),
    placed,
  );
}
