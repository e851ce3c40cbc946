import { Link } from '@tanstack/react-router';
import type { Suggestion } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import section from '../../ui/section-head.module.css';
import styles from './did-you-mean.module.css';

/** Suggested places for an unknown address. */
export function DidYouMean({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.meant} aria-labelledby="meant-title">
      <header className={section.head}>
        <h2 id="meant-title">{m.errors_did_you_mean()}</h2>
      </header>
      <ul>
        {suggestions.map(({ slug, name, within }) => (
          <li key={slug}>
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
              <strong>{name}</strong>
              {within && <span>{within}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
