import { buoyPointId } from '@groundswell/data/sampling-points';
import { CONTRIBUTING_MODELS, type GridModel, SHORT_RANGE_MODELS } from '@groundswell/ocean';
import type { Fault } from '@groundswell/ocean/testing/fake-noaa';
import { describe, expect, test, vi } from 'vitest';
import { BEACH, CYCLE, STARTS_AT, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const ocean = usePipeline();
const HRRR: GridModel = SHORT_RANGE_MODELS.hrrr;
const MINUTE = 1 / 60;

const publish = (steps: readonly number[], models = [HRRR] as readonly GridModel[]) =>
  ocean.publish(CYCLE, steps, models);

/** Answers every request for the files of some steps in another way. */
function answer(steps: readonly number[], fault: Fault, models: readonly GridModel[] = [HRRR]): void {
  for (const model of models)
    for (const step of steps)
      for (const ending of ['', '.idx']) ocean.noaa.faults.set(`${model.path(CYCLE, step)}${ending}`, fault);
}

/** Moves the model to a host of its own, which answers every listing in another way. */
function answerListings(fault: Fault): void {
  for (const host of ['HRRR', 'GEFS']) process.env[`NOAA_${host}_URL`] = `${ocean.noaa.url}/optional`;
  ocean.noaa.faults.set('optional/', fault);
}

/** A silent host: the request ends without an answer after 20 seconds. */
const silence: Fault = (_, response) => {
  vi.setSystemTime(Date.now() + 20_000);
  response.destroy();
};

/**
 * Polls every ten minutes from hour 7.5, and delivers all steps that are queued. Returns when the beaches were first
 * queued, in hours after the cycle's start, and the stored forecast's sources.
 */
async function run(atHour: (hour: number) => void = () => undefined) {
  ocean.publish(CYCLE, STEPS);
  let builtAtHour: number | undefined;
  let builds = 0;
  const noteBuild = (hour: number) => {
    if (ocean.queues.queues.get(`${ocean.queues.url}/1/beaches`)?.length) builtAtHour ??= hour;
  };
  let failed: { readonly body: string; readonly tries: number }[] = [];
  for (let hour = 7.5; hour < 9.4; hour += 10 * MINUTE) {
    ocean.setHour(hour);
    atHour(hour);
    await ocean.poll();
    noteBuild(hour);
    const waiting = [...failed, ...ocean.take('steps').map((body) => ({ body, tries: 1 }))];
    failed = [];
    for (const { body, tries } of waiting) {
      if (!(await ocean.deliver('steps', body, tries))) failed.push({ body, tries: tries + 1 });
      noteBuild(hour);
    }
    ocean.take('tiles');
    for (const body of ocean.take('beaches')) {
      const { beachIds, ...rest } = JSON.parse(body);
      if (!beachIds.includes(BEACH.id)) continue;
      builds += 1;
      await ocean.deliver('beaches', JSON.stringify({ ...rest, beachIds: [BEACH.id] }));
    }
  }
  const { forecast } = await ocean.data().forecasts.readNow(BEACH.id);
  return { builtAtHour: builtAtHour?.toFixed(2), builds, forecast: forecast ?? expect.fail() };
}

const configure = () => {
  process.env.SHORT_RANGE_MODEL = 'hrrr';
};

const DEADLINE = '8.00';

test('without an optional model a late cycle is built at its deadline, and names none', async () => {
  const { builtAtHour, forecast } = await run();
  expect(builtAtHour).toBe(DEADLINE);
  expect(forecast.sources.optional).toBeUndefined();
});

test('an optional model that is there is used, and named with its run and the steps it lacks', async () => {
  configure();
  publish([0, 1, 2, 3]);
  const { builtAtHour, forecast } = await run();
  expect(builtAtHour).toBe(DEADLINE);
  expect(forecast.sources.shortRange?.model).toBe('hrrr');
  expect(forecast.sources.optional).toEqual([{ model: 'hrrr', runAt: STARTS_AT, missingSteps: HRRR.steps.length - 4 }]);
});

/** Puts other bytes in place of the steps' files, by the end of their path. */
function replace(models: readonly GridModel[], steps: readonly number[], endings: readonly string[]): void {
  publish(steps, models);
  for (const model of models)
    for (const step of steps)
      for (const ending of endings) {
        const garbage = new Uint8Array(4096).map((_, at) => (at * 97 + step) % 251);
        ocean.noaa.files.set(`${model.path(CYCLE, step)}${ending}`, garbage);
      }
}

const OPTIONAL = [
  { models: [HRRR], configure },
  {
    models: CONTRIBUTING_MODELS['gefs-wave'] ?? [],
    configure: () => {
      process.env.CONTRIBUTING_MODELS = 'gefs-wave';
    },
  },
];
const FAULTS: readonly (readonly [string, (models: readonly GridModel[], steps: readonly number[]) => void])[] = [
  ['gone', () => undefined],
  ['silent when listed', () => answerListings(silence)],
  [
    'silent when read',
    (models, steps) => {
      publish(steps, models);
      answer(steps, silence, models);
    },
  ],
  ['full of garbage bytes', (models, steps) => replace(models, steps, [''])],
  ['full of garbage, indexes too', (models, steps) => replace(models, steps, ['', '.idx'])],
];

describe.each(OPTIONAL)('$models.0.id', ({ models, configure }) => {
  const steps = models[0]?.steps.slice(0, 3) ?? [];

  test.each(FAULTS)(
    'while it is %s, the forecast is built at the same instant, and says that it was missing',
    async (_, arrange) => {
      const alone = await run();
      await ocean.reset();
      configure();
      arrange(models, steps);
      const { builtAtHour, forecast } = await run();
      expect(builtAtHour).toBe(alone.builtAtHour);
      expect(forecast.sources).toEqual({
        ...alone.forecast.sources,
        optional: models.map(({ id }) => ({ model: id })),
      });
      expect([forecast.waves, forecast.air]).toEqual([alone.forecast.waves, alone.forecast.air]);
    },
  );
});

test('an ensemble is stored at beaches and buoys and named in the forecast, whose numbers it leaves alone', async () => {
  const alone = await run();
  await ocean.reset();
  const [, { models, configure: configureEnsemble } = expect.fail()] = OPTIONAL;
  configureEnsemble();
  publish([0, 3, 6], models);
  const { builtAtHour, forecast } = await run();
  expect(builtAtHour).toBe(alone.builtAtHour);
  expect([forecast.waves, forecast.air]).toEqual([alone.forecast.waves, alone.forecast.air]);
  expect(forecast.sources.optional).toEqual(
    models.map(({ id, steps }) => ({ model: id, runAt: STARTS_AT, missingSteps: steps.length - 3 })),
  );
  const points = [BEACH.id, buoyPointId('44097')];
  const series = await ocean.data().samples.readSeries(CYCLE, 'gefswave.mean.0p25', points);
  for (const point of points) {
    const { rows = [] } = series.get(point) ?? {};
    expect(rows.map((row) => [...row].map((value) => Math.round(value * 10) / 10))).toEqual(
      Array(3).fill([1.8, 11, 280]),
    );
  }
});

test('an ensemble that comes after the build is stored and causes no build', async () => {
  const [, { models, configure: configureEnsemble } = expect.fail()] = OPTIONAL;
  configureEnsemble();
  const { builtAtHour, builds, forecast } = await run((hour) => {
    if (hour > 8.2) publish([0, 3], models);
  });
  expect([builtAtHour, builds]).toEqual([DEADLINE, 1]);
  expect(forecast.sources.optional).toEqual(models.map(({ id }) => ({ model: id })));
  const series = await ocean.data().samples.readSeries(CYCLE, 'gefswave.spread.0p25', [BEACH.id]);
  expect(series.get(BEACH.id)?.validAt).toHaveLength(2);
});

test('an optional model whose steps are queued just before the deadline, and come after it, moves no build; its wind comes in one more build', async () => {
  configure();
  answer([0, 1, 2], silence);
  const { builtAtHour, forecast } = await run((hour) => {
    if (hour > 7.8) publish([0, 1, 2]);
    if (hour > 8.2) ocean.noaa.faults.clear();
  });
  expect(builtAtHour).toBe(DEADLINE);
  expect(forecast.sources.shortRange?.model).toBe('hrrr');
  expect(forecast.sources.optional).toEqual([{ model: 'hrrr', runAt: STARTS_AT, missingSteps: HRRR.steps.length - 3 }]);
});

test('samples of an optional model that cannot be read are named as missing, and the forecast is built', async () => {
  configure();
  publish([0, 1, 2]);
  const { builtAtHour, forecast } = await run((hour) => {
    if (hour < 7.9) return;
    for (const key of ocean.store.objects.keys())
      if (key.includes('/hrrr/')) ocean.store.objects.set(key, Buffer.from('not a block'));
  });
  expect(builtAtHour).toBe(DEADLINE);
  expect(forecast.sources.optional).toEqual([{ model: 'hrrr' }]);
  expect(forecast.waves?.heightCm.some((height) => height !== null)).toBe(true);
});

test('all steps and builds of deciding models are queued before an optional model’s host is asked', async () => {
  configure();
  const before: number[] = [];
  answerListings((_, response) => {
    before.push(ocean.queues.queues.get(`${ocean.queues.url}/1/steps`)?.length ?? 0);
    response.writeHead(404).end();
  });
  ocean.publish(CYCLE, STEPS);
  ocean.setHour(7.5);
  await ocean.poll();
  expect(before.at(-1)).toBe(STEPS.length * 4);
});
