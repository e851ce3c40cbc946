import { useLayoutEffect, useRef } from 'react';
import type { LiveMap } from './live-map.ts';

/** A place whose element follows the map. */
export interface Anchored<Key> {
  readonly key: Key;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Keeps elements at their places while the map moves; attach to each element the ref that is returned for its key. It
 * sets the styles directly, because rendering every frame would stutter.
 */
export function useAnchored<Key>(
  map: LiveMap,
  places: readonly Anchored<Key>[],
): (key: Key) => (element: HTMLElement | null) => void {
  const elements = useRef(new Map<Key, HTMLElement>());
  useLayoutEffect(() => {
    const follow = () => {
      for (const { key, lat, lon } of places) {
        const element = elements.current.get(key);
        const { x, y } = map.project(lat, lon);
        if (element) element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      }
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(map.container);
    const stop = map.on('move', follow);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [map, places]);
  return (key) => (element) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  };
}
