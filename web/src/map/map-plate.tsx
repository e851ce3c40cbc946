import type { NameKind } from '@groundswell/basemap';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../paraglide/maps.js';
import { Ladder } from './ladder.tsx';
import type { LadderEdge } from './ladder-layout.ts';
import type { LiveMap } from './live-map.ts';
import { MapCredit } from './map-credit.tsx';
import { mapKeys } from './map-keys.ts';
import { MapLabels, type SeaInkAt } from './map-labels.tsx';
import styles from './map-plate.module.css';
import { type LiveMapOptions, useLiveMap } from './use-live-map.ts';

interface Props extends LiveMapOptions {
  /** The name of the map for screen readers. */
  readonly name: string;
  /**
   * Called with the map once it is open. Called with undefined when the map closes or loses its WebGL context. It must
   * be referentially stable.
   */
  readonly onMap: (map: LiveMap | undefined) => void;
  readonly ladder?: readonly LadderEdge[];
  /** The kinds of place names on the map; by default all of them. */
  readonly names?: readonly NameKind[];
  /**
   * Returns the colours of a place name over a chart's colours; undefined where the name stands on the base map's sea.
   */
  readonly seaInk?: SeaInkAt | undefined;
  /** The content shown instead of the map if the browser cannot draw one. */
  readonly fallback?: ReactNode;
  /** The content shown instead of the map while its WebGL context is lost. */
  readonly whileLost?: ReactNode;
  /** The content over the map. */
  readonly children?: ReactNode;
}

/** The kind of names that the site adds to a provider's style, which already has all other names. */
const BEACHES: readonly NameKind[] = ['beach'];
const NO_EDGES: readonly LadderEdge[] = [];

/** A map in its frame. It fills its positioned parent. Arrow keys move it, + and - zoom. */
export function MapPlate(props: Props) {
  const { name, onMap, ladder = NO_EDGES, names, seaInk, fallback, whileLost, children, ...options } = props;
  const container = useRef<HTMLDivElement>(null);
  const now = useLiveMap(container, options);
  const map = now.state === 'open' ? now.map : undefined;
  useEffect(() => {
    // The fallback content may have passed its own map to `onMap`, so this effect must not reset that map.
    if (!map) return;
    onMap(map);
    return () => onMap(undefined);
  }, [map, onMap]);
  useEffect(() => map && mapKeys(map, name), [map, name]);

  return (
    <div className={styles.plate} data-map={now.state}>
      <div ref={container} className={styles.map} hidden={now.state === 'failed'} />
      {map && (
        <MapLabels map={map} lang={options.lang} kinds={map.ground === 'provider' ? BEACHES : names} seaInk={seaInk} />
      )}
      <Ladder map={map} edges={ladder} />
      <MapCredit ground={map?.ground} />
      {map?.ground === 'own-instead' && (
        <p className={styles.instead} role="status">
          {m.map_own_instead()}
        </p>
      )}
      {now.state === 'lost' && (whileLost ?? <p role="status">{m.map_lost()}</p>)}
      {now.state === 'failed' && (fallback ?? <p role="alert">{now.noWebGl ? m.map_no_webgl() : m.map_failed()}</p>)}
      {children}
    </div>
  );
}
