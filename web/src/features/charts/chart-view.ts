import { DEFAULT_CENTER } from '@groundswell/forecast';
import { useEffect, useRef } from 'react';
import type { LiveMap, MapView } from '../../map/live-map.ts';
import { readLocal } from '../../storage/local.ts';
import type { ChartSearch } from './model/chart-link.ts';
import { type ChartType, charts } from './model/chart-types.ts';
import { knownZone } from './model/clock.ts';
import { type MapPreferences, within } from './model/map-preferences.ts';

/** Returns the map's initial view: the view in the link, else the reader's last view, else the last beach. */
export function firstView(type: ChartType, search: ChartSearch, kept: MapPreferences): MapView {
  const beach = { lat: within(readNumber('sc_lat'), -85, 85), lon: within(readNumber('sc_lon'), -180, 180) };
  const centre = [search, kept, beach].find(({ lat, lon }) => lat !== undefined && lon !== undefined);
  return {
    lat: centre?.lat ?? DEFAULT_CENTER.lat,
    lon: centre?.lon ?? DEFAULT_CENTER.lon,
    zoom: search.zoom ?? (kept.type === type ? kept.zoom : undefined) ?? charts[type].startZoom,
  };
}

/** Reads the time zones of the last beach and of this device; a zone that the browser cannot use is undefined. */
export const readZones = () => ({
  beachZone: knownZone(readLocal('sc_timezone')),
  ownZone: knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
});

/** Reads a number that the page of a beach keeps in local storage. */
function readNumber(key: string): number | undefined {
  const text = readLocal(key);
  const value = Number(text);
  return text === undefined || text === '' || Number.isNaN(value) ? undefined : value;
}

/** Flies the map to the view of another link that the reader opens while this page is shown. */
export function useLinkedView(map: LiveMap | undefined, { lat, lon, zoom }: ChartSearch, first: MapView): void {
  const shown = useRef<ChartSearch>(first);
  useEffect(() => {
    const next = { lat, lon, zoom };
    const isNew =
      lat !== undefined && (lat !== shown.current.lat || lon !== shown.current.lon || zoom !== shown.current.zoom);
    if (!map || !isNew) return;
    shown.current = next;
    map.flyTo({ lat, ...(lon === undefined ? {} : { lon }), ...(zoom === undefined ? {} : { zoom }) });
  }, [map, lat, lon, zoom]);
}

/** Saves the view for the next visit. */
export function useKeptView(
  view: MapView | undefined,
  type: ChartType,
  change: (kept: Partial<MapPreferences>) => void,
): void {
  const keep = useRef(change);
  useEffect(() => {
    keep.current = change;
  });
  useEffect(() => {
    if (view) keep.current({ type, lat: view.lat, lon: view.lon, zoom: view.zoom });
  }, [view, type]);
}
