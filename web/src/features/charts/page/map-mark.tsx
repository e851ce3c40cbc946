import { useLayoutEffect, useRef } from 'react';
import type { LiveMap } from '../../../map/live-map.ts';
import type { Place } from '../tiles/read-point.ts';
import styles from './map-mark.module.css';

/** The crosshair at the selected place; it follows the place while the map moves. */
export function MapMark({ map, place }: { readonly map: LiveMap; readonly place: Place }) {
  const mark = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const put = () => {
      const { x, y } = map.project(place.lat, place.lon);
      if (mark.current) mark.current.style.translate = `${x}px ${y}px`;
    };
    put();
    return map.on('move', put);
  }, [map, place]);
  return (
    <svg ref={mark} className={styles.mark} viewBox="-16 -16 32 32" aria-hidden="true">
      <circle className={styles.halo} r="9" />
      <circle r="9" />
      <path d="M0-15v9M0 6v9M-15 0h9M6 0h9" />
    </svg>
  );
}
