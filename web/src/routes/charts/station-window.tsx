import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { nearestBeachQuery } from '../../entities/beach/nearest-beach-query.ts';
import type { Station } from '../../features/stations/model.ts';
import { useUnits } from '../../preferences/units.tsx';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';

const BuoyDialog = lazy(async () => ({ default: (await import('../../features/buoy/buoy-dialog.tsx')).BuoyDialog }));

/** A station's graph and history, as of the beach nearest to it. */
export function StationWindow({ station, onClose }: { readonly station: Station; readonly onClose: () => void }) {
  const { units } = useUnits();
  const closeLost = useLostPart(onClose);
  const { data } = useQuery(nearestBeachQuery(station));
  if (!data) return null;
  const { locationBeachSlug: slug, locationName: name, locationLat: lat, locationLon: lon } = data.beach;
  return (
    <LazyPart onFailed={closeLost}>
      <BuoyDialog
        buoyId={station.station_id}
        beach={{ slug, name, lat, lon }}
        units={units}
        mapPath={undefined}
        onClose={onClose}
      />
    </LazyPart>
  );
}
