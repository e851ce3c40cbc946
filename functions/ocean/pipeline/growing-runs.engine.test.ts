import { HOUR_MS } from '@groundswell/durations';
import { DECIDING_MODELS, GRID_STEPS } from '@groundswell/ocean';
import { serve } from '@groundswell/ocean/testing/fake-noaa';
import { expect, test } from 'vitest';
import { CYCLE, NEXT_CYCLE, STARTS_AT } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';
import { build, countHours, NEAR_STEPS, readNow, work } from '../test-support/work.ts';

const ocean = usePipeline(6);

test('a run that lacks steps is built at its deadline from the available steps, and again when the missing ones come', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await ocean.poll();
  expect(ocean.take('beaches')).toEqual([]);

  ocean.setHour(8);
  await ocean.poll();
  const batches = ocean.take('beaches');
  expect(batches.length).toBeGreaterThan(0);
  await build(ocean, batches);
  expect((await readNow(ocean)).forecast?.waves?.heightCm.filter((height) => height !== null)).toHaveLength(
    NEAR_STEPS.length,
  );

  await ocean.poll();
  expect(ocean.take('beaches')).toEqual([]);
});

test('the previous run serves until a run whose step fails is late', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await ocean.poll();
  await build(ocean, ocean.take('beaches'));

  ocean.publish(NEXT_CYCLE, NEAR_STEPS);
  const [model] = DECIDING_MODELS;
  const path = model?.path(NEXT_CYCLE, 3) ?? '';
  ocean.noaa.faults.set(path, (request, response) =>
    serve((ocean.noaa.files.get(path) as () => Uint8Array)().subarray(0, 700), request, response),
  );
  await ocean.poll();
  expect(await work(ocean, 'steps', ocean.take('steps'))).toBe(1);
  expect((await readNow(ocean)).cycle).toBe(CYCLE);

  ocean.setHour(14);
  await ocean.poll();
  await build(ocean, ocean.take('beaches'));
  expect((await readNow(ocean)).cycle).toBe(CYCLE);
});

test('steps and batches that come after the next run was built change nothing', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  const [held = '', ...steps] = ocean.take('steps');
  await work(ocean, 'steps', steps);
  ocean.publish(NEXT_CYCLE, NEAR_STEPS);
  ocean.setHour(14);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await build(ocean, ocean.take('beaches'));
  const after = await readNow(ocean);
  expect(after.cycle).toBe(NEXT_CYCLE);

  expect(await work(ocean, 'steps', [held, held])).toBe(0);
  expect(ocean.take('beaches')).toEqual([]);
  await work(ocean, 'beaches', [JSON.stringify({ cycle: CYCLE, beachIds: [1] })]);
  expect(await readNow(ocean)).toEqual(after);
});

test('a run that never comes is skipped: the next run follows the last built one', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await build(ocean, ocean.take('beaches'));
  const [afterNext, steps] = ['2026112018', GRID_STEPS.slice(0, 73)];
  ocean.publish(afterNext, steps);
  ocean.setHour(20.5);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  await build(ocean, ocean.take('beaches'));

  const { cycle, forecast } = await readNow(ocean);
  expect(cycle).toBe(afterNext);
  expect(forecast?.sources).toMatchObject({ waves: { runAt: STARTS_AT + 12 * HOUR_MS } });
  expect(countHours(forecast?.waves?.heightCm)).toBe(12 + steps.length);
});
