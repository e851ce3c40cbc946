import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { LiveMap, MapBounds } from '../../map/live-map.ts';
import { useFreshness } from '../../map/use-freshness.ts';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { useUnits } from '../../preferences/units.tsx';
import { loadStations } from './load-stations.ts';
import {
  addStationsReply,
  dropIfTooMany,
  dropOtherKinds,
  type Kinds,
  type LoadedStations,
  NOTHING_LOADED,
  STATIONS_MIN_ZOOM,
  stationType,
} from './model.ts';

export interface Stations {
  readonly kept: LoadedStations;
  readonly zoom: number;
  /** The bounds of the map when it last stopped moving. */
  readonly bounds: MapBounds | undefined;
  readonly isLoading: boolean;
  /** A message over the map, for example an error. The stations that are already loaded stay visible. */
  readonly banner: string | undefined;
  readonly putAway: () => void;
}

/** The time that the loading indicator shows after an overlay was turned on. */
const LOADING_MS = 3000;

/** Loads the stations in view as the map moves: nothing below zoom 7, and each station once. */
export function useStations(
  map: LiveMap | undefined,
  { buoys, landStations }: Kinds,
  chosenUnits: string | undefined,
): Stations {
  const { units } = useUnits();
  const [kept, setKept] = useState(NOTHING_LOADED);
  const [{ zoom, bounds }, setView] = useState<{ zoom: number; bounds?: MapBounds }>({ zoom: 0 });
  const [banner, setBanner] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const [round, startRound] = useReducer((rounds: number) => rounds + 1, 0);
  // A ref rather than state: a request must list the stations that are loaded when it starts, not those of an earlier
  // render.
  const loadedRef = useRef(NOTHING_LOADED);
  const isStale = useRef(false);
  const keep = useCallback((next: LoadedStations) => {
    loadedRef.current = next;
    setKept(next);
  }, []);

  // The reply's texts are in the units of the request. This effect runs first after a change of units, so that the next
  // request loads all stations again.
  useEffect(() => {
    isStale.current = true;
  }, [units, chosenUnits]);
  useFreshness('stations', 0, () => {
    isStale.current = true;
    startRound();
  });

  // When an overlay is switched, the stations of overlays that are off are dropped, and the loading indicator shows.
  useEffect(() => {
    keep(dropOtherKinds(loadedRef.current, { buoys, landStations }));
    if (!buoys && !landStations) return;
    setLoading(true);
    const done = setTimeout(() => setLoading(false), LOADING_MS);
    return () => clearTimeout(done);
  }, [buoys, landStations, keep]);

  useEffect(() => {
    const type = stationType({ buoys, landStations });
    if (!map || !type) return setBanner(undefined);
    let current = new AbortController();
    const load = async () => {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      const [{ zoom }, bounds] = [map.view(), map.bounds()];
      setView({ zoom, bounds });
      if (zoom < STATIONS_MIN_ZOOM) {
        keep(NOTHING_LOADED);
        return setBanner(m.stations_zoom_in());
      }
      setBanner(undefined);
      const named = isStale.current ? NOTHING_LOADED : dropIfTooMany(loadedRef.current);
      const query = { bounds, stationType: type, units, chosenUnits, lang: language };
      try {
        const reply = await loadStations(query, named, signal);
        if (signal.aborted) return;
        if (reply.errorMsg) setBanner(reply.errorMsg);
        else isStale.current = false;
        keep(addStationsReply(loadedRef.current, named, reply));
      } catch (error) {
        if (signal.aborted) return;
        setBanner(m.stations_failed({ reason: error instanceof Error ? error.message : String(error) }));
        setLoading(false);
      }
    };
    void load();
    const stop = map.on('moveend', () => void load());
    return () => {
      stop();
      current.abort();
    };
  }, [map, buoys, landStations, units, chosenUnits, keep, round]);

  return { kept, zoom, bounds, isLoading, banner, putAway: () => setBanner(undefined) };
}
