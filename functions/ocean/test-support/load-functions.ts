import type { SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { quicken } from '../../../packages/data/test-support/quicken.ts';
import type { QueueName } from './hosts.ts';

type Job = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: readonly unknown[] }>;

/** A process opens its table once, so each test loads its own functions. */
export async function loadFunctions() {
  vi.resetModules();
  const [data, findRuns, ingestStep, buildForecasts, drawTiles, observations, { handler: getForecast }] =
    await Promise.all([
      import('@groundswell/data/ocean'),
      import('../find-runs.ts'),
      import('../ingest-step.ts'),
      import('../build-forecasts.ts'),
      import('../draw-tiles.ts'),
      import('../refresh-observations.ts'),
      import('../../forecast/get-forecast.ts'),
    ]);
  quicken((await import('../../../packages/data/src/table.ts')).processTable().db);
  const takers: Readonly<Record<QueueName, Job>> = {
    steps: ingestStep.handler,
    beaches: buildForecasts.handler,
    tiles: drawTiles.handler,
  };
  return {
    data,
    findRuns: findRuns.handler as Job,
    refreshObservations: observations.handler as Job,
    takers,
    getForecast,
  };
}
