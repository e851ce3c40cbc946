import type { BeachNow } from '@groundswell/data';
import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/forecast';
import {
  BULLETINS,
  bulletinPath,
  GRID_MODELS,
  GRID_STEPS,
  type GridModel,
  SHORT_RANGE_MODELS,
} from '@groundswell/ocean';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Dynamo, engines } from '../../packages/data/test-support/start-dynamo.ts';
import { type ObjectStore, startObjectStore } from '../../packages/data/test-support/start-object-store.ts';
import { type QueueHost, startQueueHost } from '../../packages/data/test-support/start-queue-host.ts';
import { type FakeNoaa, serve, startFakeNoaa } from '../../packages/ocean/test-support/fake-noaa.ts';
import { makeAirStep, makeBulletin, makeWaveStep, makeWindStep } from '../../packages/ocean/test-support/made-steps.ts';
import type { MadeFile } from '../../packages/ocean/test-support/write-grib.ts';

const CYCLE = '2026112006';
const DAY_BEFORE = '2026111906';
const NEXT_CYCLE = '2026112012';
const startAt = Date.UTC(2026, 10, 20, 6);
const context = { awsRequestId: 'test' };
const NEAR_STEPS = GRID_STEPS.slice(0, 30);

type Handler = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: unknown[] }>;
interface Jobs {
  readonly findRuns: Handler;
  readonly ingestStep: Handler;
  readonly buildForecasts: Handler;
  readonly readNow: (beachId: number) => Promise<BeachNow>;
}

