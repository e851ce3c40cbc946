import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { oceanPointQuery } from '../../entities/ocean-point/ocean-point-query.ts';
import type { FieldType } from './model/chart-types.ts';
import { isOfPoints, pointReadings } from './model/point-series.ts';
import type { Step } from './model/steps.ts';
import type { Place } from './tiles/read-point.ts';

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The hours of the place that is read, by one call; `isWaiting`: it may still come. */
export function usePointSeries(type: FieldType, steps: readonly Step[], place: Place | undefined) {
  const { data, isLoading } = useQuery({
    ...oceanPointQuery({ lat: round(place?.lat ?? 0), lon: round(place?.lon ?? 0), quiet: true }),
    enabled: place !== undefined && isOfPoints(type),
    retry: false,
  });
  const reply = place && data;
  const readings = useMemo(() => pointReadings(type, steps, reply), [type, steps, reply]);
  return { readings, isWaiting: isLoading };
}
