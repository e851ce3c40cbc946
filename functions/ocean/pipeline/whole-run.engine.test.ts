import { listBeaches } from '@groundswell/data/places';
import { GRID_MODELS, GRID_STEPS } from '@groundswell/ocean';
import { expect, test } from 'vitest';
import { CYCLE, NEXT_CYCLE } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';
import { loggedErrors, readNow, shuffle, work } from '../test-support/work.ts';

const DAY_BEFORE = '2026111906';

const ocean = usePipeline(6);

test('a complete run becomes the forecast of every beach, even if its steps come out of order and twice', async () => {
  ocean.publish(DAY_BEFORE, GRID_STEPS.slice(0, 24));
  ocean.publish(CYCLE, GRID_STEPS);
  ocean.publish(NEXT_CYCLE, GRID_STEPS.slice(0, 5));
  ocean.setHour(7);

  await ocean.look();
  const steps = ocean.take('steps');
  // Today's first midnight, Puerto Rico's, is two hours before the run.
  expect(steps).toHaveLength(GRID_MODELS.length * (GRID_STEPS.length + 2));
  for (const body of steps.slice(0, 20)) expect(Math.abs(JSON.parse(body).step)).toBeLessThan(6);

  const shuffled = shuffle(steps.flatMap((body, index) => (index % 9 === 0 ? [body, body] : [body])));
  expect(await work(ocean, 'steps', shuffled), loggedErrors()).toBe(0);

  const batches = ocean.take('beaches');
  expect(batches.flatMap((body) => JSON.parse(body).beachIds).sort((a, b) => a - b)).toEqual(
    listBeaches()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  );
  expect(await work(ocean, 'beaches', [...batches, ...batches.slice(0, 2)]), loggedErrors()).toBe(0);

  for (const { id } of listBeaches()) {
    const { cycle, forecast } = await readNow(ocean, id);
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
