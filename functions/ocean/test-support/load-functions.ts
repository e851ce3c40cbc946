import type { SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import type { QueueName } from './hosts.ts';

type Job = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: readonly unknown[] }>;

/** Reloads the functions, since a process opens its table only once. */
export async function loadFunctions() {
  vi.resetModules();
  const [
    data,
    findRuns,
    ingestStep,
    buildForecasts,
    drawTiles,
    observations,
    { handler: getForecast },
    { processTable },
  ] = await Promise.all([
    import('@groundswell/data/ocean'),
    import('../find-runs.ts'),
    import('../ingest-step.ts'),
    import('../build-forecasts.ts'),
    import('../draw-tiles.ts'),
    import('../refresh-observations.ts'),
    import('../../forecast/get-forecast.ts'),
    import('@groundswell/data/testing/table'),
  ]);
  const takers: Readonly<Record<QueueName, Job>> = {
    steps: ingestStep.handler,
    beaches: buildForecasts.handler,
    tiles: drawTiles.handler,
  };
  return {
    db: processTable().db,
    data,
    findRuns: findRuns.handler as Job,
    refreshObservations: observations.handler as Job,
    takers,
    getForecast,
  };
}
