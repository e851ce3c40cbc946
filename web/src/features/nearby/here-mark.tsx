import { useMemo } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import { useAnchored } from '../../map/use-anchored.ts';
import styles from './here-mark.module.css';

interface Props {
  readonly map: LiveMap;
  readonly position: { readonly lat: number; readonly lon: number };
}

/** Where the reader is. */
export function HereMark({ map, position }: Props) {
  const { lat, lon } = position;
  const places = useMemo(() => [{ key: 0, lat, lon }], [lat, lon]);
  const anchor = useAnchored(map, places);
  return <i ref={anchor(0)} className={styles.here} aria-hidden="true" />;
}
