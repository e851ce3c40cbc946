import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { BULLETINS, bulletinPath, DECIDING_MODELS, GRID_STEPS, SHORT_RANGE_MODELS } from '@groundswell/ocean';
import { makeBulletin, makeWindStep } from '@groundswell/ocean/testing/made-steps';
import { expect, test } from 'vitest';
import { CYCLE, NEXT_CYCLE, STARTS_AT } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';
import { build, NEAR_STEPS, readNow, work } from '../test-support/work.ts';

const ocean = usePipeline(6);

test('the first days’ wind comes from the short-range model where it arrived', async () => {
  process.env.SHORT_RANGE_MODEL = 'hrrr';
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const path = SHORT_RANGE_MODELS.hrrr.path(CYCLE, step);
    const { bytes, index } = makeWindStep(CYCLE, step);
    ocean.noaa.files.set(path, bytes);
    ocean.noaa.files.set(`${path}.idx`, new TextEncoder().encode(index));
  }
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await ocean.poll();
  await build(ocean, ocean.take('beaches'));

  const { forecast } = await readNow(ocean);
  expect(forecast?.sources.shortRange).toEqual({ model: 'hrrr', runAt: STARTS_AT, untilAt: STARTS_AT + 9 * HOUR_MS });
  const firstHour = (STARTS_AT - (forecast?.startAt ?? 0)) / HOUR_MS;
  const of = (column: 'windCmps' | 'gustCmps', from: number) =>
    forecast?.air?.[column].slice(firstHour + from, firstHour + from + 7);
  expect(of('windCmps', 4)).toEqual([1000, 917, 833, 750, 667, 583, 500]);
  expect(of('gustCmps', 0)?.[0]).toBe(1300);
  expect(forecast?.air?.windFromDeg[firstHour]).toBe(37);
});

test('an unavailable short-range model is recorded and holds nothing up', async () => {
  process.env.SHORT_RANGE_MODEL = 'hrrr';
  process.env.NOAA_HRRR_URL = `${ocean.noaa.url}/away`;
  ocean.noaa.faults.set('away/', (_, response) => void response.writeHead(400).end());
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  expect(ocean.take('steps')).toHaveLength(NEAR_STEPS.length * DECIDING_MODELS.length);
});

test('with bulletins alone the beaches near one get their waves, and the air stays unknown', async () => {
  publishBulletins(CYCLE);
  ocean.setHour(9);
  await ocean.poll();
  expect(ocean.take('steps').map((body) => JSON.parse(body))).toEqual([{ source: BULLETINS, cycle: CYCLE, step: 0 }]);
  await work(ocean, 'steps', [JSON.stringify({ source: BULLETINS, cycle: CYCLE, step: 0 })]);
  const near = listBeaches().find(({ bulletinId }) => bulletinId);
  const far = listBeaches().find(({ bulletinId }) => !bulletinId);
  await build(ocean, ocean.take('beaches'), near?.id, far?.id);
  const { forecast } = await readNow(ocean, near?.id);
  expect(forecast?.sources.waves?.model).toBe(`gfswave bulletin ${near?.bulletinId}`);
  expect(forecast?.sources.air).toBeUndefined();
  expect(forecast?.waves?.trains.map(({ fromDeg }) => fromDeg.find((deg) => deg !== null)).sort()).toEqual([180, 90]);
  expect((await readNow(ocean, far?.id)).forecast).toBeUndefined();
});

test('a pinned model stands in for every run, moved in time, and is labelled so', async () => {
  process.env.OCEAN_PINS = '{"gfs.0p25":"2021083100"}';
  ocean.publish(
    CYCLE,
    NEAR_STEPS,
    DECIDING_MODELS.filter(({ kind }) => kind === 'waves'),
  );
  ocean.publish(
    '2021083100',
    NEAR_STEPS,
    DECIDING_MODELS.filter(({ kind }) => kind === 'air'),
  );
  ocean.setHour(9);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await ocean.poll();
  await build(ocean, ocean.take('beaches'));

  const { sources } = (await readNow(ocean)).forecast ?? expect.fail();
  expect(sources.waves?.standInHours).toBeUndefined();
  expect(sources.air).toEqual({
    model: 'gfs.0p25',
    runAt: Date.UTC(2021, 7, 31),
    standInHours: (Date.UTC(2026, 10, 20, 6) - Date.UTC(2021, 7, 31)) / HOUR_MS,
  });
});

test('a malformed message fails without a step being read', async () => {
  const bodies = [
    '{}',
    '{"source":"gfs.0p25","cycle":"2026112007","step":1}',
    '{"source":"x","cycle":"2026112006","step":1}',
    '{"source":"gfs.0p25","cycle":"2026112006","step":1.5}',
  ];
  expect(await work(ocean, 'steps', bodies)).toBe(4);
});

test('runs are built before bulletins are requested, and after a failure of their host no other run is requested from it', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  ocean.publish(NEXT_CYCLE, GRID_STEPS.slice(0, 105), DECIDING_MODELS.slice(0, 1));
  ocean.setHour(13);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  ocean.take('beaches');

  const batchesAtRequest: number[] = [];
  for (const cycle of [NEXT_CYCLE, '2026112018']) {
    ocean.noaa.faults.set(firstBulletin(cycle), (_, response) => {
      batchesAtRequest.push(ocean.queues.queues.get(`${ocean.queues.url}/1/beaches`)?.length ?? 0);
      response.writeHead(400).end();
    });
  }
  ocean.setHour(14);
  await expect(ocean.poll()).rejects.toThrow('the host answered 400');
  expect(batchesAtRequest).toEqual([Math.ceil(listBeaches().length / 25)]);
});

function publishBulletins(cycle: string): void {
  for (const { bulletinId = '' } of listBeaches()) {
    ocean.noaa.files.set(bulletinPath(cycle, bulletinId), () =>
      new TextEncoder().encode(makeBulletin(bulletinId, cycle, 240)),
    );
  }
}

/** Returns the first bulletin that the job requests. */
function firstBulletin(cycle: string): string {
  const [pointId = ''] = listBeaches()
    .flatMap(({ bulletinId }) => bulletinId ?? [])
    .sort();
  return bulletinPath(cycle, pointId);
}
