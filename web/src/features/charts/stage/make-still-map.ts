import { isInRings, landQuery } from '../../../map/land-outline.ts';
import type { LiveMap, MapEvent, MapPoint, MapView } from '../../../map/live-map.ts';
import { latOfY, lonOfX, mercatorX, mercatorY, WORLD_PX } from '../tiles/mercator-view.ts';

export type Rings = Awaited<ReturnType<typeof landQuery.queryFn>>;

/** A map without WebGL: still pictures that react to the same buttons, taps and keys. */
export interface StillMapHandle extends LiveMap {
  /**
   * The outline of the land; empty if it cannot load, because offline a picture without a coast is better than none.
   */
  readonly land: Promise<Rings>;
}

interface Options {
  readonly view: MapView;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Turns an element with a canvas into a map of still pictures. */
export function makeStillMap(container: HTMLElement, canvas: HTMLCanvasElement, options: Options): StillMapHandle {
  let { view } = options;
  let [min, max] = [options.minZoom, options.maxZoom];
  const listeners = new Map<MapEvent, Set<(at: MapPoint) => void>>();

  let rings: Rings = [];
  const land = landQuery.queryFn().catch((): Rings => []);
  void land.then((loaded) => {
    rings = loaded;
  });

  const worldPx = () => WORLD_PX * 2 ** view.zoom;
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });
  const project = (lat: number, lon: number) => {
    const { width, height } = size();
    const away = mercatorX(lon) - mercatorX(view.lon);
    // The world repeats sideways; this takes the copy of the place that is nearest to the centre.
    const x = away - Math.round(away);
    return { x: width / 2 + x * worldPx(), y: height / 2 + (mercatorY(lat) - mercatorY(view.lat)) * worldPx() };
  };
  const unproject = (x: number, y: number) => {
    const { width, height } = size();
    return {
      lat: latOfY(mercatorY(view.lat) + (y - height / 2) / worldPx()),
      lon: lonOfX(mercatorX(view.lon) + (x - width / 2) / worldPx()),
    };
  };
  const emit = (event: MapEvent, x: number, y: number) => {
    for (const listener of listeners.get(event) ?? []) listener({ x, y, ...unproject(x, y) });
  };
  const go = (next: Partial<MapView>) => {
    const zoom = Math.min(max, Math.max(min, next.zoom ?? view.zoom));
    view = { lat: Math.min(84, Math.max(-84, next.lat ?? view.lat)), lon: next.lon ?? view.lon, zoom };
    const { width, height } = size();
    for (const event of ['move', 'moveend'] as const) emit(event, width / 2, height / 2);
  };
  const onPointer = (event: PointerEvent | MouseEvent) => {
    const { left, top } = canvas.getBoundingClientRect();
    emit(event.type === 'click' ? 'click' : 'pointermove', event.clientX - left, event.clientY - top);
  };
  canvas.addEventListener('click', onPointer);
  canvas.addEventListener('pointermove', onPointer);

  return {
    land,
    container,
    canvas,
    ground: 'own',
    view: () => view,
    bounds() {
      const { width, height } = size();
      const [from, to] = [unproject(0, 0), unproject(width, height)];
      // A wide picture may show the world more than once, so the span is capped at 360°.
      const lonSpan = Math.min(1, width / worldPx()) * 360;
      return { minLat: to.lat, maxLat: from.lat, minLon: from.lon, maxLon: from.lon + lonSpan };
    },
    project,
    unproject,
    isLand: (lat, lon) => isInRings(rings, lat, lon),
    flyTo: go,
    limitZoom(least, most) {
      [min, max] = [least, most];
      if (view.zoom < min || view.zoom > max) go({});
    },
    zoomBy: (step) => go({ zoom: view.zoom + step }),
    panBy(x, y) {
      const { width, height } = size();
      go(unproject(width / 2 + x, height / 2 + y));
    },
    addGlLayer: () => () => undefined,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
    repaint() {},
    setTheme() {},
    remove() {
      canvas.removeEventListener('click', onPointer);
      canvas.removeEventListener('pointermove', onPointer);
      listeners.clear();
    },
  };
}
