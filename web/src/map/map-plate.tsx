import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { Ladder, type LadderEdge } from './ladder.tsx';
import type { LiveMap } from './live-map.ts';
import { mapKeys } from './map-keys.ts';
import styles from './map-plate.module.css';
import { type LiveMapOptions, useLiveMap } from './use-live-map.ts';

interface Props extends LiveMapOptions {
  /** What the map shows, for screen readers. */
  readonly name: string;
  /** The map while it is open; undefined before, after, and while its context is lost. Has to be stable. */
  readonly onMap: (map: LiveMap | undefined) => void;
  readonly ladder?: readonly LadderEdge[];
  /** Stands in the map's place where the browser cannot draw one. */
  readonly fallback?: ReactNode;
  /** Lies over the map. */
  readonly children?: ReactNode;
}

const NO_EDGES: readonly LadderEdge[] = [];

/** A map in its frame. It fills its parent, which is positioned. Arrow keys move it, + and - zoom. */
export function MapPlate({ name, onMap, ladder = NO_EDGES, fallback, children, ...options }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const now = useLiveMap(container, options);
  const map = now.state === 'open' ? now.map : undefined;
  useEffect(() => {
    onMap(map);
    return () => onMap(undefined);
  }, [map, onMap]);
  useEffect(() => map && mapKeys(map, name), [map, name]);

  return (
    <div className={styles.plate} data-map={now.state}>
      <div ref={container} className={styles.map} hidden={now.state === 'failed'} />
      <Ladder map={map} edges={ladder} />
      {now.state === 'lost' && <p role="status">{m.map_lost()}</p>}
      {now.state === 'failed' && (fallback ?? <p role="alert">{now.noWebGl ? m.map_no_webgl() : m.map_failed()}</p>)}
      {children}
    </div>
  );
}
