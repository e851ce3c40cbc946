import type { ForecastReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import rows from '../../../entities/beach/beach-rows.module.css';
import { forecastQuery } from '../../../entities/beach/forecast-query.ts';
import { SurfHalves } from '../../../entities/surf/surf-halves.tsx';
import { m } from '../../../paraglide/messages.js';
import type { Units } from '../../../preferences/units.tsx';
import { distanceWords } from '../../../ui/distance-words.ts';
import section from '../../../ui/section-head.module.css';
import { beachesNear } from './beaches-near.ts';
import styles from './waiting.module.css';

const MAX_BEACHES = 6;

/** The nearest beaches of the same stretch of coast that have a forecast; nothing where none has. */
export function NearList({ forecast, units }: { readonly forecast: ForecastReply; readonly units: Units }) {
  const area = forecast.place.at(-2)?.slug;
  const { data } = useQuery({ ...forecastQuery(area ?? '', units), enabled: area !== undefined });
  if (data?.kind !== 'place') return null;
  const near = beachesNear(data, forecast, MAX_BEACHES);
  if (near.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="near-title">
      <header className={section.head}>
        <h2 id="near-title">{m.forecast_waiting_near()}</h2>
        <p aria-hidden="true">{m.ui_halves()}</p>
      </header>
      <ul className={rows.rows}>
        {near.map(({ beachId, slug, name, km, today }) => (
          <li key={beachId}>
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              <span className={rows.name}>
                {name}
                <small>{distanceWords(km, data.surfUnits)}</small>
              </span>
              <SurfHalves day={today} unit={data.surfUnits} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
