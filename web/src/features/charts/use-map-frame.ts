import { useEffect, useState } from 'react';
import type { LiveMap, MapView } from '../../map/live-map.ts';
import { type MercatorRect, rectOfView } from './tiles/mercator-view.ts';

/** The view of a map, and the part of the world that it covers. */
export interface MapFrame {
  readonly view: MapView;
  readonly rect: MercatorRect;
}

/** The interval of tile requests while the map moves. */
const MOVING_MS = 200;

/** Follows the view of a map; returns undefined without a map. */
export function useMapFrame(map: LiveMap | undefined): MapFrame | undefined {
  const [frame, setFrame] = useState<MapFrame>();
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      timer = undefined;
      const view = map.view();
      setFrame({ view, rect: rectOfView(view, map.container.clientWidth, map.container.clientHeight) });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(map.container);
    const stops = [map.on('move', () => (timer ??= setTimeout(read, MOVING_MS))), map.on('moveend', read)];
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [map]);
  return map && frame;
}
