import { quicken } from '@groundswell/data/testing/quicken';
import { engines } from '@groundswell/data/testing/start-dynamo';
import { type DynamoGate, startDynamoGate } from '@groundswell/data/testing/start-dynamo-gate';
import { expect, test } from 'vitest';
import { BEACH, CYCLE, NEXT_CYCLE, STEPS } from '../test-support/pipeline.ts';
import { usePipeline } from '../test-support/use-pipeline.ts';

/** The error messages of DynamoDB. */
const REFUSALS = [
  {
    type: 'ProvisionedThroughputExceededException',
    message: 'The level of configured provisioned throughput for the table was exceeded.',
  },
  { type: 'ThrottlingException', message: 'Throughput exceeds the current capacity of your table or index.' },
] as const;

let gate: DynamoGate;
const ocean = usePipeline(9, async () => {
  const dynamo = (await engines[0]?.start()) ?? expect.fail('No engine of DynamoDB is here.');
  gate = await startDynamoGate(dynamo.url);
  return {
    url: gate.url,
    async open() {
      Object.assign(gate, { refuse: () => undefined, refused: 0 });
      return (await dynamo.createTable()).name;
    },
    reach: quicken,
    async stop() {
      dynamo.stop();
      await gate.stop();
    },
  };
});

test('a table that refuses each fifth request for a while only delays, without loss or doubles', async () => {
  ocean.publish(CYCLE, STEPS);
  let requests = 0;
  gate.refuse = () => (++requests % 5 === 0 ? REFUSALS[requests % 2] : undefined);
  expect(await ocean.settle(2)).toEqual([]);
  expect(gate.refused).toBeGreaterThan(10);
  expect([...ocean.deadLetters('steps'), ...ocean.deadLetters('beaches')]).toEqual([]);
  gate.refuse = () => undefined;
  const { forecast, cycle } = await ocean.data().forecasts.readNow(BEACH.id);
  expect(cycle).toBe(CYCLE);
  expect(forecast?.waves?.heightCm.filter((height) => height !== null)).toHaveLength(STEPS.length);
  expect((await ocean.data().forecasts.readWithRuns(BEACH.id, 9)).runs).toHaveLength(1);
});

test.each(REFUSALS)(
  'a beach that stays unwritable ($type) is dead-lettered with the reason, the previous run serves, and a redelivery completes it',
  async (refusal) => {
    ocean.publish(CYCLE, STEPS);
    await ocean.settle(2);
    const before = await ocean.serve();
    const body = JSON.stringify({ cycle: NEXT_CYCLE, beachIds: [BEACH.id] });
    ocean.setHour(24);
    gate.refuse = (operation) => (operation === 'PutItem' ? refusal : undefined);
    expect(await ocean.deliver('beaches', body, 3)).toBe(false);
    expect(await ocean.deliver('beaches', body, 4)).toBe(true);
    expect(ocean.deadLetters('beaches')).toEqual([{ body, reason: refusal.message }]);
    expect(await ocean.serve()).toMatchObject({ stale_hours: 24, updated: before.updated, sources: before.sources });

    gate.refuse = () => undefined;
    expect(await ocean.deliver('beaches', body)).toBe(true);
    expect((await ocean.data().forecasts.readNow(BEACH.id)).cycle).toBe(NEXT_CYCLE);
  },
);

test('a step that stays unrecordable is dead-lettered with the reason, keeps its samples, and counts once when redelivered', async () => {
  ocean.publish(CYCLE, STEPS);
  const body = JSON.stringify({ source: 'gfs.0p25', cycle: CYCLE, step: 1 });
  const [refusal] = REFUSALS;
  gate.refuse = (operation) => (operation === 'UpdateItem' ? refusal : undefined);
  expect(await ocean.deliver('steps', body, 4)).toBe(true);
  expect(ocean.deadLetters('steps')).toEqual([{ body, reason: refusal.message }]);
  const kept = [...ocean.store.objects];
  expect(kept.map(([key]) => key)).toEqual([`samples/samples/${CYCLE}/gfs.0p25/001.bin`]);

  gate.refuse = () => undefined;
  expect(await ocean.deliver('steps', body)).toBe(true);
  expect([...ocean.store.objects].slice(0, 1)).toEqual(kept);
  expect((await ocean.data().cycles.readProgress(CYCLE)).sources.get('gfs.0p25')?.done).toEqual(new Set([1]));
});
