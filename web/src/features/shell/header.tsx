import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { DownIcon, SearchIcon } from '../../ui/icons/actions.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';

interface Props {
  /** The location shown, with the stretch of coast it lies on. */
  readonly location: { readonly name: string; readonly within?: string } | undefined;
  /** Where FORECAST leads; undefined: it opens the location menu. */
  readonly forecastSlug: string | undefined;
  readonly onSelectLocation: () => void;
  readonly onSearch: () => void;
  readonly onSignIn: () => void;
  /** Tools of the page, such as the units. */
  readonly children?: ReactNode;
}

/** Logo, location, search, the main pages, and the account: on a phone the last two stand in the bar at the foot. */
export function Header({ location, forecastSlug, onSelectLocation, onSearch, onSignIn, children }: Props) {
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
      <button type="button" className={styles.search} onClick={onSearch} aria-haspopup="dialog" aria-keyshortcuts="/">
        <SearchIcon />
        <span>{m.shell_search()}</span>
      </button>
      <MainNav forecastSlug={forecastSlug} onSelectLocation={onSelectLocation} />
      {children && <div className={styles.tools}>{children}</div>}
      <button type="button" className={styles.signIn} onClick={onSignIn} aria-haspopup="dialog">
        {m.shell_sign_in()}
      </button>
    </header>
  );
}
