import type { BeachNow } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/forecast';
import { BULLETINS, bulletinPath, GRID_MODELS, GRID_STEPS, SHORT_RANGE_MODELS } from '@groundswell/ocean';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../packages/ocean/test-support/fake-noaa.ts';
import { makeBulletin, makeWindStep } from '../../packages/ocean/test-support/made-steps.ts';
import { CYCLE, NEXT_CYCLE, type Pipeline, STARTS_AT, startPipeline } from './test-support/pipeline.ts';

const DAY_BEFORE = '2026111906';
const NEAR_STEPS = GRID_STEPS.slice(0, 30);

let ocean: Pipeline;
beforeAll(async () => {
  ocean = await startPipeline();
});
afterAll(() => ocean.stop());
beforeEach(async () => {
  await ocean.reset();
  ocean.setHour(6);
});

function publishBulletins(cycle: string): void {
  for (const { bulletinId = '' } of listBeaches()) {
    ocean.noaa.files.set(bulletinPath(cycle, bulletinId), () =>
      new TextEncoder().encode(makeBulletin(bulletinId, cycle, 240)),
    );
  }
}

/** To compose keeps this one process busy: requests of more batches would wait beside it until they time out. */
const AT_ONCE = { steps: 4, beaches: 1 };

/** Hands each message to its job on its own, some at a time; answers how many failed. */
async function work(queue: keyof typeof AT_ONCE, bodies: readonly string[]): Promise<number> {
  let failed = 0;
  for (let at = 0; at < bodies.length; at += AT_ONCE[queue]) {
    const batch = bodies.slice(at, at + AT_ONCE[queue]);
    const done = await Promise.all(batch.map((body) => ocean.deliver(queue, body)));
    failed += done.filter((isDone) => !isDone).length;
  }
  return failed;
}

/** What jobs that failed have logged. */
function complaints(): string {
  return vi.mocked(console.error).mock.calls.join('\n');
}

/** Builds the batches that name a beach a test looks at; to build all of them takes a while. */
function build(batches: readonly string[], ...beachIds: readonly (number | undefined)[]): Promise<number> {
  const looked = new Set([1, ...beachIds]);
  const wanted = batches.filter((body) => JSON.parse(body).beachIds.some((id: number) => looked.has(id)));
  return work('beaches', wanted);
}

function readNow(beachId = 1): Promise<BeachNow> {
  return ocean.data().forecasts.readNow(beachId);
}

test('a complete run becomes the forecast of every beach, though its steps come out of order and twice', async () => {
  ocean.publish(DAY_BEFORE, GRID_STEPS.slice(0, 24));
  ocean.publish(CYCLE, GRID_STEPS);
  ocean.publish(NEXT_CYCLE, GRID_STEPS.slice(0, 5));
  ocean.setHour(7);

  await ocean.look();
  const steps = ocean.take('steps');
  expect(steps).toHaveLength(GRID_MODELS.length * (GRID_STEPS.length + 24));
  for (const body of steps.slice(0, 40)) expect(Math.abs(JSON.parse(body).step)).toBeLessThan(6);

  const shuffled = steps
    .flatMap((body, index) => (index % 9 === 0 ? [body, body] : [body]))
    .sort((a, b) => hash(a) - hash(b));
  expect(await work('steps', shuffled), complaints()).toBe(0);

  const batches = ocean.take('beaches');
  expect(batches.flatMap((body) => JSON.parse(body).beachIds).sort((a, b) => a - b)).toEqual(
    listBeaches()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  );
  expect(await work('beaches', [...batches, ...batches.slice(0, 2)]), complaints()).toBe(0);

  for (const { id } of listBeaches()) {
    const { cycle, forecast } = await readNow(id);
    expect(cycle).toBe(CYCLE);
    expect(forecast?.waves?.heightCm[0]).toBe(164);
    expect(forecast?.air?.windCmps[0]).toBe(500);
    expect(forecast?.air?.seaDeciC[0]).toBe(120);
    expect(forecast?.sources.waves?.cell?.distanceKm).toBeLessThan(400);
    expect(forecast?.tide === undefined).toBe(
      listBeaches().find((beach) => beach.id === id)?.tideStationId === undefined,
    );
  }

  await ocean.look();
  expect(ocean.take('steps').map((body) => JSON.parse(body).cycle)).toEqual(Array(20).fill(NEXT_CYCLE));
  expect(ocean.take('beaches')).toEqual([]);
}, 1_200_000);

