import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { ChartsIcon, FavoritesIcon, ForecastIcon, MoreIcon, NearbyIcon } from '../../ui/icons/navigation.tsx';
import styles from './bottom-bar.module.css';
import { CHARTS, NEARBY } from './site-links.ts';
import { useBarHidden } from './use-bar-hidden.ts';
import { useExistingLinks } from './use-existing-links.ts';

interface Props {
  /** The slug of the beach or area that 'Forecast' links to. If undefined, 'Forecast' opens the location menu. */
  readonly forecastSlug: string | undefined;
  /** Whether the bar hides when the reader scrolls down. */
  readonly gives: boolean;
  readonly onSelectLocation: () => void;
  readonly onFavorites: () => void;
  readonly onMore: () => void;
}

/** Shows the links to the main pages at the bottom of phones and small tablets. */
export function BottomBar({ forecastSlug, gives, onSelectLocation, onFavorites, onMore }: Props) {
  const hidden = useBarHidden(gives);
  const pages = useExistingLinks([CHARTS, NEARBY]);
  return (
    <nav className={styles.bar} data-hidden={hidden || undefined} aria-label={m.shell_nav()}>
      {forecastSlug === undefined ? (
        <BarButton icon={<ForecastIcon />} name={m.shell_bar_forecast()} onPress={onSelectLocation} />
      ) : (
        <Link to="/forecast/$fcstId" params={{ fcstId: forecastSlug }} activeOptions={{ includeSearch: false }}>
          <ForecastIcon />
          {m.shell_bar_forecast()}
        </Link>
      )}
      {pages.map((page) => (
        <Link key={page.to} to={page.to}>
          {page === CHARTS ? <ChartsIcon /> : <NearbyIcon />}
          {page.name()}
        </Link>
      ))}
      <BarButton icon={<FavoritesIcon />} name={m.shell_bar_favorites()} onPress={onFavorites} />
      <BarButton icon={<MoreIcon />} name={m.shell_bar_more()} onPress={onMore} />
    </nav>
  );
}

interface BarButtonProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly onPress: () => void;
}

function BarButton({ icon, name, onPress }: BarButtonProps) {
  return (
    <button type="button" onClick={onPress} aria-haspopup="dialog">
      {icon}
      {name}
    </button>
  );
}
