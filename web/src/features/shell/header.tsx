import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { DownIcon } from '../../ui/icons/actions.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

interface Props {
  /** The location shown, with the stretch of coast it lies on. */
  readonly location: { readonly name: string; readonly within?: string } | undefined;
  readonly onSelectLocation: () => void;
  /** Where FORECAST leads; undefined: it opens the location menu. */
  readonly forecastSlug: string | undefined;
  /** Tools of the page, such as the units. */
  readonly children?: ReactNode;
}

export function Header({ location, onSelectLocation, forecastSlug, children }: Props) {
  const name = location?.name ?? m.shell_select_a_location();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={m.shell_home({ product })}>
        <Logo className={styles.logo} />
        <span className={styles.product}>{product}</span>
      </Link>
      <button
        type="button"
        className={styles.where}
        onClick={onSelectLocation}
        aria-haspopup="dialog"
        aria-label={location && m.shell_change_location({ name })}
      >
        {location?.within && <span className={styles.within}>{location.within}</span>}
        <span className={styles.name}>
          <b>{name}</b>
          <DownIcon />
        </span>
      </button>
      <nav className={styles.nav} aria-label={m.shell_nav()}>
        {forecastSlug === undefined ? (
          <button type="button" onClick={onSelectLocation} aria-haspopup="dialog">
            {m.shell_nav_forecast()}
          </button>
        ) : (
          <Link to="/forecast/$fcstId" params={{ fcstId: forecastSlug }} activeOptions={{ includeSearch: false }}>
            {m.shell_nav_forecast()}
          </Link>
        )}
      </nav>
      {children}
    </header>
  );
}
