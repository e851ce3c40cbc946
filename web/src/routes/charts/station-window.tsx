import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { nearestBeachQuery } from '../../features/charts/queries.ts';
import { PartBoundary } from '../../features/shell/part-boundary.tsx';
import type { Station } from '../../features/stations/model.ts';
import { m } from '../../paraglide/messages.js';
import { useUnits } from '../../preferences/units.tsx';
import { useToast } from '../../ui/toast.tsx';

const BuoyDialog = lazy(async () => ({ default: (await import('../../features/buoy/buoy-dialog.tsx')).BuoyDialog }));

/** A station's graph and history, as of the beach nearest to it. */
export function StationWindow({ station, onClose }: { readonly station: Station; readonly onClose: () => void }) {
  const { units } = useUnits();
  const showToast = useToast();
  const { data } = useQuery(nearestBeachQuery(station));
  if (!data) return null;
  const { locationBeachSlug: slug, locationName: name, locationLat: lat, locationLon: lon } = data.beach;
  const tellFailure = () => {
    onClose();
    showToast(m.errors_part(), { tone: 'error' });
  };
  return (
    <PartBoundary onFailed={tellFailure}>
      <Suspense>
        <BuoyDialog
          buoyId={station.station_id}
          beach={{ slug, name, lat, lon }}
          units={units}
          mapPath={undefined}
          onClose={onClose}
        />
      </Suspense>
    </PartBoundary>
  );
}
