import type { PopularBeachesReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';
import { conditionWord } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { isSized, splitSurf, surfWords } from '../../ui/surf-text.ts';
import { useClock } from '../../ui/use-clock.ts';
import { agoWords } from './ago-words.ts';
import styles from './popular-beaches.module.css';
import { popularBeachesQuery } from './queries.ts';

type Beach = PopularBeachesReply['beaches'][number];
type Day = Beach['days'][number];

/** Well-known beaches with their surf today; nothing where the list did not come: there are other ways to a beach. */
export function PopularBeaches({ units, className }: { readonly units: Units; readonly className?: string }) {
  const { data, isError } = useQuery(popularBeachesQuery(units));
  const clock = useClock(60_000);
  if (isError && !data) return null;
  return (
    <section className={className} aria-labelledby="popular-title" aria-busy={!data}>
      <header className={styles.header}>
        <h2 id="popular-title">{m.home_popular()}</h2>
        <p>
          <span aria-hidden="true">{m.home_halves()}</span>
          {data?.updated && <span>{m.home_made({ when: agoWords(clock - Date.parse(data.updated), language) })}</span>}
        </p>
      </header>
      {data ? (
        <ul className={styles.beaches}>
          {data.beaches.map((beach) => (
            <BeachRow key={beach.beachId} beach={beach} />
          ))}
        </ul>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </section>
  );
}

function BeachRow({ beach }: { readonly beach: Beach }) {
  const [today] = beach.days;
  return (
    <li>
      <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }}>
        <span className={styles.name}>
          {beach.name}
          <small>{beach.place.at(-1)?.name}</small>
        </span>
        {today && (
          <span className={styles.halves}>
            <Half name={m.home_morning()} surf={today.amsurf} condition={today.amcond} />
            <Half name={m.home_afternoon()} surf={today.pmsurf} condition={today.pmcond} />
          </span>
        )}
      </Link>
    </li>
  );
}

interface HalfProps {
  readonly name: string;
  readonly surf: Day['amsurf'];
  readonly condition: Day['amcond'];
}

function Half({ name, surf, condition }: HalfProps) {
  const { size, unit } = splitSurf(surf ?? m.ui_missing());
  const rated = surf !== null && isSized(surf) ? condition : undefined;
  return (
    <span className={styles.half}>
      <span aria-hidden="true">
        <b>{size}</b> {unit}
      </span>
      {rated !== undefined && <ConditionMark condition={rated} className={styles.mark} />}
      <Spoken>{`, ${name} ${surf ? surfWords(surf) : m.ui_missing()} ${rated ? conditionWord(rated) : ''}`}</Spoken>
    </span>
  );
}
