import { HOUR_MS } from '@groundswell/durations';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './footer.module.css';
import { OutsideNav } from './outside-nav.tsx';
import { FOOTER_COLUMNS, type LinkColumn, withStats } from './site-links.ts';
import { useExistingLinks } from './use-existing-links.ts';

interface Props {
  /** Whether the reader is an administrator, who gets a link to the site's statistics. */
  readonly isAdmin: boolean;
  /** The newsletter's sign-up box. */
  readonly newsletter?: ReactNode;
  /** Settings of the whole site, such as the language. */
  readonly children: ReactNode;
}

export function Footer({ isAdmin, newsletter, children }: Props) {
  const clock = useClock(HOUR_MS);
  const columns = isAdmin ? withStats(FOOTER_COLUMNS) : FOOTER_COLUMNS;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns} data-screen-only>
        {columns.map((column) => (
          <Column key={column.title()} {...column} />
        ))}
        <OutsideNav />
        {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
      </div>
      <div className={styles.choices} data-screen-only>
        {children}
      </div>
      <div className={styles.small}>
        <p>{m.shell_sources()}</p>
        <p>{m.shell_copyright({ year: new Date(clock).getUTCFullYear(), product })}</p>
      </div>
    </footer>
  );
}

/** Shows a heading with its links; nothing if the site has none of their pages. */
function Column({ title, links }: LinkColumn) {
  const existing = useExistingLinks(links);
  if (existing.length === 0) return null;
  return (
    <nav aria-label={title()} className={styles.column}>
      <h2>{title()}</h2>
      <ul>
        {existing.map(({ to, hash, name }) => (
          <li key={`${to}#${hash}`}>
            <Link to={to} hash={hash}>
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
