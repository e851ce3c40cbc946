import { HOUR_MS } from '@groundswell/durations';
import { DECIDING_MODELS } from '@groundswell/ocean';
import { serve } from '@groundswell/ocean/testing/fake-noaa';
import { expect, test, vi } from 'vitest';
import { BEACH, CYCLE, NEXT_CYCLE, STARTS_AT, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const AFTER_NEXT = '2026112018';
const [WAVES] = DECIDING_MODELS;
const runsOf = (model: string) => ({ model, run: new Date(STARTS_AT).toISOString() });

const ocean = usePipeline();

test('a cycle that is never published keeps the last good forecast with its age and numbers, and raises an alarm', async () => {
  ocean.publish(CYCLE, STEPS);
  expect(await ocean.settle(2)).toEqual([]);
  const good = await ocean.serve();
  expect([good.state, good.stale_hours]).toEqual(['ready', undefined]);
  ocean.setHour(20);
  expect(await ocean.settle(2)).toContain(`No run came after ${CYCLE}, which is 20 hours old.`);
  expect(await ocean.serve()).toMatchObject({ stale_hours: 20, updated: good.updated, sources: good.sources });
});

test('a file that is listed before it can be read is ingested when it is readable; its run is built once', async () => {
  ocean.publish(CYCLE, STEPS);
  const path = WAVES?.path(CYCLE, 1) ?? '';
  const missingUntil = STARTS_AT + 9.3 * HOUR_MS;
  ocean.noaa.faults.set(path, (request, response) => {
    if (Date.now() < missingUntil) return void response.writeHead(404).end();
    const file = ocean.noaa.files.get(path);
    serve(file, request, response);
  });
  await ocean.settle(4);
  expect(ocean.deadLetters('steps')).toEqual([]);
  const { forecast } = await ocean.data().forecasts.readNow(BEACH.id);
  expect(forecast?.waves?.heightCm.filter((height) => height !== null)).toHaveLength(STEPS.length);
  expect((await ocean.data().forecasts.readWithRuns(BEACH.id, 9)).runs).toHaveLength(1);
});

test('if a model is dropped or moved, the previous run supplies its part and an alarm is raised; the other models continue, and both runs are named', async () => {
  const days = Array.from({ length: 73 }, (_, hour) => hour);
  const air = DECIDING_MODELS.filter(({ kind }) => kind === 'air');
  ocean.publish(CYCLE, STEPS);
  await ocean.settle(2);
  ocean.publish(AFTER_NEXT, days, air);
  ocean.setHour(21);
  expect(await ocean.settle(2)).toEqual([
    `No file of gfswave.atlocn.0p16 came after run ${CYCLE}, which is 21 hours old.`,
  ]);
  const served = await ocean.serve();
  expect(served.stale_hours).toBe(21);
  expect(served.sources).toMatchObject({
    waves: runsOf('gfswave.atlocn.0p16'),
    wind: { model: 'gfs.0p25', run: new Date(STARTS_AT + 12 * HOUR_MS).toISOString() },
  });
});

test('a listing that is a page of HTML raises an alarm that names it, and stored data still serves', async () => {
  ocean.publish(CYCLE, STEPS);
  await ocean.settle(2);
  ocean.publish(NEXT_CYCLE, STEPS);
  ocean.noaa.faults.set('', (_, response) => void response.writeHead(200).end('<html>Down for maintenance</html>'));
  ocean.setHour(15);
  await expect(ocean.poll()).rejects.toThrow(
    /^http:\/\/\S+prefix=gfs.20261120%2F18%2F\S+: the answer is a page of HTML, not the file\.$/,
  );
  expect(await ocean.serve()).toMatchObject({ state: 'ready', stale_hours: 15 });
});

test('the first run is built at its deadline from its stored steps while all listings are down', async () => {
  ocean.publish(CYCLE, STEPS);
  ocean.setHour(4);
  await ocean.settle(2);
  expect(await ocean.serve()).toMatchObject({ state: 'waiting' });
  ocean.noaa.faults.set('', (_, response) => void response.writeHead(503).end());
  ocean.setHour(9);
  expect(await ocean.settle(2)).toHaveLength(2);
  expect(await ocean.serve()).toMatchObject({ state: 'ready', sources: { waves: runsOf('gfswave.atlocn.0p16') } });
});

test('a missing tide station removes only the tides', async () => {
  ocean.publish(CYCLE, STEPS);
  const stations = await import('@groundswell/data/tide-stations');
  vi.spyOn(stations, 'findTideStation').mockReturnValue(undefined);
  await ocean.settle(2);
  const served = await ocean.serve();
  expect(served).toMatchObject({ state: 'ready', tide_array: [] });
  expect(served.sources).toMatchObject({ waves: runsOf('gfswave.atlocn.0p16') });
  expect(served.sources.tide).toBeUndefined();
});
