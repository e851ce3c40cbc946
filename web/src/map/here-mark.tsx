import { useLayoutEffect, useRef } from 'react';
import { m } from '../paraglide/maps.js';
import styles from './here-mark.module.css';
import type { LiveMap } from './live-map.ts';

interface Props {
  readonly map: LiveMap;
  /** The device's position; `accuracyM` is the radius of its uncertainty. */
  readonly position: { readonly lat: number; readonly lon: number; readonly accuracyM: number };
}

const METRES_PER_DEGREE = 111_195;

/** The reader's position: a labelled dot in the circle of its uncertainty. Both follow the map. */
export function HereMark({ map, position: { lat, lon, accuracyM } }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => {
      const { x, y } = map.project(lat, lon);
      const reachPx = Math.abs(y - map.project(lat + accuracyM / METRES_PER_DEGREE, lon).y);
      mark.current?.style.setProperty('transform', `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`);
      mark.current?.style.setProperty('--reach', `${reachPx.toFixed(1)}px`);
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(map.container);
    const stop = map.on('move', put);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [map, lat, lon, accuracyM]);
  return (
    <div ref={mark} className={styles.here}>
      <i className={styles.reach} />
      <i className={styles.dot} />
      <span>{m.map_here()}</span>
    </div>
  );
}
