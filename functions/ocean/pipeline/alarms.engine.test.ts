import { listBeaches } from '@groundswell/data/places';
import { bulletinPath, DECIDING_MODELS } from '@groundswell/ocean';
import { expect, test } from 'vitest';
import { CYCLE, NEXT_CYCLE } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';
import { NEAR_STEPS, work } from '../test-support/work.ts';

const ocean = usePipeline(6);

test('beaches that could not be queued are queued by a later poll', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  const steps = ocean.take('steps');
  ocean.queues.refuse = 1000;
  expect(await work(ocean, 'steps', steps)).toBeGreaterThan(0);
  ocean.queues.refuse = 0;
  ocean.take('beaches');

  await ocean.poll();
  expect(ocean.take('beaches')).toEqual([]);
  ocean.setHour(9.2);
  await ocean.poll();
  expect(ocean.take('beaches').length).toBeGreaterThan(10);
});

test('an alarm is raised when no run has come for half a day, but not while steps are in progress', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  await ocean.poll();
  await work(ocean, 'steps', ocean.take('steps'));
  ocean.noaa.files.clear();
  ocean.setHour(14);
  await ocean.poll();
  ocean.setHour(14.1);
  await expect(ocean.poll()).rejects.toThrow(`No run came after ${CYCLE}, which is 14 hours old.`);

  ocean.publish(NEXT_CYCLE, NEAR_STEPS);
  await ocean.poll();
  expect(ocean.take('steps')).toHaveLength(NEAR_STEPS.length * DECIDING_MODELS.length);
});

test('on an empty table an alarm states that there is no run at all', async () => {
  await expect(ocean.poll()).rejects.toThrow('No run of the last day is where NOAA publishes them.');
});

test('a host that is down raises an alarm, after the other hosts are read', async () => {
  ocean.publish(CYCLE, NEAR_STEPS);
  ocean.setHour(9);
  ocean.noaa.faults.set(firstBulletin(CYCLE), (_, response) => void response.writeHead(400).end());
  await expect(ocean.poll()).rejects.toThrow('the host answered 400');
  expect(ocean.take('steps').length).toBe(NEAR_STEPS.length * DECIDING_MODELS.length);
});

/** Returns the first bulletin that the job requests. */
function firstBulletin(cycle: string): string {
  const [pointId = ''] = listBeaches()
    .flatMap(({ bulletinId }) => bulletinId ?? [])
    .sort();
  return bulletinPath(cycle, pointId);
}
