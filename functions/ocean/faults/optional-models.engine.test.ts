import { type GridModel, SHORT_RANGE_MODELS } from '@groundswell/ocean';
import type { Fault } from '@groundswell/ocean/testing/fake-noaa';
import { expect, test, vi } from 'vitest';
import { BEACH, CYCLE, STARTS_AT, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const ocean = usePipeline();
const HRRR: GridModel = SHORT_RANGE_MODELS.hrrr;
const MINUTE = 1 / 60;

const publish = (steps: readonly number[]) => ocean.publish(CYCLE, steps, [HRRR]);

/** Answers every request for the files of some steps in another way. */
function answer(steps: readonly number[], fault: Fault): void {
  for (const step of steps)
    for (const path of [HRRR.path(CYCLE, step), `${HRRR.path(CYCLE, step)}.idx`]) ocean.noaa.faults.set(path, fault);
}

/** Moves the model to a host of its own, which answers every listing in another way. */
function answerListings(fault: Fault): void {
  process.env.NOAA_HRRR_URL = `${ocean.noaa.url}/optional`;
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
      if (beachIds.includes(BEACH.id))
        await ocean.deliver('beaches', JSON.stringify({ ...rest, beachIds: [BEACH.id] }));
    }
  }
  const { forecast } = await ocean.data().forecasts.readNow(BEACH.id);
  return { builtAtHour: builtAtHour?.toFixed(2), forecast: forecast ?? expect.fail() };
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

test.each([
  ['gone', (): void => undefined],
  ['silent when it is listed', () => answerListings(silence)],
  [
    'silent when it is read',
    () => {
      publish([0, 1, 2]);
      answer([0, 1, 2], silence);
    },
  ],
  [
    'full of garbage bytes',
    () => {
      publish([0, 1, 2]);
      for (const step of [0, 1, 2]) {
        const garbage = new Uint8Array(4096).map((_, at) => (at * 97 + step) % 251);
        ocean.noaa.files.set(HRRR.path(CYCLE, step), garbage);
      }
    },
  ],
  [
    'full of garbage in its indexes',
    () => {
      publish([0, 1, 2]);
      for (const step of [0, 1, 2]) ocean.noaa.files.set(`${HRRR.path(CYCLE, step)}.idx`, new Uint8Array(512).fill(7));
      for (const step of [0, 1, 2]) ocean.noaa.files.set(HRRR.path(CYCLE, step), new Uint8Array(512).fill(9));
    },
  ],
] as const)(
  'with an optional model that is %s, the forecast is built at the same instant, and says that it was missing',
  async (_, arrange) => {
    const alone = await run();
    await ocean.reset();
    configure();
    arrange();
    const { builtAtHour, forecast } = await run();
    expect(builtAtHour).toBe(alone.builtAtHour);
    expect(forecast.sources).toEqual({ ...alone.forecast.sources, optional: [{ model: 'hrrr' }] });
    expect([forecast.waves, forecast.air]).toEqual([alone.forecast.waves, alone.forecast.air]);
  },
);

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
