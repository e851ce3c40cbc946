import { afterEach, expect, test } from 'vitest';
import { startClock } from '../clock.ts';
import type { FunctionPool } from '../lambda/pool.ts';
import type { CloudPlan } from '../template/plan.ts';
import { startJobs } from './jobs.ts';
import { createTurns } from './turns.ts';

const stops: (() => Promise<void> | void)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

test('scheduled jobs run by their names, one after the other, and each run returns its failures', async () => {
  const ran: string[] = [];
  const plan = {
    functions: [],
    mappings: [],
    schedules: ['FindRuns', 'Sweep'].map((functionName) => ({
      functionName,
      name: functionName,
      expression: 'rate(1 hour)',
    })),
  } as unknown as CloudPlan;
  const poolOf = (name: string, environment: Readonly<Record<string, string>>) => {
    const invoke = async () => {
      ran.push(name);
      throw new Error('down');
    };
    return [name, { plan: { label: `area/${name}`, environment }, invoke } as unknown as FunctionPool] as const;
  };
  const pools = new Map([poolOf('FindRuns', { STEPS_QUEUE_URL: 'https://sqs/1/steps' }), poolOf('Sweep', {})]);
  const jobs = startJobs(
    plan,
    pools,
    new Map(),
    createTurns({ isBackground: () => false, arrange: () => undefined, rank: () => 0 }),
    startClock(undefined),
    stops,
  );
  expect(ran).toEqual([]);
  expect(jobs.names).toEqual(['FindRuns', 'Sweep']);
  expect(await jobs.runNow('FindRuns')).toEqual(['area/FindRuns: down']);
  expect(await jobs.runNow('Sweep', 'None')).toEqual(['area/Sweep: down']);
  expect(ran).toEqual(['FindRuns', 'Sweep']);
});
