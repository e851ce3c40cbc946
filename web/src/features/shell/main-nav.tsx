import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import styles from './main-nav.module.css';
import { CHARTS, NEARBY } from './site-links.ts';
import { useExistingLinks } from './use-existing-links.ts';

interface Props {
  /** The slug of the beach or area that FORECAST links to. If undefined, FORECAST opens the location menu. */
  readonly forecastSlug: string | undefined;
  readonly onSelectLocation: () => void;
}

/** Shows NEARBY, FORECAST and CHARTS in the header of a large screen. */
export function MainNav({ forecastSlug, onSelectLocation }: Props) {
  const pages = useExistingLinks([NEARBY, CHARTS]);
  return (
    <nav className={styles.nav} aria-label={m.shell_nav()}>
      {pages.includes(NEARBY) && <Link to={NEARBY.to}>{m.shell_nav_nearby()}</Link>}
      {forecastSlug === undefined ? (
        <button type="button" onClick={onSelectLocation} aria-haspopup="dialog">
          {m.shell_nav_forecast()}
        </button>
      ) : (
        <Link to="/forecast/$fcstId" params={{ fcstId: forecastSlug }} activeOptions={{ includeSearch: false }}>
          {m.shell_nav_forecast()}
        </Link>
      )}
      {pages.includes(CHARTS) && <Link to={CHARTS.to}>{m.shell_nav_charts()}</Link>}
    </nav>
  );
}
