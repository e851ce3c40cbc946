import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '@groundswell/test/support/process-singleton';
import { processTable } from '../src/table.ts';

interface Watched {
  requests: number;
  readonly at: number;
  readonly does: (send: () => Promise<unknown>) => Promise<unknown>;
}
const watched = processSingleton('watched', () => new AsyncLocalStorage<Watched>());
const prepared = new WeakSet<object>();

/**
 * Runs an operation and passes its request number `at` to `does`, which may send the request, drop it, or act before or
 * after it. Returns the number of requests.
 */
async function interrupt(act: () => Promise<unknown>, at: number, does: Watched['does']): Promise<number> {
  prepare();
  const state: Watched = { requests: 0, at, does };
  await watched.run(state, act);
  return state.requests;
}

/**
 * Tests `act` and `other` with every interleaving. Run number n executes `other` completely before request n of `act`,
 * in a fresh state from `afresh`. Returns the number of requests.
 */
export async function eachInterleaving(
  afresh: () => Promise<{ act(): Promise<unknown>; other(): Promise<unknown>; check(at: number): Promise<void> }>,
): Promise<number> {
  for (let at = 1; ; at++) {
    const { act, other, check } = await afresh();
    const requests = await interrupt(settled(act), at, async (send) => {
      await watched.exit(settled(other));
      return send();
    });
    await check(at);
    if (requests < at) return at - 1;
  }
}

/**
 * Simulates a crash at each request of `act` in turn, once before the request is sent and once when its reply is lost.
 * Then it runs `act` again.
 */
export async function eachCrash(
  afresh: () => Promise<{ act(): Promise<unknown>; check(isAgain: boolean): Promise<void> }>,
): Promise<number> {
  for (let at = 1; ; at++)
    for (const isSent of [false, true]) {
      const { act, check } = await afresh();
      const requests = await interrupt(settled(act), at, async (send) => {
        if (isSent) await send();
        throw new Error('cut off');
      });
      if (requests < at) return at - 1;
      await check(false);
      await settled(act)();
      await check(true);
    }
}

/** Wraps an operation so that a rejection counts as an outcome too. */
function settled(act: () => Promise<unknown>): () => Promise<unknown> {
  return () => act().catch((error: unknown) => error);
}

function prepare(): void {
  const { db } = processTable();
  if (prepared.has(db)) return;
  prepared.add(db);
  const send = db.send.bind(db) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(db, {
    send: (...args: unknown[]) => {
      const state = watched.getStore();
      if (!state || ++state.requests !== state.at) return send(...args);
      return state.does(() => send(...args));
    },
  });
}
