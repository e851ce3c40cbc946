import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../ui/use-media.ts';
import type { LiveMap, MapView } from './live-map.ts';
import { NoWebGlError, openMap } from './open-map.ts';

export interface LiveMapOptions {
  /** The initial view; later changes go through `flyTo`. */
  readonly view: MapView;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly lang: string;
}

export type MapState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly map: LiveMap }
  /** The WebGL context is lost; the browser may restore it. */
  | { readonly state: 'lost'; readonly map: LiveMap }
  | { readonly state: 'failed'; readonly noWebGl: boolean };

/** Opens a map in an element, and removes it on unmount. The map follows the theme and the zoom limits. */
export function useLiveMap(container: RefObject<HTMLElement | null>, options: LiveMapOptions): MapState {
  const [now, setNow] = useState<MapState>({ state: 'opening' });
  const dark = useMedia('(prefers-color-scheme: dark)');
  const first = useRef({ ...options, theme: dark ? ('dark' as const) : ('light' as const) });
  const map = 'map' in now ? now.map : undefined;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let ended = false;
    let opened: LiveMap | undefined;
    openMap(element, first.current).then(
      (live) => {
        if (ended) return live.remove();
        opened = live;
        live.on('lost', () => setNow({ state: 'lost', map: live }));
        live.on('restored', () => setNow({ state: 'open', map: live }));
        setNow({ state: 'open', map: live });
      },
      (error: unknown) => {
        if (!ended) setNow({ state: 'failed', noWebGl: error instanceof NoWebGlError });
      },
    );
    return () => {
      ended = true;
      opened?.remove();
      setNow({ state: 'opening' });
    };
  }, [container]);

  useEffect(() => map?.setTheme(dark ? 'dark' : 'light'), [map, dark]);
  useEffect(() => map?.limitZoom(options.minZoom, options.maxZoom), [map, options.minZoom, options.maxZoom]);
  return now;
}