describe.each(engines.slice(0, 1))('from a run to forecasts', ({ start }) => {
  let dynamo: Dynamo;
  let store: ObjectStore;
  let queues: QueueHost;
  let noaa: FakeNoaa;
  let jobs: Jobs;

  beforeAll(async () => {
    [dynamo, store, queues, noaa] = await Promise.all([start(), startObjectStore(), startQueueHost(), startFakeNoaa()]);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(async () => {
    vi.useRealTimers();
    dynamo.stop();
    await Promise.all([store.stop(), queues.stop(), noaa.stop()]);
  });

  beforeEach(async () => {
    store.objects.clear();
    queues.queues.clear();
    for (const kept of [noaa.files, noaa.faults]) kept.clear();
    const { name } = await dynamo.createTable();
    Object.assign(process.env, {
      TABLE_NAME: name,
      OCEAN_BUCKET: 'samples',
      STEPS_QUEUE_URL: `${queues.url}/1/steps`,
      BEACHES_QUEUE_URL: `${queues.url}/1/beaches`,
      NOAA_GFS_URL: noaa.url,
      NOAA_HRRR_URL: noaa.url,
      SHORT_RANGE_MODEL: 'none',
      NOAA_BULLETINS_URL: noaa.url,
      OCEAN_PINS: '{}',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_S3: store.url,
      AWS_ENDPOINT_URL_SQS: queues.url,
    });
    setHoursAfterStart(6);
    vi.resetModules();
    // Each test has a table of its own, and a process takes up its table once.
    const [{ forecasts }, findRuns, ingestStep, buildForecasts] = await Promise.all([
      import('@groundswell/data'),
      import('./find-runs.ts'),
      import('./ingest-step.ts'),
      import('./build-forecasts.ts'),
    ]);
    jobs = {
      findRuns: findRuns.handler,
      ingestStep: ingestStep.handler,
      buildForecasts: buildForecasts.handler,
      readNow: forecasts.readNow,
    };
  });

  function setHoursAfterStart(hours: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: startAt + hours * HOUR_MS });
  }

  function publish(cycle: string, steps: readonly number[], models: readonly GridModel[] = GRID_MODELS): void {
    for (const model of models) {
      for (const step of steps) {
        noaa.files.set(model.path(cycle, step), () => made(model, cycle, step).bytes);
        noaa.files.set(`${model.path(cycle, step)}.idx`, () =>
          new TextEncoder().encode(made(model, cycle, step).index),
        );
      }
    }
  }

  function publishBulletins(cycle: string): void {
    for (const { bulletinId = '' } of listBeaches()) {
      noaa.files.set(bulletinPath(cycle, bulletinId), () =>
        new TextEncoder().encode(makeBulletin(bulletinId, cycle, 240)),
      );
    }
  }

  function take(queue: 'steps' | 'beaches'): string[] {
    const url = `${queues.url}/1/${queue}`;
    const bodies = queues.queues.get(url) ?? [];
    queues.queues.delete(url);
    return bodies;
  }

  /** Hands each message to the job on its own, some at a time; answers how many failed. */
  async function work(handler: Handler, bodies: readonly string[]): Promise<number> {
    let failed = 0;
    for (let at = 0; at < bodies.length; at += 4) {
      const replies = await Promise.all(
        bodies.slice(at, at + 4).map((body) => handler({ Records: [{ messageId: 'm', body }] } as SQSEvent, context)),
      );
      failed += replies.filter(({ batchItemFailures }) => batchItemFailures.length > 0).length;
    }
    return failed;
  }

  /** Builds the batches that name a beach a test looks at; to build all of them takes a while. */
  function build(batches: readonly string[], ...beachIds: readonly (number | undefined)[]): Promise<number> {
    const looked = new Set([1, ...beachIds]);
    const wanted = batches.filter((body) => JSON.parse(body).beachIds.some((id: number) => looked.has(id)));
    return work(jobs.buildForecasts, wanted);
  }

  function readNow(beachId = 1): Promise<BeachNow> {
    return jobs.readNow(beachId);
  }

  test('a complete run becomes the forecast of every beach, though its steps come out of order and twice', async () => {
    publish(DAY_BEFORE, GRID_STEPS.slice(0, 24));
    publish(CYCLE, GRID_STEPS);
    publish(NEXT_CYCLE, GRID_STEPS.slice(0, 5));
    setHoursAfterStart(7);

    await jobs.findRuns({}, context);
    const steps = take('steps');
    expect(steps).toHaveLength(GRID_MODELS.length * (GRID_STEPS.length + 24));
    for (const body of steps.slice(0, 40)) expect(Math.abs(JSON.parse(body).step)).toBeLessThan(6);

    const shuffled = steps
      .flatMap((body, index) => (index % 9 === 0 ? [body, body] : [body]))
      .sort((a, b) => hash(a) - hash(b));
    expect(await work(jobs.ingestStep, shuffled)).toBe(0);

    const batches = take('beaches');
    expect(batches.flatMap((body) => JSON.parse(body).beachIds).sort((a, b) => a - b)).toEqual(
      listBeaches()
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    expect(await work(jobs.buildForecasts, [...batches, ...batches.slice(0, 2)])).toBe(0);

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

    await jobs.findRuns({}, context);
    expect(take('steps').map((body) => JSON.parse(body).cycle)).toEqual(Array(20).fill(NEXT_CYCLE));
    expect(take('beaches')).toEqual([]);
  }, 240_000);

  test('a run that lacks steps is not built before its time, then from what there is; the steps left make it whole later', async () => {
    publish(CYCLE, NEAR_STEPS);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await jobs.findRuns({}, context);
    expect(take('beaches')).toEqual([]);

    setHoursAfterStart(8);
    await jobs.findRuns({}, context);
    const batches = take('beaches');
    expect(batches.length).toBeGreaterThan(0);
    await build(batches);
    expect((await readNow()).forecast?.waves?.heightCm.filter((height) => height !== null)).toHaveLength(
      NEAR_STEPS.length,
    );

    await jobs.findRuns({}, context);
    expect(take('beaches')).toEqual([]);
  });

  test('the previous run serves until a run whose step fails is late', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await jobs.findRuns({}, context);
    await build(take('beaches'));

    publish(NEXT_CYCLE, NEAR_STEPS);
    const [model] = GRID_MODELS;
    const path = model?.path(NEXT_CYCLE, 3) ?? '';
    noaa.faults.set(path, (request, response) =>
      serve((noaa.files.get(path) as () => Uint8Array)().subarray(0, 700), request, response),
    );
    await jobs.findRuns({}, context);
    expect(await work(jobs.ingestStep, take('steps'))).toBe(1);
    expect((await readNow()).cycle).toBe(CYCLE);

    setHoursAfterStart(14);
    await jobs.findRuns({}, context);
    await build(take('beaches'));
    expect((await readNow()).cycle).toBe(CYCLE);
  });

  test('a run fills pages as its steps arrive, near days first, and the older run speaks after them', async () => {
    publish(CYCLE, GRID_STEPS);
    setHoursAfterStart(7);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await build(take('beaches'));

    const reach = async (throughHour: number) => {
      publish(
        NEXT_CYCLE,
        GRID_STEPS.filter((step) => step <= throughHour),
      );
      await jobs.findRuns({}, context);
      const steps = take('steps');
      expect(
        await work(
          jobs.ingestStep,
          [...steps].sort((a, b) => hash(a) - hash(b)),
        ),
      ).toBe(0);
      const batches = take('beaches');
      await build(batches);
      const { cycle, forecast } = await readNow();
      return { batches, cycle, older: forecast?.sources.older, hours: knownHours(forecast?.waves?.heightCm) };
    };
    const nextAt = startAt + 6 * HOUR_MS;
    setHoursAfterStart(10);
    expect(await reach(60)).toMatchObject({ batches: [], cycle: CYCLE });
    const before = (await readNow()).forecast;
    expect(await reach(90)).toMatchObject({
      cycle: NEXT_CYCLE,
      older: { fromAt: nextAt + 73 * HOUR_MS, runAt: startAt },
      hours: knownHours(before?.waves?.heightCm),
    });
    expect((await reach(120)).batches).toEqual([]);
    expect(await reach(168)).toMatchObject({ older: { fromAt: nextAt + 169 * HOUR_MS } });
    const whole = await reach(384);
    expect([whole.batches.length > 0, whole.older]).toEqual([true, undefined]);
    await jobs.findRuns({}, context);
    expect(take('beaches')).toEqual([]);
  }, 240_000);

  test('steps and batches that come after the next run was built change nothing', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    const [held = '', ...steps] = take('steps');
    await work(jobs.ingestStep, steps);
    publish(NEXT_CYCLE, NEAR_STEPS);
    setHoursAfterStart(14);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await build(take('beaches'));
    const after = await readNow();
    expect(after.cycle).toBe(NEXT_CYCLE);

    expect(await work(jobs.ingestStep, [held, held])).toBe(0);
    expect(take('beaches')).toEqual([]);
    await work(jobs.buildForecasts, [JSON.stringify({ cycle: CYCLE, beachIds: [1] })]);
    expect(await readNow()).toEqual(after);
  });

  test('a run that never comes is stepped over: the next one follows the last that was built', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await build(take('beaches'));
    const [afterNext, steps] = ['2026112018', GRID_STEPS.slice(0, 73)];
    publish(afterNext, steps);
    setHoursAfterStart(20.5);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await build(take('beaches'));

    const { cycle, forecast } = await readNow();
    expect(cycle).toBe(afterNext);
    expect(forecast?.sources).toMatchObject({ waves: { runAt: startAt + 12 * HOUR_MS } });
    expect(knownHours(forecast?.waves?.heightCm)).toBe(12 + steps.length);
  });

  test('the first days’ wind is the short-range model’s where it arrived', async () => {
    process.env.SHORT_RANGE_MODEL = 'hrrr';
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const path = SHORT_RANGE_MODELS.hrrr.path(CYCLE, step);
      const { bytes, index } = makeWindStep(CYCLE, step);
      noaa.files.set(path, bytes);
      noaa.files.set(`${path}.idx`, new TextEncoder().encode(index));
    }
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await jobs.findRuns({}, context);
    await build(take('beaches'));

    const { forecast } = await readNow();
    expect(forecast?.sources.shortRange).toEqual({ model: 'hrrr', runAt: startAt, untilAt: startAt + 9 * HOUR_MS });
    const firstHour = (startAt - (forecast?.startAt ?? 0)) / HOUR_MS;
    const of = (column: 'windCmps' | 'gustCmps', from: number) =>
      forecast?.air?.[column].slice(firstHour + from, firstHour + from + 7);
    expect(of('windCmps', 4)).toEqual([1000, 917, 833, 750, 667, 583, 500]);
    expect(of('gustCmps', 0)?.[0]).toBe(1300);
    expect(forecast?.air?.windFromDeg[firstHour]).toBe(37);
  });

  test('a short-range model that cannot be had is noted and holds nothing up', async () => {
    process.env.SHORT_RANGE_MODEL = 'hrrr';
    process.env.NOAA_HRRR_URL = `${noaa.url}/away`;
    noaa.faults.set('away/', (_, response) => void response.writeHead(400).end());
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    expect(take('steps')).toHaveLength(NEAR_STEPS.length * GRID_MODELS.length);
  });

  test('with bulletins alone the beaches near one get their waves, and the air stays unknown', async () => {
    publishBulletins(CYCLE);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    expect(take('steps').map((body) => JSON.parse(body))).toEqual([{ source: BULLETINS, cycle: CYCLE, step: 0 }]);
    await work(jobs.ingestStep, [JSON.stringify({ source: BULLETINS, cycle: CYCLE, step: 0 })]);
    const near = listBeaches().find(({ bulletinId }) => bulletinId);
    const far = listBeaches().find(({ bulletinId }) => !bulletinId);
    await build(take('beaches'), near?.id, far?.id);
    const { forecast } = await readNow(near?.id);
    expect(forecast?.sources.waves?.model).toBe(`gfswave bulletin ${near?.bulletinId}`);
    expect(forecast?.sources.air).toBeUndefined();
    expect(forecast?.waves?.trains.map(({ fromDeg }) => fromDeg.find((deg) => deg !== null)).sort()).toEqual([180, 90]);
    expect((await readNow(far?.id)).forecast).toBeUndefined();
  });

  test('a pinned model stands in for every run, moved in time, and says so', async () => {
    process.env.OCEAN_PINS = '{"gfs.0p25":"2021083100"}';
    publish(
      CYCLE,
      NEAR_STEPS,
      GRID_MODELS.filter(({ kind }) => kind === 'waves'),
    );
    publish(
      '2021083100',
      NEAR_STEPS,
      GRID_MODELS.filter(({ kind }) => kind === 'air'),
    );
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    await jobs.findRuns({}, context);
    await build(take('beaches'));

    const { sources } = (await readNow()).forecast ?? expect.fail();
    expect(sources.waves?.standInHours).toBeUndefined();
    expect(sources.air).toEqual({
      model: 'gfs.0p25',
      runAt: Date.UTC(2021, 7, 31),
      standInHours: (Date.UTC(2026, 10, 20, 6) - Date.UTC(2021, 7, 31)) / HOUR_MS,
    });
  });

  test('beaches that could not be queued are queued by a later look', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    const steps = take('steps');
    queues.refuse = 1000;
    expect(await work(jobs.ingestStep, steps)).toBeGreaterThan(0);
    queues.refuse = 0;
    take('beaches');

    await jobs.findRuns({}, context);
    expect(take('beaches')).toEqual([]);
    setHoursAfterStart(9.2);
    await jobs.findRuns({}, context);
    expect(take('beaches').length).toBeGreaterThan(10);
  });

  test('a message that is not one fails without a step being read', async () => {
    const bodies = [
      '{}',
      '{"source":"gfs.0p25","cycle":"2026112007","step":1}',
      '{"source":"x","cycle":"2026112006","step":1}',
      '{"source":"gfs.0p25","cycle":"2026112006","step":1.5}',
    ];
    expect(await work(jobs.ingestStep, bodies)).toBe(4);
  });

  test('runs are built before the host of bulletins is asked, and once it fails it is asked for no other run', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    publish(NEXT_CYCLE, GRID_STEPS.slice(0, 105), GRID_MODELS.slice(0, 1));
    setHoursAfterStart(13);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    take('beaches');

    const batchesWhenAsked: number[] = [];
    for (const cycle of [NEXT_CYCLE, '2026112018']) {
      noaa.faults.set(firstBulletin(cycle), (_, response) => {
        batchesWhenAsked.push(queues.queues.get(`${queues.url}/1/beaches`)?.length ?? 0);
        response.writeHead(400).end();
      });
    }
    setHoursAfterStart(14);
    await expect(jobs.findRuns({}, context)).rejects.toThrow('the host answered 400');
    expect(batchesWhenAsked).toEqual([Math.ceil(listBeaches().length / 25)]);
  });

  test('when no run comes any more an alarm says so, after half a day and not while steps are on their way', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    await jobs.findRuns({}, context);
    await work(jobs.ingestStep, take('steps'));
    noaa.files.clear();
    setHoursAfterStart(14);
    await jobs.findRuns({}, context);
    setHoursAfterStart(14.1);
    await expect(jobs.findRuns({}, context)).rejects.toThrow(`No run came after ${CYCLE}, which is 14 hours old.`);

    publish(NEXT_CYCLE, NEAR_STEPS);
    await jobs.findRuns({}, context);
    expect(take('steps')).toHaveLength(NEAR_STEPS.length * GRID_MODELS.length);
  });

  test('on an empty table an alarm says that there is no run at all', async () => {
    await expect(jobs.findRuns({}, context)).rejects.toThrow('No run of the last day is where NOAA publishes them.');
  });

  test('a host that is away raises an alarm after the others were taken up', async () => {
    publish(CYCLE, NEAR_STEPS);
    setHoursAfterStart(9);
    noaa.faults.set(firstBulletin(CYCLE), (_, response) => void response.writeHead(400).end());
    await expect(jobs.findRuns({}, context)).rejects.toThrow('the host answered 400');
    expect(take('steps').length).toBe(NEAR_STEPS.length * GRID_MODELS.length);
  });
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

const madeFiles = new Map<string, MadeFile>();

/** Made once for all tests; the wave models share theirs. */
function made({ kind }: GridModel, cycle: string, step: number): MadeFile {
  const name = `${kind} ${cycle} ${step}`;
  const file = madeFiles.get(name) ?? (kind === 'waves' ? makeWaveStep(cycle, step) : makeAirStep(cycle, step));
  madeFiles.set(name, file);
  return file;
}

/** A fixed shuffle. */
function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
