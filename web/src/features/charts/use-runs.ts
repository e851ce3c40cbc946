import type { TileSet } from '@groundswell/tiles';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { REFRESH_EVERY_MS } from '../../map/keep-fresh.ts';
import { useFreshness } from '../../map/use-freshness.ts';
import { m } from '../../paraglide/maps.js';
import { Clock } from '../../ui/use-clock.ts';
import { type FieldType, setOf } from './model/chart-types.ts';
import { awaitEveryMs } from './model/freshness.ts';
import { nearestStep, stepsOf } from './model/steps.ts';
import { firstTimeQuery, OlderRunError, RUNS_KEY, type ShownRun } from './queries.ts';
import type { Field } from './tiles/field.ts';
import { fieldZoom } from './use-shown-field.ts';

/**
 * Fetches the newest run of a map and keeps it fresh. It polls often while the server renders the run's hours. `fault`
 * is a message about the last failed refresh.
 */
export function useRun(type: FieldType) {
  const clock = use(Clock);
  const client = useQueryClient();
  const { data, error, dataUpdatedAt, isPending, refetch } = useQuery({
    ...firstTimeQuery(setOf(type)),
    refetchInterval: ({ state }) => awaitEveryMs(state.data, clock.now()) ?? false,
  });
  useFreshness(setOf(type), dataUpdatedAt, () => void client.refetchQueries({ queryKey: RUNS_KEY, type: 'active' }));
  return { run: data?.run, drawnAt: data?.drawnAt, fault: faultOf(data, error), isPending, refetch };
}

export function faultOf(data: ShownRun | undefined, error: Error | null): string | undefined {
  if (error instanceof OlderRunError) return m.charts_run_goes_back();
  if (error) return data?.run ? m.charts_run_failed() : m.charts_unread();
  return data && !data.run ? m.charts_no_charts() : undefined;
}

/** A map type of each tile set, from which the set's timeline steps are derived. */
const TYPE_OF: Readonly<Record<TileSet, FieldType>> = {
  wvht: 'wave',
  'gfs-wind': 'gfs',
  'nam-wind': 'nam',
  sst: 'sst',
};

/** Returns the fields of other sets at the shown hour, if their runs reach it. */
export function useFieldsBeside(sets: readonly TileSet[], at: number | undefined, viewZoom: number): readonly Field[] {
  // The run may have been cached for a place selected earlier, so it is fetched again once it is stale.
  const runs = useQueries({
    queries: sets.map((set) => ({ ...firstTimeQuery(set), staleTime: REFRESH_EVERY_MS })),
  });
  return sets.flatMap((set, n) => {
    const run = runs[n]?.data?.run;
    if (!run || at === undefined) return [];
    const steps = stepsOf(TYPE_OF[set], run);
    const step = steps[nearestStep(steps, at)];
    return step?.drawn ? [{ set, ...step.drawn, z: fieldZoom(set, viewZoom) }] : [];
  });
}
