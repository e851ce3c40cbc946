import type { ComparisonReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { distanceWords } from '../../../ui/distance-words.ts';
import styles from './compare-page.module.css';
import { formatBeaches } from './model.ts';

/** Links from the first beach to a comparison with each of its neighbours. */
export function Neighbours({ comparison: { beaches, near } }: { readonly comparison: ComparisonReply }) {
  const [first] = beaches;
  if (!first || near.length === 0) return null;
  return (
    <nav className={styles.near} aria-label={m.compare_near({ name: first.name })}>
      <p>{m.compare_near({ name: first.name })}</p>
      <ul>
        {near.map(({ slug, name, distance_km }) => (
          <li key={slug}>
            <Link to="/compare" search={{ beaches: formatBeaches([first.slug, slug]) }}>
              {name} <span>{distanceWords(distance_km, first.current.surfUnits)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
