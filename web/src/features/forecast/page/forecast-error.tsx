import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import styles from './forecast-error.module.css';
import page from './forecast-page.module.css';

interface Props {
  readonly message: string;
  /**
   * The beach or region of the page, if its name is known without a forecast. `within` lists its enclosing regions, the
   * widest first.
   */
  readonly place: { readonly name: string; readonly within: readonly { name: string; slug: string }[] } | undefined;
  readonly actions: ReactNode;
  /** True if the reply does not match this version of the page: only a reload helps. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

/** The page of a forecast that failed to load: its place, the reason, and the next step. */
export function ForecastError({ message, place, actions, isOutdated, onRetry }: Props) {
  const fault = <span role="alert">{m.forecast_page_error({ errorMsg: message })}</span>;
  return (
    <main id="content" className={page.page}>
      <div className={page.error}>
        {place && (
          <div className={styles.place}>
            {place.within.map(({ name, slug }) => (
              <Link key={slug} to="/forecast/$fcstId" params={{ fcstId: slug }}>
                {name}
              </Link>
            ))}
          </div>
        )}
        <h1>{place ? m.forecast_heading({ name: place.name }) : fault}</h1>
        {place && <p className={styles.fault}>{fault}</p>}
        <div className={styles.ways}>
          {isOutdated ? (
            <Button onClick={() => location.reload()}>{m.errors_reload()}</Button>
          ) : (
            <Button onClick={onRetry}>{m.ui_retry()}</Button>
          )}
          {actions}
        </div>
      </div>
    </main>
  );
}
