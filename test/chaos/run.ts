import { createHash } from 'node:crypto';
import { HOUR_MS } from '@groundswell/durations';
import { listViolations } from './invariants/index.ts';
import { listRows } from './services.ts';
import { openLedger } from './workload/ledger.ts';
import { startLives } from './workload/lives.ts';
import { publishRuns, startVisitors } from './workload/ocean.ts';
import { CALM_AT, type RunOptions, startWorld } from './world.ts';

/** When the operator redrives the dead letters: their last tries are over. */
const REDRIVEN_AT = CALM_AT + 2 * HOUR_MS;
/** The time by which the world has come to rest. */
const SETTLED_AT = CALM_AT + 6 * HOUR_MS;

export interface Outcome {
  readonly seed: number;
  /** A sentence for each violation of an invariant. */
  readonly violations: readonly string[];
  /** Every fault, in order. */
  readonly faults: readonly string[];
  readonly steps: number;
  /** A digest of all that happened: runs of one seed have the same. */
  readonly digest: string;
}

/** Lives through one day of a world with faults, and checks every invariant afterwards. */
export async function runChaos(options: RunOptions): Promise<Outcome> {
  const world = await startWorld(options);
  try {
    const ledger = openLedger();
    publishRuns(world);
    startVisitors(world, ledger, SETTLED_AT - 2 * HOUR_MS);
    startLives(world, ledger);
    await world.scheduler.run(REDRIVEN_AT);
    world.messages.redrive();
    await world.scheduler.run(SETTLED_AT);
    const rows = listRows(world.services.table);
    const violations = await listViolations({ world, ledger, rows });
    const faults = world.faults.trace;
    const steps = world.scheduler.steps();
    const told = world.services.mailbox.mailed.map(({ at, to, subject }) => [at, to, subject]);
    const digest = createHash('sha256')
      .update(JSON.stringify([faults, steps, told, rows]))
      .digest('hex')
      .slice(0, 16);
    return { seed: options.seed, violations, faults, steps, digest };
  } finally {
    await world.stop();
  }
}
