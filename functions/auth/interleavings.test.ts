import { limits } from '@groundswell/data';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useLetters } from '../../packages/accounts/test-support/use-letters.ts';
import { useTable } from '../../packages/data/test-support/use-table.ts';
import { type SocialProviders, startSocialProviders } from '../../packages/local/src/services/social/providers.ts';
import { explore, type Run, type Scene } from './test-support/interleavings/explore.ts';
import { AT_A_CLAIM, AT_AN_ACCOUNT, type FlowMaker, recover } from './test-support/interleavings/flows.ts';
import { addGate } from './test-support/interleavings/gate.ts';
import { findFaults, findLeftovers, makeWorld, type World } from './test-support/interleavings/world.ts';
import { useIdentities } from './test-support/use-identities.ts';

useTable();
useLetters();
useIdentities({ countsOrders: false });
// What is heard does not depend on when.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

let providers: SocialProviders;
beforeAll(async () => {
  providers = await startSocialProviders(Date, 'http://127.0.0.1:1');
  Object.assign(process.env, providers.settings);
  addGate();
});
afterAll(() => providers.stop());
beforeEach(() => {
  // Thousands of runs from a few networks.
  vi.spyOn(limits, 'take').mockResolvedValue({ allowed: true });
  vi.spyOn(limits, 'giveBack').mockResolvedValue(undefined);
  vi.spyOn(limits, 'clear').mockResolvedValue(undefined);
});

const counts = { pairs: 0, crashPoints: 0, runs: 0 };
afterAll(() => console.warn(JSON.stringify(counts)));

type Flows = Readonly<Record<string, FlowMaker>>;
const pairsOf = (flows: Flows) => {
  const names = Object.keys(flows);
  return names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));
};

test.each(pairsOf(AT_AN_ACCOUNT))(
  'at an account, while one %s, one %s: nobody in or out who should not be',
  (...pair) => walk(pair, AT_AN_ACCOUNT, 'email'),
);

test.each(pairsOf(AT_A_CLAIM))(
  'at a claimed address, while one %s, one %s: nobody in or out who should not be',
  (...pair) => walk(pair, AT_A_CLAIM, 'newEmail'),
);

/** Every order of the two; where it matters, also every order in which one is killed after each of its writes. */
async function walk([one, other]: readonly [string, string], flows: Flows, accountAt: 'email' | 'newEmail') {
  const makeScene = async (isMended: boolean): Promise<Scene> => {
    const world = await makeWorld(providers, accountAt);
    const [first, second] = [await flows[one]?.(world), await flows[other]?.(world)];
    if (!first || !second) throw new Error('There is no such flow.');
    return { flows: [first, second], check: (run) => check(world, run, isMended) };
  };
  counts.pairs++;
  const { runs, writes } = await explore(() => makeScene(false));
  counts.runs += runs;
  // Two that touch nothing of each other's: one that is killed beside the other is killed alone, as with itself.
  if (runs === 1 && one !== other) return;
  for (const flow of [0, 1] as const)
    for (let afterWrites = 0; afterWrites < writes[flow]; afterWrites++) {
      counts.crashPoints++;
      // Once a crash, as it takes as long as the run.
      let isMended = true;
      const makeCrash = () => makeScene(isMended).finally(() => (isMended = false));
      counts.runs += (await explore(makeCrash, { flow, afterWrites })).runs;
    }
}

/** Nobody in, nobody out, nothing half done; `isMended`: the owner's next try, by a mailed code, gets in too. */
async function check(world: World, { turns }: Run, isMended: boolean): Promise<void> {
  const done = turns.map(({ flow, footprint: { name, keys } }) => `${flow} ${name} ${keys.join(', ')}`).join('\n');
  expect(await findFaults(world), done).toEqual([]);
  if (isMended) expect(await recover(world), `The owner stays out.\n${done}`).toBe(true);
  expect([...(await findFaults(world)), ...(await findLeftovers(world))], done).toEqual([]);
}
