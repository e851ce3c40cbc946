import { useEffect, useState } from 'react';
import type { LiveMap, MapView } from '../../map/live-map.ts';
import { type MercatorRect, rectOfView } from './tiles/mercator-view.ts';

/** What a map shows, and the part of the world that it covers. */
export interface MapFrame {
  readonly view: MapView;
  readonly rect: MercatorRect;
}

/** While the map moves its tiles are asked for this often. */
const MOVING_MS = 200;

/** Follows a map; undefined while there is none. */
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
