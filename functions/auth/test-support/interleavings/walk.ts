import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { limits } from '@groundswell/data';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { type SocialProviders, startSocialProviders } from '@groundswell/local/services/social/providers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useIdentities } from '../use-identities.ts';
import { explore, type Run, type Scene } from './explore.ts';
import { type FlowMaker, recover } from './flows.ts';
import { addGate } from './gate.ts';
import { findFaults, findLeftovers, makeWorld, type World } from './world.ts';

type Flows = Readonly<Record<string, FlowMaker>>;

interface Walk {
  /** The title of each test, with placeholders for the names of the two flows. */
  readonly name: string;
  readonly flows: Flows;
  /** The owner's address that has the account. */
  readonly accountAt: 'email' | 'newEmail';
  /** The share of the pairs that this test file runs. Several files split the pairs of a walk and run concurrently. */
  readonly share: { readonly part: number; readonly of: number };
}

let providers: SocialProviders;
const counts = { pairs: 0, crashPoints: 0, runs: 0 };

/**
 * Defines a test for each pair of flows. It runs the pair in every order of requests, and again with one flow killed
 * after each of its writes.
 */
export function walkPairs({ name, flows, accountAt, share: { part, of } }: Walk): void {
  const store = useMemoryTable();
  useEmails();
  const identities = useIdentities();
  beforeAll(async () => {
    providers = await startSocialProviders(Date, 'http://127.0.0.1:1');
    Object.assign(process.env, providers.settings);
    addGate();
  });
  afterAll(() => providers.stop());
  beforeEach(() => {
    // The runs make thousands of calls from a few network addresses, so the rate limits are switched off.
    vi.spyOn(limits, 'take').mockResolvedValue({ allowed: true, left: 1, endsInS: 1 });
    vi.spyOn(limits, 'giveBack').mockResolvedValue(undefined);
    vi.spyOn(limits, 'clear').mockResolvedValue(undefined);
  });
  afterAll(() => console.warn(JSON.stringify(counts)));

  const names = Object.keys(flows);
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));
  const keep = () => keepAll([store.table, identities]);
  test.each(pairs.filter((_, at) => at % of === part - 1))(name, (...pair) => walk(pair, flows, accountAt, keep));
}

type Keeping = { keep(): () => void };
function keepAll(all: readonly Keeping[]): () => void {
  const restores = all.map((one) => one.keep());
  return () => {
    for (const restore of restores) restore();
  };
}

/**
 * Runs two flows in every order of their requests, always from the same initial world. If the flows conflict, it also
 * runs every order with one flow killed after each of its writes.
 */
async function walk(
  [one, other]: readonly [string, string],
  flows: Flows,
  accountAt: 'email' | 'newEmail',
  keep: () => () => void,
) {
  const world = await makeWorld(providers, accountAt);
  const [first, second] = [await flows[one]?.(world), await flows[other]?.(world)];
  if (!first || !second) throw new Error('There is no such flow.');
  const restore = keepAll([{ keep }, world]);
  const makeScene = async (isMended: boolean): Promise<Scene> => {
    restore();
    return { flows: [first, second], check: (run) => check(world, run, isMended) };
  };
  counts.pairs++;
  const { runs, writes } = await explore(() => makeScene(false));
  counts.runs += runs;
  // Two flows with independent requests need no kills as a pair, because killing one has the same effect as killing it
  // alone. The pair of that flow with itself tests this.
  if (runs === 1 && one !== other) return;
  // If both flows are of the same kind, the code mailed to the second flow voids the first one's code. Only the second
  // flow is therefore killed.
  for (const flow of one === other ? ([1] as const) : ([0, 1] as const))
    for (let afterWrites = 0; afterWrites < writes[flow]; afterWrites++) {
      counts.crashPoints++;
      // The recovery takes as long as the run, so it is tried only in the first run after each kill.
      let isMended = true;
      const makeCrash = () => makeScene(isMended).finally(() => (isMended = false));
      counts.runs += (await explore(makeCrash, { flow, afterWrites })).runs;
    }
}

/**
 * Checks that no intruder gets in, the owner is not locked out, and no change is half done. With `isMended`, it also
 * checks that the owner can recover the account by a mailed code.
 */
async function check(world: World, { turns }: Run, isMended: boolean): Promise<void> {
  const done = turns.map(({ flow, footprint: { name, keys } }) => `${flow} ${name} ${keys.join(', ')}`).join('\n');
  expect(await findFaults(world), done).toEqual([]);
  if (isMended) {
    expect(await recover(world), `The owner stays out.\n${done}`).toBe(true);
    expect(await findFaults(world), done).toEqual([]);
  }
  expect(await findLeftovers(world), done).toEqual([]);
}