test('a run that lacks steps is not built before its time, then from what there is; the steps left make it whole later', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await ocean.look();
  expect(ocean.take('beaches')).toEqual([]);

  ocean.setHour(8);
  await ocean.look();
  const batches = ocean.take('beaches');
  expect(batches.length).toBeGreaterThan(0);
  await build(batches);
  expect((await readNow()).forecast?.waves?.heightCm.filter((height) => height !== null)).toHaveLength(
    NEAR_STEPS.length,
  );

  await ocean.look();
  expect(ocean.take('beaches')).toEqual([]);
});

test('the previous run serves until a run whose step fails is late', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await ocean.look();
  await build(ocean.take('beaches'));

  ocean.publish(NEXT_CYCLE, NEAR_STEPS);
  const [model] = GRID_MODELS;
  const path = model?.path(NEXT_CYCLE, 3) ?? '';
  ocean.noaa.faults.set(path, (request, response) =>
    serve((ocean.noaa.files.get(path) as () => Uint8Array)().subarray(0, 700), request, response),
  );
  await ocean.look();
  expect(await work('steps', ocean.take('steps'))).toBe(1);
  expect((await readNow()).cycle).toBe(CYCLE);

  ocean.setHour(14);
  await ocean.look();
  await build(ocean.take('beaches'));
  expect((await readNow()).cycle).toBe(CYCLE);
});

test('a run fills pages as its steps arrive, near days first, and the older run speaks after them', async () => {
  ocean.publish(CYCLE, GRID_STEPS);
  ocean.setHour(7);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await build(ocean.take('beaches'));

  const reach = async (throughHour: number) => {
    ocean.publish(
      NEXT_CYCLE,
      GRID_STEPS.filter((step) => step <= throughHour),
    );
    await ocean.look();
    const steps = ocean.take('steps');
    expect(
      await work(
        'steps',
        [...steps].sort((a, b) => hash(a) - hash(b)),
      ),
    ).toBe(0);
    const batches = ocean.take('beaches');
    await build(batches);
    const { cycle, forecast } = await readNow();
    return { batches, cycle, older: forecast?.sources.older, hours: knownHours(forecast?.waves?.heightCm) };
  };
  const nextAt = STARTS_AT + 6 * HOUR_MS;
  ocean.setHour(10);
  expect(await reach(60)).toMatchObject({ batches: [], cycle: CYCLE });
  const before = (await readNow()).forecast;
  expect(await reach(90)).toMatchObject({
    cycle: NEXT_CYCLE,
    older: { fromAt: nextAt + 73 * HOUR_MS, runAt: STARTS_AT },
    hours: knownHours(before?.waves?.heightCm),
  });
  expect((await reach(120)).batches).toEqual([]);
  expect(await reach(168)).toMatchObject({ older: { fromAt: nextAt + 169 * HOUR_MS } });
  const whole = await reach(384);
  expect([whole.batches.length > 0, whole.older]).toEqual([true, undefined]);
  await ocean.look();
  expect(ocean.take('beaches')).toEqual([]);
}, 1_200_000);

test('steps and batches that come after the next run was built change nothing', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  const [held = '', ...steps] = ocean.take('steps');
  await work('steps', steps);
  ocean.publish(NEXT_CYCLE, NEAR_STEPS);
  ocean.setHour(14);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await build(ocean.take('beaches'));
  const after = await readNow();
  expect(after.cycle).toBe(NEXT_CYCLE);

  expect(await work('steps', [held, held])).toBe(0);
  expect(ocean.take('beaches')).toEqual([]);
  await work('beaches', [JSON.stringify({ cycle: CYCLE, beachIds: [1] })]);
  expect(await readNow()).toEqual(after);
});

