import type { NearbyLocationsReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { distanceWords } from '../../ui/distance-words.ts';
import styles from './no-locations.module.css';

/** For a part of the map without beaches: the nearest one. */
export function NoLocations({ reply: { nearest, surfUnits } }: { readonly reply: NearbyLocationsReply }) {
  return (
    <div className={styles.none}>
      <p>{m.nearby_empty()}</p>
      {nearest && (
        <>
          <p className={styles.nearest}>
            {m.nearby_nearest({ name: nearest.locationName, distance: distanceWords(nearest.distance_km, surfUnits) })}
          </p>
          <Link to="/forecast/$fcstId" params={{ fcstId: nearest.locationBeachSlug }} className={buttonClass()}>
            {m.nearby_view()}
          </Link>
        </>
      )}
    </div>
  );
}
