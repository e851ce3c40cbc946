import { expect, test } from 'vitest';
import { createTurns, type WorkOrder } from './turns.ts';

const queueOf = (name: string) => ({ name, peek: () => undefined, moveFirst: () => undefined });
const byRank = (ranks: Record<string, number | undefined>): WorkOrder => ({
  isBackground: (name) => name in ranks,
  arrange: () => undefined,
  rank: ({ name }) => ranks[name],
});

/** Requests a turn for each queue, and returns the list of queues that have got one. */
function takeAll(turns: ReturnType<typeof createTurns>, names: readonly string[]) {
  const taken: string[] = [];
  const releases = new Map<string, () => void>();
  for (const name of names)
    void turns.take(queueOf(name)).then((release) => {
      taken.push(name);
      releases.set(name, release);
    });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { taken, settle, release: (name: string) => releases.get(name)?.() };
}

test('work runs in the order of ranks, on all processors; after the start one is reserved for readers', async () => {
  const turns = createTurns(byRank({ charts: 5, steps: 3, beaches: 2 }), 2);
  const { taken, settle, release } = takeAll(turns, ['charts', 'steps', 'beaches']);
  await settle();
  expect(taken).toEqual(['charts', 'steps']);
  turns.yieldToReaders();
  release('charts');
  await settle();
  expect(taken).toHaveLength(2);
  release('steps');
  await settle();
  expect(taken).toEqual(['charts', 'steps', 'beaches']);
  expect(turns.niceness()).toBe(5);
});

test('a preferred queue gets the next turn, once', async () => {
  const turns = createTurns(byRank({ first: 1, last: 9 }), 1);
  turns.yieldToReaders();
  const { taken, settle, release } = takeAll(turns, ['first', 'first', 'last', 'last']);
  await settle();
  turns.prefer('last');
  for (const name of ['first', 'last', 'first']) {
    release(name);
    await settle();
  }
  expect(taken).toEqual(['first', 'last', 'first', 'last']);
});

test('a preference for a queue without a rank is dropped, and the order decides', async () => {
  const ranks: Record<string, number | undefined> = { charts: undefined };
  const arrange = () => {
    ranks.charts = 0;
  };
  const order = { ...byRank(ranks), arrange };
  const turns = createTurns(order, 2);
  turns.prefer('charts');
  const { taken, settle } = takeAll(turns, ['charts']);
  await settle();
  expect(taken).toEqual(['charts']);
});

test('a queue without a rank waits until it has one; a queue that readers wait for never does', async () => {
  const ranks: Record<string, number | undefined> = { charts: undefined };
  const turns = createTurns(byRank(ranks), 2);
  const { taken, settle } = takeAll(turns, ['charts', 'letters']);
  await settle();
  expect(taken).toEqual(['letters']);
  ranks.charts = 1;
  turns.reconsider();
  await settle();
  expect(taken).toEqual(['letters', 'charts']);
});
