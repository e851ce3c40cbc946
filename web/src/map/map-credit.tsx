import { m } from '../paraglide/later.js';
import styles from './map-credit.module.css';

/** Whose data the map is drawn from, as their licences ask: unfolds over its corner. */
export function MapCredit() {
  return (
    <details className={styles.credit}>
      <summary>{m.map_sources()}</summary>
      <p>
        {m.map_credit()}{' '}
        <a href="https://www.geonames.org/" rel="noreferrer" target="_blank">
          GeoNames
        </a>
        ,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer license" target="_blank">
          CC BY 4.0
        </a>
      </p>
    </details>
  );
}
