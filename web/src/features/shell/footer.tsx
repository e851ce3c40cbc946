import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import styles from './footer.module.css';
import { FOOTER_COLUMNS, type LinkColumn } from './site-links.ts';
import { useExistingLinks } from './use-existing-links.ts';

interface Props {
  /** The box that asks for the newsletter. */
  readonly newsletter?: ReactNode;
  /** What is set for the whole site, such as the language. */
  readonly children: ReactNode;
}

export function Footer({ newsletter, children }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {FOOTER_COLUMNS.map((column) => (
          <Column key={column.title()} {...column} />
        ))}
        {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
      </div>
      <div className={styles.choices}>{children}</div>
      <div className={styles.small}>
        <p>{m.shell_sources()}</p>
        <p>{m.shell_copyright({ year: new Date().getFullYear(), product })}</p>
      </div>
    </footer>
  );
}

/** A heading with its links; nothing while the site has none of their pages. */
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
