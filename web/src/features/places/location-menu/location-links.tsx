import { Link } from '@tanstack/react-router';
import styles from './location-drill.module.css';
import type { Location } from './model.ts';

interface Props {
  readonly locations: readonly Location[];
  readonly chosenSlug: string | undefined;
  readonly onChoose: (location: Location) => void;
}

export function LocationLinks({ locations, chosenSlug, onChoose }: Props) {
  return (
    <ul className={styles.links}>
      {locations.map((location) => (
        <li key={location.location_id}>
          <Link
            to="/forecast/$fcstId"
            params={{ fcstId: location.slug }}
            data-chosen={location.slug === chosenSlug || undefined}
            onClick={() => onChoose(location)}
          >
            {location.location_rname}
          </Link>
        </li>
      ))}
    </ul>
  );
}
