import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../ui/use-media.ts';
import type { LiveMap, MapView } from './live-map.ts';
import { NoWebGlError, openMap } from './open-map.ts';

export interface LiveMapOptions {
  /** Where the map opens; later changes are `flyTo`'s. */
  readonly view: MapView;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly lang: string;
}

export type MapState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly map: LiveMap }
  /** The context was lost; the browser may give it back. */
  | { readonly state: 'lost'; readonly map: LiveMap }
  | { readonly state: 'failed'; readonly noWebGl: boolean };

/** A map in an element, for as long as both are there. It follows the theme and the limits of its zoom. */
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
