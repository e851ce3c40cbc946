import type { NearbyLocationsReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/maps.js';
import { Button } from '../../../ui/button.tsx';
import { distanceWords } from '../../../ui/distance-words.ts';
import styles from './no-locations.module.css';

interface Props {
  readonly reply: NearbyLocationsReply;
  /** Moves the map to a beach and searches there. */
  readonly onGo: (slug: string) => void;
}

/** The message for a part of the map without beaches, with the nearest beach. */
export function NoLocations({ reply: { nearest, surfUnits }, onGo }: Props) {
  return (
    <div className={styles.none}>
      <p>{m.nearby_empty()}</p>
      {nearest && (
        <>
          <p className={styles.nearest}>
            {m.nearby_nearest({ name: nearest.locationName, distance: distanceWords(nearest.distance_km, surfUnits) })}
          </p>
          <Button onClick={() => onGo(nearest.locationBeachSlug)}>{m.nearby_go({ name: nearest.locationName })}</Button>
        </>
      )}
    </div>
  );
}
