import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { nearestBeachQuery } from '../../entities/beach/nearest-beach-query.ts';
import { useOwnUnits } from '../../entities/units/use-own-units.ts';
import type { Station } from '../../features/stations/model.ts';
import { useUnits } from '../../preferences/units.tsx';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';

const BuoyDialog = lazy(async () => ({
  default: (await import('../../features/stations/buoy/buoy-dialog.tsx')).BuoyDialog,
}));

interface Props {
  readonly station: Station;
  /** The units chosen on the map. */
  readonly chosenUnits: string | undefined;
  readonly onClose: () => void;
}

/** Shows a station's graph and history, relative to the nearest beach. */
export function StationWindow({ station, chosenUnits, onClose }: Props) {
  const { units } = useUnits();
  const lengths = useOwnUnits().wave;
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
        chosenUnits={chosenUnits}
        lengths={lengths}
        mapPath={undefined}
        onClose={onClose}
      />
    </LazyPart>
  );
}
