import type { TileSet } from '@groundswell/tiles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BARBS_ABOVE_ZOOM, type FieldType, PREFETCHED_STEPS, setOf } from './model/chart-types.ts';
import { readField } from './model/reading.ts';
import { type Step, stepsAhead, stepsOf } from './model/steps.ts';
import { awaitedHourQuery } from './queries.ts';
import type { Field } from './tiles/field.ts';
import type { Place } from './tiles/read-point.ts';
import { stateOfStep } from './tiles/step-state.ts';
import type { TileStore } from './tiles/tile-store.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import type { MapFrame } from './use-map-frame.ts';
import { usePointSeries } from './use-point-series.ts';
import { useFieldsBeside, useRun } from './use-runs.ts';
import { fieldZoom, useShownField } from './use-shown-field.ts';
import { useSteps } from './use-steps.ts';
import { useStoreVersion } from './use-store-version.ts';

interface FieldChartOptions {
  readonly type: FieldType;
  readonly frame: MapFrame | undefined;
  readonly place: Place | undefined;
  readonly barbs: boolean;
  readonly linkedAt: number | undefined;
}

/** The tile sets whose values the read-out shows in addition to the map's own value. */
const READ_BESIDE: readonly TileSet[] = ['wvht', 'gfs-wind', 'sst'];
const NONE: readonly Field[] = [];

/** The model of a field chart: everything that changes with the hour, the view and the selected place. */
export function useFieldChart(store: TileStore, { type, frame, place, barbs, linkedAt }: FieldChartOptions) {
  const version = useStoreVersion(store);
  const { run, drawnAt, fault, isPending, refetch } = useRun(type);
  const steps = useMemo(() => (run ? stepsOf(type, run) : []), [type, run]);
  const viewZoom = frame?.view.zoom ?? 0;
  const set = setOf(type);
  const z = fieldZoom(set, viewZoom);
  const fieldOf = (index: number): Field | undefined => {
    const drawn = steps[index]?.drawn;
    return drawn && { set, ...drawn, z };
  };
  const stepping = useSteps(steps, linkedAt, () => shown.state !== 'loading');
  const { index, awaited } = stepping;
  useQuery(awaitedHourQuery(set, awaited?.hour));
  // Until an hour is rendered, the timeline stands at the hour that the reader waits for.
  const at = steps[index]?.at ?? awaited?.at;

  const withBarbs = barbs && type === 'wave' && viewZoom > BARBS_ABOVE_ZOOM;
  const besideSets = place ? READ_BESIDE.filter((other) => other !== set) : withBarbs ? (['gfs-wind'] as const) : [];
  const besideFields = useFieldsBeside(besideSets, at, viewZoom);
  const wind = withBarbs ? besideFields.find((field) => field.set === 'gfs-wind') : undefined;

  const settledView = useDebouncedValue(frame?.view);
  const point = usePointSeries(type, steps, place, settledView);
  const fields = useMemo(() => {
    // The reply for the place lacks these hours, so the graph reads their values from tiles.
    const isWithoutReading = ({ drawn }: Step, n: number) => drawn !== undefined && point.readings[n] === undefined;
    return {
      ahead: stepsAhead(steps, index, PREFETCHED_STEPS).flatMap((next) => fieldOf(next) ?? []),
      graphFields:
        place && !point.isWaiting
          ? steps.flatMap((step, n) => (isWithoutReading(step, n) ? (fieldOf(n) ?? []) : []))
          : NONE,
    };
  }, [steps, index, z, set, place, point.readings, point.isWaiting]);
  const field = fieldOf(index);
  const shown = useShownField(store, frame, {
    set,
    field,
    beside: wind ? [wind] : NONE,
    place,
    besidePlace: besideFields,
    ahead: fields.ahead,
    forGraph: fields.graphFields,
  });

  const readAt = place ?? frame?.view;
  const series = useMemo(
    () =>
      steps.map(({ drawn }, n) => {
        if (!drawn || !readAt) return undefined;
        const { value } = point.readings[n] ?? readField(store, type, { set, ...drawn, z }, readAt);
        return typeof value === 'number' ? value : undefined;
      }),
    [steps, readAt?.lat, readAt?.lon, version, z, type, point.readings],
  );
  const isLoaded = (n: number) => {
    const stepField = fieldOf(n);
    return stepField !== undefined && shown.tiles.length > 0 && stateOfStep(store, stepField, shown.tiles) === 'loaded';
  };
  return {
    run,
    drawnAt,
    fault,
    isPending,
    refetch,
    steps,
    stepping,
    at,
    field,
    shown,
    wind,
    besideFields,
    series,
    /** The value at the shown hour from the reply for the place; the place's own page shows the same value. */
    pointReading: place && point.readings[index],
    isLoaded,
  };
}
