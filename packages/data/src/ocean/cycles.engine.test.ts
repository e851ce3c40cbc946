import { MINUTE_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { type Cycles, dynamoCycles } from './cycles.ts';

const CYCLE = '2026112006';
const SOURCE = 'gfs.0p25';
const NOW = Date.now();

describe.each(enginesAndMemory)('cycles on $name', ({ start }) => {
  let dynamo: Dynamo;
  let cycles: Cycles;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    cycles = dynamoCycles(() => table);
  });

  test('steps done twice and out of order count once, those before the cycle too', async () => {
    await cycles.markQueued(CYCLE, SOURCE, [-2, 0, 120, 123], 209);
    for (const step of [123, -2, 0, 123]) await cycles.markDone(CYCLE, SOURCE, step);

    const progress = (await cycles.readProgress(CYCLE)).sources.get(SOURCE);
    expect(progress?.expected).toBe(209);
    expect([...(progress?.queued ?? [])].sort((a, b) => a - b)).toEqual([-2, 0, 120, 123]);
    expect([...(progress?.done ?? [])].sort((a, b) => a - b)).toEqual([-2, 0, 123]);
  });

  test('209 steps done at the same time are all counted', async () => {
    await Promise.all(Array.from({ length: 209 }, (_, step) => cycles.markDone(CYCLE, SOURCE, step)));
    expect((await cycles.readProgress(CYCLE)).sources.get(SOURCE)?.done.size).toBe(209);
  });

  test('one of twenty concurrent claims of a build succeeds', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => cycles.claimBuild(CYCLE, { steps: 836 }, NOW)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('a built cycle is built again only with more steps', async () => {
    expect(await cycles.claimBuild(CYCLE, { steps: 800 }, NOW)).toBe(true);
    await cycles.markBuilt(CYCLE, { steps: 800 }, NOW);
    const later = NOW + 60 * MINUTE_MS;
    expect(await cycles.claimBuild(CYCLE, { steps: 800 }, later)).toBe(false);
    expect(await cycles.claimBuild(CYCLE, { steps: 799 }, later)).toBe(false);
    expect(await cycles.claimBuild(CYCLE, { steps: 836 }, later)).toBe(true);
  });

  test('an early build records its last hour, and one that ends after a later build changes nothing', async () => {
    for (const steps of [292, 548]) expect(await cycles.claimBuild(CYCLE, { steps }, NOW)).toBe(true);
    await cycles.markBuilt(CYCLE, { steps: 548, throughHour: 168 }, NOW);
    await cycles.markBuilt(CYCLE, { steps: 292, throughHour: 72 }, NOW);
    expect(await cycles.readProgress(CYCLE)).toMatchObject({ builtSteps: 548, builtThroughHour: 168 });
    await cycles.claimBuild(CYCLE, { steps: 836 }, NOW);
    await cycles.markBuilt(CYCLE, { steps: 836 }, NOW);
    expect(await cycles.readProgress(CYCLE)).toMatchObject({ builtSteps: 836, builtThroughHour: undefined });
  });

  test('an early build that no later step followed is built once more from all steps', async () => {
    await cycles.claimBuild(CYCLE, { steps: 292, throughHour: 72 }, NOW);
    await cycles.markBuilt(CYCLE, { steps: 292, throughHour: 72 }, NOW);
    const late = NOW + 60 * MINUTE_MS;
    expect(await cycles.claimBuild(CYCLE, { steps: 292, throughHour: 72 }, late)).toBe(false);
    expect(await cycles.claimBuild(CYCLE, { steps: 292 }, late)).toBe(true);
    await cycles.markBuilt(CYCLE, { steps: 292 }, late);
    expect(await cycles.readProgress(CYCLE)).toMatchObject({ builtSteps: 292, builtThroughHour: undefined });
    expect(await cycles.claimBuild(CYCLE, { steps: 292 }, late + 60 * MINUTE_MS)).toBe(false);
  });

  test('a claimed build that was lost can be claimed again after five minutes', async () => {
    await cycles.claimBuild(CYCLE, { steps: 836 }, NOW);
    expect(await cycles.claimBuild(CYCLE, { steps: 836 }, NOW + 4 * MINUTE_MS)).toBe(false);
    expect(await cycles.claimBuild(CYCLE, { steps: 836 }, NOW + 6 * MINUTE_MS)).toBe(true);
  });

  test('the newest cycle is found, whichever was built last', async () => {
    expect(await cycles.findNewestBuilt()).toBeUndefined();
    for (const cycle of ['2026112000', '2026112006', '2026111918']) {
      await cycles.claimBuild(cycle, { steps: 1 }, NOW);
      await cycles.markBuilt(cycle, { steps: 1 }, NOW);
    }
    expect(await cycles.findNewestBuilt()).toBe('2026112006');
    expect((await cycles.readProgress('2026112000')).builtSteps).toBe(1);
  });

  test('progress over seven days old reads as absent even if the table still has it', async () => {
    const then = NOW - 7 * 24 * 60 * MINUTE_MS - 1000;
    await cycles.recordQueueTime(CYCLE, then);
    await cycles.claimBuild(CYCLE, { steps: 836 }, then);
    await cycles.markBuilt(CYCLE, { steps: 836 }, then);
    expect(await cycles.findNewestBuilt()).toBeUndefined();
    expect(await cycles.readProgress(CYCLE)).toEqual({ cycle: CYCLE, sources: new Map() });
  });
});
