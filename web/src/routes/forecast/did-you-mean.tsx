import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Suggestion } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import list from '../../ui/place-list.module.css';
import section from '../../ui/section-head.module.css';
import styles from './did-you-mean.module.css';

interface Props {
  readonly suggestions: readonly Suggestion[];
  /** Renders the link to a suggested beach or area; by default it leads to the forecast. */
  readonly linkTo?: (slug: string, children: ReactNode) => ReactNode;
}

/** Lists suggested beaches and areas for an unknown address. */
export function DidYouMean({ suggestions, linkTo = forecastLink }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.meant} aria-labelledby="meant-title">
      <header className={section.head}>
        <h2 id="meant-title">{m.errors_did_you_mean()}</h2>
      </header>
      <ul className={list.list}>
        {suggestions.map(({ slug, name, within }) => (
          <li key={slug}>
            {linkTo(
              slug,
              <>
                <strong>{name}</strong>
                {within && <span>{within}</span>}
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function forecastLink(slug: string, children: ReactNode) {
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
      {children}
    </Link>
  );
}
