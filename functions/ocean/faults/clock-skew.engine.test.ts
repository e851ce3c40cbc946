import { HOUR_MS } from '@groundswell/durations';
import { DECIDING_MODELS } from '@groundswell/ocean';
import { expect, test, vi } from 'vitest';
import { BEACH, CYCLE, STARTS_AT, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

const AHEAD_MIN = 10;
const MORE_STEPS = [...STEPS, 3, 4, 5];

const LATEST =
  '#STN LAT LON YYYY MM DD hh mm WDIR WSPD GST WVHT DPD APD MWD PRES PTDY ATMP WTMP DEWP VIS TIDE\n' +
  '#text deg deg yr mo day hr mn degT m/s m/s m sec sec degT hPa hPa degC degC degC nmi ft\n';

const ocean = usePipeline();

const messages = (steps: readonly number[]) =>
  DECIDING_MODELS.flatMap(({ id }) => steps.map((step) => JSON.stringify({ source: id, cycle: CYCLE, step })));
const beaches = (steps: number) => JSON.stringify({ cycle: CYCLE, beachIds: [BEACH.id], steps });
const readForecast = async () => (await ocean.data().forecasts.readNow(BEACH.id)).forecast;
const knownHours = async () => (await readForecast())?.waves?.heightCm.filter((height) => height !== null).length;

test.each([AHEAD_MIN, -AHEAD_MIN])(
  'workers whose clock is %d minutes ahead build the same forecast, once',
  async (aheadMin) => {
    ocean.publish(CYCLE, STEPS);
    await ocean.poll();
    ocean.setHour(9 + aheadMin / 60);
    for (const body of ocean.take('steps')) expect(await ocean.deliver('steps', body)).toBe(true);
    const batches = ocean.take('beaches');
    expect(batches.flatMap((body) => JSON.parse(body).beachIds).filter((id) => id === BEACH.id)).toHaveLength(1);
    expect(await ocean.deliver('beaches', beaches(12))).toBe(true);
    ocean.setHour(9.2);
    await ocean.poll();
    expect([ocean.take('steps'), ocean.take('beaches'), await knownHours()]).toEqual([[], [], STEPS.length]);
  },
);

test('a build from more steps wins, even if the previous one was composed by a clock ahead, or is delivered again later', async () => {
  ocean.publish(CYCLE, MORE_STEPS);
  for (const body of messages(MORE_STEPS)) await ocean.deliver('steps', body);
  const join = async (steps: readonly number[]) => {
    for (const { id } of DECIDING_MODELS) await ocean.data().samples.joinSteps(CYCLE, id, steps);
  };
  await join(STEPS);
  ocean.setHour(9 + AHEAD_MIN / 60);
  await ocean.deliver('beaches', beaches(12));
  expect(await knownHours()).toBe(STEPS.length);

  await join(MORE_STEPS);
  ocean.setHour(9.05);
  await ocean.deliver('beaches', beaches(24));
  expect(await knownHours()).toBe(MORE_STEPS.length);
  const [whole, summary] = [await readForecast(), await readSummary()];
  expect(summary?.updatedAt).toBe(whole?.updatedAt);

  ocean.setHour(9 + AHEAD_MIN / 60);
  await ocean.deliver('beaches', beaches(12));
  expect([await readForecast(), await readSummary()]).toEqual([whole, summary]);
});

test('a summary whose writer died is repaired by a process with a slow clock', async () => {
  ocean.publish(CYCLE, STEPS);
  for (const body of messages(STEPS)) await ocean.deliver('steps', body);
  await ocean.poll();
  vi.spyOn(ocean.data().summaries, 'put').mockRejectedValueOnce(new Error('killed'));
  expect(await ocean.deliver('beaches', beaches(12))).toBe(false);
  ocean.setHour(9 - AHEAD_MIN / 60);
  expect(await ocean.deliver('beaches', beaches(12), 2)).toBe(true);
  expect((await readSummary())?.days).toHaveLength(16);
});

test.each([AHEAD_MIN, -AHEAD_MIN])(
  'a lost claim by a clock %d minutes ahead is taken over within half an hour',
  async (aheadMin) => {
    ocean.publish(CYCLE, STEPS);
    await ocean.poll();
    ocean.setHour(9 + aheadMin / 60);
    vi.spyOn(ocean.data().samples, 'joinSteps').mockRejectedValueOnce(new Error('killed'));
    const done = await Promise.all(ocean.take('steps').map((body) => ocean.deliver('steps', body)));
    expect(done).toContain(false);
    ocean.take('beaches');
    for (const hours of [9.17, 9.33, 9.5]) {
      ocean.setHour(hours);
      await ocean.poll();
    }
    expect(new Set(ocean.take('beaches')).size).toBeGreaterThan(10);
    expect(await ocean.data().cycles.findNewestBuilt()).toBe(CYCLE);
  },
);

test.each([AHEAD_MIN, -AHEAD_MIN])(
  'instruments are read by a clock %d minutes ahead, and by the right one after it',
  async (aheadMin) => {
    const publishRow = (hours: number, wind: string) => {
      const [at, id = ''] = [new Date(STARTS_AT + hours * HOUR_MS), BEACH.windStationIds[0]];
      const time = at.toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*$/, '$1 $2 $3 $4 $5');
      ocean.noaa.files.set(
        'data/latest_obs/latest_obs.txt',
        new TextEncoder().encode(
          `${LATEST}${id} ${BEACH.lat} ${BEACH.lon} ${time} 270 ${wind} 7.0 MM MM MM MM MM MM MM MM MM MM MM\n`,
        ),
      );
    };
    const readWind = async () => (await ocean.data().forecasts.readNow(BEACH.id)).observed?.wind?.wind?.value.speedMps;
    ocean.setHour(9 + aheadMin / 60);
    publishRow(9, '5.0');
    await ocean.observe();
    expect(await readWind()).toBe(5);
    ocean.setHour(9 + AHEAD_MIN / 60);
    publishRow(9 + AHEAD_MIN / 60, '6.0');
    await ocean.observe();
    expect(await readWind()).toBe(6);
  },
);

async function readSummary() {
  return (await ocean.data().summaries.readMany([BEACH.id])).get(BEACH.id);
}