test('a run that never comes is stepped over: the next one follows the last that was built', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await build(ocean.take('beaches'));
  const [afterNext, steps] = ['2026112018', GRID_STEPS.slice(0, 73)];
  ocean.publish(afterNext, steps);
  ocean.setHour(20.5);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await build(ocean.take('beaches'));

  const { cycle, forecast } = await readNow();
  expect(cycle).toBe(afterNext);
  expect(forecast?.sources).toMatchObject({ waves: { runAt: STARTS_AT + 12 * HOUR_MS } });
  expect(knownHours(forecast?.waves?.heightCm)).toBe(12 + steps.length);
});

test('the first days’ wind is the short-range model’s where it arrived', async () => {
  process.env.SHORT_RANGE_MODEL = 'hrrr';
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const path = SHORT_RANGE_MODELS.hrrr.path(CYCLE, step);
    const { bytes, index } = makeWindStep(CYCLE, step);
    ocean.noaa.files.set(path, bytes);
    ocean.noaa.files.set(`${path}.idx`, new TextEncoder().encode(index));
  }
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await ocean.look();
  await build(ocean.take('beaches'));

  const { forecast } = await readNow();
  expect(forecast?.sources.shortRange).toEqual({ model: 'hrrr', runAt: STARTS_AT, untilAt: STARTS_AT + 9 * HOUR_MS });
  const firstHour = (STARTS_AT - (forecast?.startAt ?? 0)) / HOUR_MS;
  const of = (column: 'windCmps' | 'gustCmps', from: number) =>
    forecast?.air?.[column].slice(firstHour + from, firstHour + from + 7);
  expect(of('windCmps', 4)).toEqual([1000, 917, 833, 750, 667, 583, 500]);
  expect(of('gustCmps', 0)?.[0]).toBe(1300);
  expect(forecast?.air?.windFromDeg[firstHour]).toBe(37);
});

test('a short-range model that cannot be had is noted and holds nothing up', async () => {
  process.env.SHORT_RANGE_MODEL = 'hrrr';
  process.env.NOAA_HRRR_URL = `${ocean.noaa.url}/away`;
  ocean.noaa.faults.set('away/', (_, response) => void response.writeHead(400).end());
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  expect(ocean.take('steps')).toHaveLength(NEAR_STEPS.length * GRID_MODELS.length);
});

test('with bulletins alone the beaches near one get their waves, and the air stays unknown', async () => {
  publishBulletins(CYCLE);
  ocean.setHour(9);
  await ocean.look();
  expect(ocean.take('steps').map((body) => JSON.parse(body))).toEqual([{ source: BULLETINS, cycle: CYCLE, step: 0 }]);
  await work('steps', [JSON.stringify({ source: BULLETINS, cycle: CYCLE, step: 0 })]);
  const near = listBeaches().find(({ bulletinId }) => bulletinId);
  const far = listBeaches().find(({ bulletinId }) => !bulletinId);
  await build(ocean.take('beaches'), near?.id, far?.id);
  const { forecast } = await readNow(near?.id);
  expect(forecast?.sources.waves?.model).toBe(`gfswave bulletin ${near?.bulletinId}`);
  expect(forecast?.sources.air).toBeUndefined();
  expect(forecast?.waves?.trains.map(({ fromDeg }) => fromDeg.find((deg) => deg !== null)).sort()).toEqual([180, 90]);
  expect((await readNow(far?.id)).forecast).toBeUndefined();
});

