import type { PlaceOverviewReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import styles from './place-links.module.css';

interface Props {
  readonly level: PlaceOverviewReply['level'];
  readonly children: PlaceOverviewReply['children'];
}

/** The way down: the areas of a region, the locals of an area. */
export function PlaceLinks({ level, children }: Props) {
  const heading = level === 'region' ? m.overview_areas() : m.overview_locals();
  return (
    <nav aria-label={heading} className={styles.places}>
      <h2>{heading}</h2>
      <ul>
        {children.map(({ slug, name, beaches }) => (
          <li key={slug}>
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              {name}
              <small>{m.overview_count({ count: beaches })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
