import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signCallsBy } from '../../../api/bearer.ts';
import {
  changeFavorite,
  clearOutbox,
  type Delivery,
  drain,
  dropOthersChanges,
  endFavoriteSession,
  type FavoriteChange,
  isOwn,
  onDelivered,
  queuedChanges,
  whenAnswered,
} from './outbox.ts';

beforeEach(() =>
  signCallsBy({ token: async () => 'token', refused: () => {}, renewed: async () => undefined, onTokenMissing() {} }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  signCallsBy(undefined);
  clearOutbox();
});

/** Queues changes as if an earlier page had left them: no caller awaits their outcomes. */
function store(changes: readonly FavoriteChange[]): void {
  const text = JSON.stringify(changes);
  const stored = new Map([['sc_favorite_wishes', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
}

test('an undo requests the former place and alert; a new favorite does not', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  await changeFavorite({ beachId: 148, wanted: true, undo: true });
  await changeFavorite({ beachId: 148, wanted: true });
  await changeFavorite({ beachId: 148, wanted: false });
  expect(requests).toEqual([
    'POST /api/favorites/add-favorite/148?undo=true',
    'POST /api/favorites/add-favorite/148',
    'DELETE /api/favorites/remove-favorite/148',
  ]);
});

test('a favorite is refused at the limit only if the server gives that reason', async () => {
  const full = { code: 'favorites-full', values: { count: 5 } };
  const answers = [{ reason: full }, { reason: { code: 'no-such-beach' } }, {}];
  vi.stubGlobal('fetch', async () => Response.json({ success: false, favCount: 5, favLimit: 5, ...answers.shift() }));
  const press148 = () => changeFavorite({ beachId: 148, wanted: true });
  expect(await press148()).toEqual({ kind: 'refused', fullAt: 5 });
  expect(await press148()).toEqual({ kind: 'refused' });
  expect(await press148()).toEqual({ kind: 'refused' });
});

/** The connection breaks before the server applies a change, or after it. */
const LINES = ['fine', 'cut before', 'cut after'] as const;
/** The second change and the drain of the queue each happen before (0), during (1) or after (2) the first request. */
const MOMENTS = [0, 1, 2] as const;
const ORDERS = LINES.flatMap((first) =>
  LINES.flatMap((second) =>
    MOMENTS.flatMap((pressedAt) => MOMENTS.map((sentAt) => [first, second, pressedAt, sentAt] as const)),
  ),
);

test.each(ORDERS)(
  'the last change is the last that the server applies: first %s, then %s, changed again at %d, drained at %d',
  async (first, second, pressedAt, sentAt) => {
    let isFavorite = true;
    const lines = [first, second];
    let [asks, answers] = [() => {}, () => {}];
    const asked = new Promise<void>((resolve) => {
      asks = resolve;
    });
    const answered = new Promise<void>((resolve) => {
      answers = resolve;
    });
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
      const line = lines.shift() ?? 'fine';
      asks();
      if (lines.length === 1) await answered;
      if (line !== 'cut before') isFavorite = method === 'POST';
      if (line !== 'fine') throw new TypeError('cut');
      return Response.json({ success: true, favCount: 1, favLimit: 5 });
    });
    const all: Promise<unknown>[] = [];
    const at = (moment: number) => {
      if (pressedAt === moment) all.push(changeFavorite({ beachId: 148, wanted: true }));
      if (sentAt === moment) all.push(drain(undefined));
    };
    all.push(changeFavorite({ beachId: 148, wanted: false }));
    at(0);
    await asked;
    at(1);
    answers();
    await all[0];
    at(2);
    await Promise.all(all);
    // The connection is back.
    for (const _ of [1, 2]) await drain(undefined);
    expect([isFavorite, queuedChanges()]).toEqual([true, []]);
  },
);

test('two tabs send one after the other: the last change is the last that the server applies', async () => {
  store([]);
  let lock: Promise<unknown> = Promise.resolve();
  const request = (_: string, task: () => Promise<unknown>) => {
    const done = lock.then(task);
    lock = done.catch(() => undefined);
    return done;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  let [asks, answers] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    asks = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answers = resolve;
  });
  const done: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method = '' }: RequestInit) => {
    asks();
    if (done.length === 0) await answered;
    done.push(method);
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  vi.resetModules();
  const otherTab = await import('./outbox.ts');
  const deliveries: Delivery[] = [];
  otherTab.onDelivered((delivered) => deliveries.push(...delivered));
  const first = changeFavorite({ beachId: 148, wanted: true });
  await asked;
  const sent = otherTab.drain(undefined);
  const second = changeFavorite({ beachId: 148, wanted: false });
  answers();
  expect([(await first).kind, (await second).kind]).toEqual(['replaced', 'done']);
  await sent;
  expect(deliveries).toEqual([]);
  expect([done, queuedChanges()]).toEqual([['POST', 'DELETE'], []]);
});

