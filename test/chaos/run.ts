import { createHash } from 'node:crypto';
import { HOUR_MS } from '@groundswell/durations';
import { CALM_AT, type RunOptions, startWorld } from './world.ts';
import { openLedger } from './workload/ledger.ts';
import { startMembers } from './workload/members.ts';
import { publishRuns, startVisitors } from './workload/ocean.ts';

/** The time that the world needs to come to rest after the last fault. */
const SETTLED_AT = CALM_AT + 15 * HOUR_MS;

export interface Outcome {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly faults: readonly string[];
  readonly steps: number;
}

/** Lives through one day of a world with faults, and checks every invariant afterwards. */
export async function runChaos(options: RunOptions): Promise<Outcome> {
  const world = await startWorld(options);
  try {
    const ledger = openLedger();
    publishRuns(world);
    startVisitors(world, ledger, SETTLED_AT);
    startMembers(world, ledger);
    await world.scheduler.run(CALM_AT);
    await world.scheduler.run(SETTLED_AT);
    console.info(JSON.stringify({...ledger,members:[...ledger.members].map(([e,m])=>[e,m.userId,[...m.favorites],m.plan,m.deletedAt]),served:ledger.served.map(({at,beach,runAt,staleHours})=>`${new Date(at).toISOString()} ${beach} ${new Date(runAt??0).toISOString()} ${staleHours}`)},null,1), world.services.mailbox.mailed.map(({ to, subject, at }) => `${new Date(at).toISOString()} ${to} ${subject}`), world.alarms, world.messages.deadLetters, world.messages.listWaiting());
    return {
      seed: options.seed,
      violations: world.badReplies,
      faults: world.faults.trace,
      steps: world.scheduler.steps(),
    };
  } finally {
    await world.stop();
  }
}
void createHash;
