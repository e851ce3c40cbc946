import type { PopularBeachesReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdvisedList, AdvisoryFlag } from '../../entities/beach/advisory-flag.tsx';
import rows from '../../entities/beach/beach-rows.module.css';
import { ConditionKey } from '../../entities/surf/condition-key.tsx';
import { SurfHalves } from '../../entities/surf/surf-halves.tsx';
import { m } from '../../paraglide/messages.js';
import type { Units } from '../../preferences/default-units.ts';
import { agoWords } from '../../ui/ago-words.ts';
import { classList } from '../../ui/class-list.ts';
import section from '../../ui/section-head.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { useNear } from '../../ui/use-near.ts';
import styles from './popular-beaches.module.css';
import { popularBeachesQuery } from './queries.ts';

type Beach = PopularBeachesReply['beaches'][number];

/** The home page lists 12 beaches, and reserves the space of each while they load. */
const places = Array.from({ length: 12 }, (_, place) => place);

/**
 * Lists well-known beaches with their surf today. If the list fails to load, it shows nothing, because the page has
 * other links to beaches.
 */
export function PopularBeaches({ units, className }: { readonly units: Units; readonly className?: string }) {
  const { near, ref } = useNear();
  const { data, isError } = useQuery({ ...popularBeachesQuery(units), enabled: near });
  const clock = useClock(60_000);
  if (isError && !data) return null;
  return (
    <section ref={ref} className={className} aria-labelledby="popular-title" aria-busy={!data}>
      <header className={classList(section.head, styles.header)}>
        <h2 id="popular-title">{m.home_popular()}</h2>
        <p>
          <span aria-hidden="true">{m.ui_halves()}</span>
          {data?.updated && <span>{m.home_made({ age: agoWords((clock - Date.parse(data.updated)) / 60_000) })}</span>}
        </p>
      </header>
      <ConditionKey className={styles.key} />
      {data ? (
        <AdvisedList advisories={data.beaches.map(({ advisory }) => advisory)}>
          <ul className={classList(rows.rows, styles.beaches)}>
            {data.beaches.map((beach) => (
              <BeachRow key={beach.beachId} beach={beach} unit={data.surfUnits} />
            ))}
          </ul>
        </AdvisedList>
      ) : (
        <ul className={classList(rows.rows, styles.beaches)} aria-hidden="true">
          {places.map((place) => (
            <li key={place} className={styles.waiting}>
              <Skeleton />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BeachRow({ beach, unit }: { readonly beach: Beach; readonly unit: 'ft' | 'm' }) {
  const [today] = beach.days;
  return (
    <li>
      <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }}>
        <span className={rows.name}>
          <span>
            {beach.name} <AdvisoryFlag advisory={beach.advisory} />
          </span>
          <small>{beach.place.at(-1)?.name}</small>
        </span>
        {today && <SurfHalves day={today} unit={unit} />}
      </Link>
    </li>
  );
}
