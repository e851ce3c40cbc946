import type { BuoyReply } from '@groundswell/contracts';
import { placeText } from '../../../entities/place/compass-words.ts';
import { m } from '../../../paraglide/maps.js';
import styles from './buoy.module.css';

const AGENCY = 'https://www.ndbc.noaa.gov/station_page.php';

/** Shows the buoy's position, its page at the agency that runs it, and an explanation of the terms. */
export function BuoyInfo({ station: { station_id, name, lat, lon } }: { readonly station: BuoyReply['station'] }) {
  return (
    <section className={styles.info}>
      <h3 className={styles.heading}>{m.buoy_info()}</h3>
      <p>
        {name}
        <br />
        {placeText({ lat, lon }, 3)} ·{' '}
        <a href={`${AGENCY}?station=${station_id.toLowerCase()}`} target="_blank" rel="noopener noreferrer">
          {m.buoy_agency_page({ station_id })}
        </a>
      </p>
      <p>{m.buoy_terms_waves()}</p>
      <p>{m.buoy_terms_swell()}</p>
    </section>
  );
}
