import { m } from '../paraglide/maps.js';
import type { MapGround } from './live-map.ts';
import styles from './map-credit.module.css';

/** The attribution that the data licences require; it unfolds over the map's corner. */
export function MapCredit({ ground }: { readonly ground: MapGround | undefined }) {
  return (
    <details className={styles.credit}>
      <summary>{m.map_sources()}</summary>
      <p>
        {m.map_credit()}
        <a href="https://www.geonames.org/" rel="noreferrer" target="_blank">
          GeoNames
        </a>
        {m.ui_comma()}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" target="_blank">
          CC BY 4.0
        </a>
        {ground === 'provider' && (
          <>
            {'. '}
            <a href="https://www.mapbox.com/about/maps/" rel="noreferrer" target="_blank">
              © Mapbox
            </a>{' '}
            <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" target="_blank">
              © OpenStreetMap
            </a>
          </>
        )}
      </p>
    </details>
  );
}
