import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { Spoken } from '../../../ui/spoken.tsx';
import styles from './beach-name.module.css';

/** The page's heading: the beach's full name, below a link to its stretch of coast. */
export function BeachName({ forecast: { name, place } }: { readonly forecast: ForecastReply }) {
  const local = place.at(-1);
  return (
    <header className={styles.head}>
      {local && (
        <Link className={styles.local} to="/forecast/$fcstId" params={{ fcstId: local.slug }}>
          {local.name}
        </Link>
      )}
      <h1 className={styles.name}>
        <Spoken>{m.forecast_heading({ name })}</Spoken>
        <span aria-hidden="true">{name}</span>
      </h1>
    </header>
  );
}