test('the changes of another user are not sent', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  store([
    { beachId: 148, wanted: true, userId: 'ann' },
    { beachId: 1, wanted: true, userId: 'bob' },
    { beachId: 2, wanted: true },
  ]);
  expect(queuedChanges().map((change) => isOwn(change, undefined))).toEqual([false, false, true]);
  await drain('bob');
  expect(asked).toEqual(['/api/favorites/add-favorite/1', '/api/favorites/add-favorite/2']);
  expect(queuedChanges()).toEqual([{ beachId: 148, wanted: true, userId: 'ann' }]);
});

test('a change queued in one session is not sent in the next', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    // Another tab signs another user in.
    endFavoriteSession();
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  const left = [148, 1].map((beachId) => ({ beachId, wanted: true, userId: 'ann' }));
  store(left);
  const waiting = drain('ann');
  const second = changeFavorite({ beachId: 2, wanted: true, userId: 'ann' });
  await waiting;
  expect([asked, (await second).kind]).toEqual([['/api/favorites/add-favorite/148'], 'later']);
  expect(queuedChanges().map(({ beachId }) => beachId)).toEqual([1, 2]);
});

test('a change refused because no session exists waits for the next session', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errorMsg: 'Sign in to do this.' }, { status: 401 }));
  expect(await changeFavorite({ beachId: 148, wanted: true })).toEqual({ kind: 'later' });
  expect(queuedChanges()).toHaveLength(1);
});

test('a browser without storage sends a change, and keeps it queued as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', async () => Response.error());
  expect(await changeFavorite({ beachId: 148, wanted: true })).toEqual({ kind: 'later' });
  expect(queuedChanges()).toHaveLength(1);
});

test('a later change of a beach replaces the queued one; an undo stays an undo', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  await changeFavorite({ beachId: 148, wanted: false });
  await changeFavorite({ beachId: 1, wanted: true });
  await changeFavorite({ beachId: 148, wanted: true, undo: true });
  expect(queuedChanges().map(({ id: _, ...change }) => change)).toEqual([
    { beachId: 1, wanted: true },
    { beachId: 148, wanted: true, undo: true },
  ]);
});

test('the changes of an ended session belong to its user; changes without an owner are dropped', () => {
  const ofAnn = { beachId: 148, wanted: true, userId: 'ann' };
  store([ofAnn, { beachId: 1, wanted: true }]);
  endFavoriteSession();
  expect(queuedChanges()).toEqual([ofAnn]);
  dropOthersChanges('ann');
  expect(queuedChanges()).toEqual([ofAnn]);
  dropOthersChanges('bob');
  expect(queuedChanges()).toEqual([]);
});

test('the listener receives the outcomes of stored changes: refusals are dropped, throttled and failed ones stay', async () => {
  const statuses = [200, 422, 429, 500];
  store(statuses.map((beachId) => ({ beachId, wanted: true })));
  vi.stubGlobal('fetch', async (address: string) => {
    const status = Number(address.split('/').at(-1));
    return Response.json({ success: true, favCount: 1, favLimit: 5, errorMsg: 'No.' }, { status });
  });
  const deliveries: Delivery[] = [];
  const stop = onDelivered((delivered) => deliveries.push(...delivered));
  await drain(undefined);
  stop();
  expect(deliveries.map(({ change, outcome }) => [change.beachId, outcome.kind])).toEqual([
    [200, 'done'],
    [422, 'failed'],
  ]);
  expect(queuedChanges().map(({ beachId }) => beachId)).toEqual([429, 500]);
});

test('that a change is not sent yet stops being said once it is refused, without a word about other beaches', async () => {
  store([
    { id: 'a', beachId: 148, wanted: true },
    { id: 'b', beachId: 149, wanted: true },
  ]);
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  const [refused, waiting] = [whenAnswered(148), whenAnswered(149)];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/149')) throw new TypeError('No connection.');
    return Response.json({ success: false, favCount: 5, favLimit: 5, reason: { code: 'favorites-full' } });
  });
  await drain(undefined);
  expect([refused.aborted, waiting.aborted]).toEqual([true, false]);
  clearOutbox();
  expect(waiting.aborted).toBe(true);
});
