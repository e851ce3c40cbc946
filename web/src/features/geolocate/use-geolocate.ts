import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { coordinatesOf, isFar, isRefused, PERMISSION_DENIED, sentenceOfCode } from './model.ts';
import { nearestBeachQuery } from './queries.ts';

type Finding =
  | { readonly state: 'idle' | 'finding' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'far'; readonly beach: NearestBeach; readonly distanceKm: number };
export interface NearestBeach {
  readonly slug: string;
  readonly name: string;
}

/** Finds the beach nearest to the device and passes it on, unless it is far away; on failure it gives a sentence. */
export function useGeolocate(onFound: (beach: NearestBeach) => void) {
  const [finding, setFinding] = useState<Finding>({ state: 'idle' });
  const turns = useRef(0);
  const client = useQueryClient();

  const locate = async () => {
    const turn = ++turns.current;
    const fail = (sentence: string) => turn === turns.current && setFinding({ state: 'failed', sentence });
    if (!navigator.geolocation) return fail(m.geolocate_unsupported());

    setFinding({ state: 'finding' });
    if (await isRefused(readLocal('sc_geolocate'), navigator.permissions)) return fail(m.geolocate_not_allowed());
    navigator.geolocation.getCurrentPosition(
      async (position) => {
        writeLocal('sc_geolocate', 'true');
        const coordinates = coordinatesOf(position);
        if (!coordinates) return fail(m.geolocate_no_coordinates());
        try {
          const { beach } = await client.fetchQuery(nearestBeachQuery(coordinates));
          if (turn !== turns.current) return;
          const nearest = { slug: beach.locationBeachSlug, name: beach.locationName };
          if (isFar(beach.distance_km))
            return setFinding({ state: 'far', beach: nearest, distanceKm: beach.distance_km });
          setFinding({ state: 'idle' });
          onFound(nearest);
        } catch (error) {
          fail(m.geolocate_nearby_failed({ error: error instanceof Error ? error.message : String(error) }));
        }
      },
      ({ code }) => {
        if (code === PERMISSION_DENIED) writeLocal('sc_geolocate', 'false');
        fail(sentenceOfCode(code));
      },
      { timeout: 15_000, maximumAge: 300_000 },
    );
  };

  return { finding, locate };
}