test('a pinned model stands in for every run, moved in time, and says so', async () => {
  process.env.OCEAN_PINS = '{"gfs.0p25":"2021083100"}';
  ocean.publish(
    CYCLE,
    NEAR_STEPS,
    GRID_MODELS.filter(({ kind }) => kind === 'waves'),
  );
  ocean.publish(
    '2021083100',
    NEAR_STEPS,
    GRID_MODELS.filter(({ kind }) => kind === 'air'),
  );
  ocean.setHour(9);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  await ocean.look();
  await build(ocean.take('beaches'));

  const { sources } = (await readNow()).forecast ?? expect.fail();
  expect(sources.waves?.standInHours).toBeUndefined();
  expect(sources.air).toEqual({
    model: 'gfs.0p25',
    runAt: Date.UTC(2021, 7, 31),
    standInHours: (Date.UTC(2026, 10, 20, 6) - Date.UTC(2021, 7, 31)) / HOUR_MS,
  });
});

test('beaches that could not be queued are queued by a later look', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  const steps = ocean.take('steps');
  ocean.queues.refuse = 1000;
  expect(await work('steps', steps)).toBeGreaterThan(0);
  ocean.queues.refuse = 0;
  ocean.take('beaches');

  await ocean.look();
  expect(ocean.take('beaches')).toEqual([]);
  ocean.setHour(9.2);
  await ocean.look();
  expect(ocean.take('beaches').length).toBeGreaterThan(10);
});

test('a message that is not one fails without a step being read', async () => {
  const bodies = [
    '{}',
    '{"source":"gfs.0p25","cycle":"2026112007","step":1}',
    '{"source":"x","cycle":"2026112006","step":1}',
    '{"source":"gfs.0p25","cycle":"2026112006","step":1.5}',
  ];
  expect(await work('steps', bodies)).toBe(4);
});

test('runs are built before the host of bulletins is asked, and once it fails it is asked for no other run', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  ocean.publish(NEXT_CYCLE, GRID_STEPS.slice(0, 105), GRID_MODELS.slice(0, 1));
  ocean.setHour(13);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  ocean.take('beaches');

  const batchesWhenAsked: number[] = [];
  for (const cycle of [NEXT_CYCLE, '2026112018']) {
    ocean.noaa.faults.set(firstBulletin(cycle), (_, response) => {
      batchesWhenAsked.push(ocean.queues.queues.get(`${ocean.queues.url}/1/beaches`)?.length ?? 0);
      response.writeHead(400).end();
    });
  }
  ocean.setHour(14);
  await expect(ocean.look()).rejects.toThrow('the host answered 400');
  expect(batchesWhenAsked).toEqual([Math.ceil(listBeaches().length / 25)]);
});

test('when no run comes any more an alarm says so, after half a day and not while steps are on their way', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.look();
  await work('steps', ocean.take('steps'));
  ocean.noaa.files.clear();
  ocean.setHour(14);
  await ocean.look();
  ocean.setHour(14.1);
  await expect(ocean.look()).rejects.toThrow(`No run came after ${CYCLE}, which is 14 hours old.`);

  ocean.publish(NEXT_CYCLE, NEAR_STEPS);
  await ocean.look();
  expect(ocean.take('steps')).toHaveLength(NEAR_STEPS.length * GRID_MODELS.length);
});

test('on an empty table an alarm says that there is no run at all', async () => {
  await expect(ocean.look()).rejects.toThrow('No run of the last day is where NOAA publishes them.');
});

test('a host that is away raises an alarm after the others were taken up', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  ocean.noaa.faults.set(firstBulletin(CYCLE), (_, response) => void response.writeHead(400).end());
  await expect(ocean.look()).rejects.toThrow('the host answered 400');
  expect(ocean.take('steps').length).toBe(NEAR_STEPS.length * GRID_MODELS.length);
});

/** The bulletin that is asked for first. */
function firstBulletin(cycle: string): string {
  const [pointId = ''] = listBeaches()
    .flatMap(({ bulletinId }) => bulletinId ?? [])
    .sort();
  return bulletinPath(cycle, pointId);
}

function knownHours(column: readonly (number | null)[] | undefined): number | undefined {
  return column?.filter((value) => value !== null).length;
}

/** A fixed shuffle. */
function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
