import { FAULT_KINDS } from './faults.ts';
import { type Outcome, runChaos } from './run.ts';

/**
 * Looks for fewer faults that still break an invariant: first without whole kinds of faults, then with as few of the
 * first faults as possible. Returns the smallest failing run found.
 */
export async function shrink(failing: Outcome): Promise<Outcome> {
  const { seed } = failing;
  let [smallest, kinds] = [failing, FAULT_KINDS];
  for (const kind of FAULT_KINDS) {
    const fewer = kinds.filter((one) => one !== kind) as unknown as typeof FAULT_KINDS;
    const outcome = await runChaos({ seed, kinds: fewer });
    if (outcome.violations.length > 0) [smallest, kinds] = [outcome, fewer];
  }
  let [enough, tooFew] = [smallest.faults.length, -1];
  while (enough - tooFew > 1) {
    const most = Math.floor((enough + tooFew) / 2);
    const outcome = await runChaos({ seed, kinds, most });
    if (outcome.violations.length > 0) [smallest, enough] = [outcome, most];
    else tooFew = most;
  }
  return smallest;
}
