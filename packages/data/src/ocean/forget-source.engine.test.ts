import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import type { Table } from '../table.ts';
import { type Cycles, dynamoCycles } from './cycles.ts';
import { forgetSource } from './forget-source.ts';

const CYCLE = '2026112006';
const SOURCE = 'hrrr';
const NOW = Date.now();

describe.each(enginesAndMemory)('forgetting a source on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let cycles: Cycles;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    cycles = dynamoCycles(() => table);
  });

  async function build(steps: readonly number[]) {
    await cycles.markQueued(CYCLE, SOURCE, steps, steps.length);
    for (const step of steps) await cycles.markDone(CYCLE, SOURCE, step);
    await cycles.claimBuild(CYCLE, { steps: steps.length }, NOW);
    await cycles.markBuilt(CYCLE, { steps: steps.length }, NOW);
  }

  test('a forgotten source is queued again except for steps before the cycle, and the same steps rebuild the beaches', async () => {
    await build([-2, -1, 0, 1, 2]);
    expect(await cycles.claimBuild(CYCLE, { steps: 5 }, NOW)).toBe(false);

    expect(await forgetSource(CYCLE, SOURCE, () => table)).toBe(3);
    const { sources, builtSteps } = await cycles.readProgress(CYCLE);
    expect([...(sources.get(SOURCE)?.queued ?? [])].sort()).toEqual([-1, -2]);
    expect([...(sources.get(SOURCE)?.done ?? [])].sort()).toEqual([-1, -2]);
    expect(builtSteps).toBeUndefined();
    expect(await cycles.claimBuild(CYCLE, { steps: 5 }, NOW)).toBe(true);
  });

  test('a missing source and an unbuilt cycle have nothing to forget', async () => {
    await build([0, 1]);
    expect(await forgetSource(CYCLE, 'nam', () => table)).toBe(0);
    await cycles.markDone('2026112012', SOURCE, 0);
    expect(await forgetSource('2026112012', SOURCE, () => table)).toBe(0);
  });
});
