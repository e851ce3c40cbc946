import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { IconButton } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { DownIcon, SearchIcon, SettingsIcon } from '../../ui/icons/actions.tsx';
import { FavoritesIcon } from '../../ui/icons/navigation.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';

interface Props {
  /** The current location, with its stretch of coast. */
  readonly location: { readonly name: string; readonly within?: string } | undefined;
  /** The slug of the beach or area that FORECAST links to. If undefined, FORECAST opens the location menu. */
  readonly forecastSlug: string | undefined;
  readonly onSelectLocation: () => void;
  readonly onSearch: () => void;
  /**
   * Whether a user is signed in. Undefined on a page that the server rendered for all readers; there CSS selects the
   * items by the root's `data-signed-in`.
   */
  readonly isIn: boolean | undefined;
  readonly onSignIn: () => void;
  readonly onFavorites: () => void;
  readonly onSettings: () => void;
  /**
   * The visitor's settings, such as the units. They come first in the row, so that the other items do not move on pages
   * without settings.
   */
  readonly children?: ReactNode;
}

/**
 * Shows the logo, location, search, main pages and account. On phones the bottom bar shows the main pages and the
 * account instead.
 */
export function Header({ location, forecastSlug, onSelectLocation, onSearch, isIn, children, ...account }: Props) {
  const isKnown = isIn !== undefined;
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
      {children && isIn !== true && <div className={classList(styles.tools, !isKnown && styles.ifOut)}>{children}</div>}
      <button type="button" className={styles.search} onClick={onSearch} aria-haspopup="dialog" aria-keyshortcuts="/">
        <SearchIcon />
        <span>{m.shell_search()}</span>
      </button>
      <MainNav forecastSlug={forecastSlug} onSelectLocation={onSelectLocation} />
      {isIn !== false && (
        <div className={classList(styles.account, !isKnown && styles.ifIn)}>
          <IconButton name={m.shell_bar_favorites()} onClick={account.onFavorites} aria-haspopup="dialog">
            <FavoritesIcon />
          </IconButton>
          <IconButton name={m.shell_settings()} onClick={account.onSettings} aria-haspopup="dialog">
            <SettingsIcon />
          </IconButton>
        </div>
      )}
      {isIn !== true && (
        <button
          type="button"
          className={classList(styles.signIn, !isKnown && styles.ifOut)}
          onClick={account.onSignIn}
          aria-haspopup="dialog"
        >
          {m.shell_sign_in()}
        </button>
      )}
    </header>
  );
}
