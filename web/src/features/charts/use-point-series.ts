import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { oceanPointQuery } from '../../entities/ocean-point/ocean-point-query.ts';
import type { FieldType } from './model/chart-types.ts';
import { isOfPoints, pointReadings } from './model/point-series.ts';
import type { Step } from './model/steps.ts';
import type { Place } from './tiles/read-point.ts';

const roundTo = (digits: number, degrees: number) => Number(degrees.toFixed(digits));

/**
 * Fetches all hours of the selected place, else of the map's centre, in one request. The centre is rounded to a tenth
 * of a degree, so that readers of one coast share cached replies. `isWaiting` means that the reply may still come.
 */
export function usePointSeries(
  type: FieldType,
  steps: readonly Step[],
  read: Place | undefined,
  middle: Place | undefined,
) {
  const place = read ?? middle;
  const digits = read ? 3 : 1;
  const { data, isLoading } = useQuery({
    ...oceanPointQuery({
      lat: roundTo(digits, place?.lat ?? 0),
      lon: roundTo(digits, place?.lon ?? 0),
      quiet: true,
      isWhole: true,
    }),
    // While another centre of the map loads, the timeline keeps the previous curve. A selected place must show only its
    // own values.
    ...(!read && { placeholderData: keepPreviousData }),
    enabled: place !== undefined && isOfPoints(type),
    retry: false,
  });
  const reply = place && data;
  const readings = useMemo(() => pointReadings(type, steps, reply), [type, steps, reply]);
  return { readings, isWaiting: isLoading };
}
