import { batchPath, LOG_PATH, parseLog, proveForecast } from '@groundswell/forecast-log';
import { expect, test } from 'vitest';
import { BEACH, CYCLE } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const ocean = usePipeline();
/** The run is built nine hours after its start, so its entry has the hours from ten on. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const textOf = (path: string) => ocean.store.objects.get(`maps/${path}`)?.toString() ?? '';

test('a run that was built from NOAA’s files is sealed before its hours, and its forecast is the stored one', async () => {
  ocean.publish(CYCLE, HOURS);
  await ocean.settle(4);
  const { handler } = await import('../seal-forecasts.ts');
  await handler({}, { awsRequestId: 'seal' });
  const log = parseLog(textOf(LOG_PATH));
  expect(log.seals.map(({ cycle, count }) => [cycle, count])).toEqual([[CYCLE, 1]]);
  const { entry } = proveForecast(log, CYCLE, BEACH.slug, textOf(batchPath(CYCLE)));
  const { forecast } = await ocean.data().forecasts.readNow(BEACH.id);
  const first = (entry.startAt - (forecast?.startAt ?? 0)) / 3_600_000;
  expect(entry.faceCm).toEqual(forecast?.waves?.faceCm.slice(first, first + 24));
  expect(entry.faceCm.some((face) => face !== null)).toBe(true);
});
