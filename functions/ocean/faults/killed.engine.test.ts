import { createHash } from 'node:crypto';
import { AIR_MODEL_ID, findModel } from '@groundswell/ocean';
import { firstTimePath, listChartSteps, parseFirstTime, type TileSet } from '@groundswell/tiles';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BEACH, CYCLE, NEXT_CYCLE, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const ocean = usePipeline();

/** The repository method at whose first call the test kills a function. */
type Method = `${'cycles' | 'samples' | 'summaries' | 'forecasts' | 'tileStore'}.${string}`;
function killAt(method: Method, isIt: (...args: unknown[]) => boolean = () => true): void {
  const [store, name] = method.split('.') as ['cycles', 'markDone'];
  const { [name]: call } = ocean.data()[store];
  let isKilled = false;
  vi.spyOn(ocean.data()[store], name).mockImplementation((...args) => {
    if (isKilled || !isIt(...args)) return call(...args);
    isKilled = true;
    throw new Error('killed');
  });
}

/** Matches the write that adds a drawn hour. The earlier write that announces a set has no hours yet. */
const showsDrawn = (_path: unknown, change: unknown) =>
  parseFirstTime((change as (text: undefined) => string)(undefined)).hours.length > 0;

describe('the result of a run is the same as without a fault, killed once', () => {
  let undisturbed: Awaited<ReturnType<typeof readOutcome>>;
  beforeAll(async () => {
    await ocean.reset();
    ocean.publish(CYCLE, STEPS);
    await ocean.settle(3);
    undisturbed = await readOutcome();
    expect(undisturbed.runs).toEqual([CYCLE]);
  });

  test.each<[string, Method, ((...args: unknown[]) => boolean)?]>([
    ['between steps queued and steps noted', 'cycles.markQueued'],
    ['between the sources noted and when they were', 'cycles.recordQueueTime'],
    ['between samples stored and the step noted', 'cycles.markDone'],
    ['between the claim to build and the series', 'samples.joinSteps'],
    ['between beaches queued and the build noted', 'cycles.markBuilt'],
    ['as the forecast is stored', 'forecasts.put'],
    ['between the forecast stored and its summary', 'summaries.put'],
    ['among the tiles of an hour', 'tileStore.put'],
    ['between hours queued and their set announced', 'tileStore.updateText'],
    ['between tiles drawn and run shown', 'tileStore.updateText', showsDrawn],
  ])('%s', async (_, method, isIt) => {
    ocean.publish(CYCLE, STEPS);
    killAt(method, isIt);
    await ocean.settle(3);
    expect(await readOutcome()).toEqual(undisturbed);
    expect([...ocean.deadLetters('steps'), ...ocean.deadLetters('beaches'), ...ocean.deadLetters('tiles')]).toEqual([]);
  });
});

test('until the retry, the shown hours of the newer run and the previous run cover every instant', async () => {
  const air = findModel(AIR_MODEL_ID) ?? expect.fail();
  const hours = [0, 3, 6];
  ocean.publish(CYCLE, hours);
  await ocean.settle(3);
  ocean.publish(NEXT_CYCLE, hours, [air]);
  const messages = hours.map((hour) => JSON.stringify({ set: 'gfs-wind', run: NEXT_CYCLE, hour }));
  await ocean.data().cycles.markQueued(`${NEXT_CYCLE}#CHARTS`, 'gfs-wind', hours, hours.length);
  killAt('tileStore.updateText');
  const wereDone = await Promise.all(messages.map((message) => ocean.deliver('tiles', message)));
  expect(wereDone.filter((isDone) => !isDone)).toHaveLength(1);
  expect(listChartSteps(shown('gfs-wind') ?? expect.fail()).slice(0, 1)).toEqual([
    expect.objectContaining({ drawn: expect.anything() }),
  ]);
  await ocean.deliver('tiles', messages[wereDone.indexOf(false)] ?? '', 2);
  expect(shown('gfs-wind')).toMatchObject({ run: NEXT_CYCLE, hours });
});

function shown(set: TileSet) {
  const text = ocean.store.objects.get(`maps/${firstTimePath(set)}`)?.toString();
  return text === undefined ? undefined : parseFirstTime(text);
}

/** Reads everything that a run stores, except its times. */
async function readOutcome() {
  const { cycles, forecasts, summaries } = ocean.data();
  const { runs } = await forecasts.readWithRuns(BEACH.id, 9);
  const [progress, charts] = [await cycles.readProgress(CYCLE), await cycles.readProgress(`${CYCLE}#CHARTS`)];
  return {
    objects: [...ocean.store.objects].map(([key, bytes]) => `${key} ${sha(bytes)}`).sort(),
    runs: runs.map(({ cycle }) => cycle),
    forecasts: runs.map(({ forecast }) => ({ ...forecast, updatedAt: 0 })),
    summary: { ...(await summaries.readMany([BEACH.id])).get(BEACH.id), updatedAt: 0 },
    built: [await cycles.findNewestBuilt(), progress.builtSteps],
    sources: [progress.sources, charts.sources],
  };
}

function sha(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
