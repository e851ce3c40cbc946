import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { nearestBeachQuery } from '../../../entities/beach/nearest-beach-query.ts';
import { askPosition, NoPositionError } from '../../../entities/position/device-position.ts';
import { m } from '../../../paraglide/messages.js';
import { isFar } from './model.ts';

type Finding =
  | { readonly state: 'idle' | 'finding' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'far'; readonly beach: NearestBeach };
export interface NearestBeach {
  readonly slug: string;
  readonly name: string;
  readonly distanceKm: number;
}

/**
 * Finds the beach nearest to the device and passes it to `onFound`. If the beach is far away, the reader must confirm
 * it first. A failure yields an error message.
 */
export function useGeolocate(onFound: (beach: NearestBeach) => void) {
  const [finding, setFinding] = useState<Finding>({ state: 'idle' });
  const turns = useRef(0);
  const client = useQueryClient();

  const locate = async () => {
    const turn = ++turns.current;
    const show = (now: Finding) => turn === turns.current && setFinding(now);
    show({ state: 'finding' });
    try {
      const position = await askPosition();
      const { beach } = await client.fetchQuery(nearestBeachQuery(position));
      if (turn !== turns.current) return;
      const distanceKm = beach.distance_km;
      const nearest = { slug: beach.locationBeachSlug, name: beach.locationName, distanceKm };
      if (isFar(distanceKm)) return show({ state: 'far', beach: nearest });
      show({ state: 'idle' });
      onFound(nearest);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      show({
        state: 'failed',
        sentence: error instanceof NoPositionError ? sentence : m.geolocate_nearby_failed({ error: sentence }),
      });
    }
  };

  return { finding, locate };
}
