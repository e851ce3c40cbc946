import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { DECIDING_MODELS, GRID_STEPS } from '@groundswell/ocean';
import { expect, test } from 'vitest';
import { CYCLE, NEXT_CYCLE, STARTS_AT } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';
import { build, countHours, loggedErrors, readNow, shuffle, work } from '../test-support/work.ts';

const DAY_BEFORE = '2026111906';
/**
 * A tenth of all beaches, from all coasts. The catalogue's own tests check the grid cells, tides and time zones of
 * every beach.
 */
const BUILT = listBeaches().filter(({ id }, index) => index % 10 === 0 || id === 1);

const ocean = usePipeline(6);

test('a complete run becomes the forecast of every beach, even if its steps come out of order and twice; the next run fills pages as its steps arrive, near days first, and the older run supplies the days after them', async () => {
  ocean.publish(DAY_BEFORE, GRID_STEPS.slice(0, 24));
  ocean.publish(CYCLE, GRID_STEPS);
  ocean.publish(NEXT_CYCLE, GRID_STEPS.slice(0, 5));
  ocean.setHour(7);

  await ocean.poll();
  const steps = ocean.take('steps');
  // Each model has two steps more, because Puerto Rico's local midnight is two hours before the run starts.
  expect(steps).toHaveLength(DECIDING_MODELS.length * (GRID_STEPS.length + 2));
  for (const body of steps.slice(0, 20)) expect(Math.abs(JSON.parse(body).step)).toBeLessThan(6);

  const shuffled = shuffle(steps.flatMap((body, index) => (index % 9 === 0 ? [body, body] : [body])));
  expect(await work(ocean, 'steps', shuffled), loggedErrors()).toBe(0);

  const batches = ocean.take('beaches');
  expect(batches.flatMap((body) => JSON.parse(body).beachIds).sort((a, b) => a - b)).toEqual(
    listBeaches()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  );
  const wanted = new Set(BUILT.map(({ id }) => id));
  const ofSome = batches.flatMap((body) => {
    const { beachIds, ...rest } = JSON.parse(body);
    const ids = beachIds.filter((id: number) => wanted.has(id));
    return ids.length > 0 ? [JSON.stringify({ ...rest, beachIds: ids })] : [];
  });
  expect(await work(ocean, 'beaches', [...ofSome, ...ofSome.slice(0, 2)]), loggedErrors()).toBe(0);

  for (const { id, tideStationId } of BUILT) {
    const { cycle, forecast } = await readNow(ocean, id);
    expect(cycle).toBe(CYCLE);
    expect(forecast?.waves?.heightCm[0]).toBe(164);
    expect(forecast?.air?.windCmps[0]).toBe(500);
    expect(forecast?.air?.seaDeciC[0]).toBe(120);
    expect(forecast?.sources.waves?.cell?.distanceKm).toBeLessThan(400);
    expect(forecast?.tide === undefined).toBe(tideStationId === undefined);
  }

  await ocean.poll();
  const begun = ocean.take('steps');
  expect(begun.map((body) => JSON.parse(body).cycle)).toEqual(Array(20).fill(NEXT_CYCLE));
  expect(ocean.take('beaches')).toEqual([]);
  await work(ocean, 'steps', begun);

  const reach = async (throughHour: number) => {
    ocean.publish(
      NEXT_CYCLE,
      GRID_STEPS.filter((step) => step <= throughHour),
    );
    await ocean.poll();
    const steps = ocean.take('steps');
    expect(await work(ocean, 'steps', shuffle(steps))).toBe(0);
    const batches = ocean.take('beaches');
    await build(ocean, batches);
    const { cycle, forecast } = await readNow(ocean);
    return { batches, cycle, older: forecast?.sources.older, hours: countHours(forecast?.waves?.heightCm) };
  };
  const nextAt = STARTS_AT + 6 * HOUR_MS;
  ocean.setHour(10);
  expect(await reach(60)).toMatchObject({ batches: [], cycle: CYCLE });
  const before = (await readNow(ocean)).forecast;
  expect(await reach(90)).toMatchObject({
    cycle: NEXT_CYCLE,
    older: { fromAt: nextAt + 73 * HOUR_MS, runAt: STARTS_AT },
    hours: countHours(before?.waves?.heightCm),
  });
  expect((await reach(120)).batches).toEqual([]);
  expect(await reach(168)).toMatchObject({ older: { fromAt: nextAt + 169 * HOUR_MS } });
  const whole = await reach(384);
  expect([whole.batches.length > 0, whole.older]).toEqual([true, undefined]);
  await ocean.poll();
  expect(ocean.take('beaches')).toEqual([]);
}, 1_200_000);
