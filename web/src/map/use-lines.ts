import { useLayoutEffect, useRef } from 'react';
import type { LiveMap } from './live-map.ts';

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A line of places whose SVG path follows the map. */
export interface MapLine<Key> {
  readonly key: Key;
  readonly points: readonly Place[];
}

/**
 * Keeps SVG paths at their places while the map moves; attach to each path the ref that is returned for its key. It
 * sets the attributes directly, because rendering every frame would stutter.
 */
export function useLines<Key>(
  map: LiveMap,
  lines: readonly MapLine<Key>[],
): (key: Key) => (element: SVGPathElement | null) => void {
  const elements = useRef(new Map<Key, SVGPathElement>());
  useLayoutEffect(() => {
    const draw = () => {
      const worldPx = 256 * 2 ** map.view().zoom;
      for (const { key, points } of lines) elements.current.get(key)?.setAttribute('d', pathOf(map, points, worldPx));
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(map.container);
    const stop = map.on('move', draw);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [map, lines]);
  return (key) => (element) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  };
}

/** Returns the path; each point goes into the world copy that is nearest to the point before it. */
function pathOf(map: LiveMap, points: readonly Place[], worldPx: number): string {
  let before: number | undefined;
  return points
    .map(({ lat, lon }) => {
      const { x, y } = map.project(lat, lon);
      const near = before === undefined ? x : x + worldPx * Math.round((before - x) / worldPx);
      const command = before === undefined ? 'M' : 'L';
      before = near;
      return `${command}${near.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
