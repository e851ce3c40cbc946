import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import styles from './breadcrumb.module.css';

interface Props {
  /** The ancestor pages, the widest first. */
  readonly above: readonly { readonly name: string; readonly to: string }[];
  /** The name of this page. */
  readonly current: string;
}

/** The breadcrumb of a page: 'Services / Mini Handbook'. */
export function Breadcrumb({ above, current }: Props) {
  return (
    <nav aria-label={m.ui_breadcrumb()} className={styles.trail}>
      <ol>
        {above.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
