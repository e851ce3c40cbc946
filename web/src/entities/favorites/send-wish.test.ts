import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signCallsBy } from '../../api/bearer.ts';
import { beginPress, endPress, sendWaiting, sendWish, waitingWishes } from './send-wish.ts';
import { keepWishes, leaveWishes, newWish, readWishes, type Wish } from './wishes.ts';

beforeEach(() =>
  signCallsBy({ token: async () => 'token', refused: () => {}, renewed: async () => undefined, missed() {} }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  signCallsBy(undefined);
  keepWishes([]);
});

function press(wish: Omit<Wish, 'id'>) {
  const pressed = newWish(wish);
  beginPress(pressed);
  return sendWish(pressed).finally(() => endPress(pressed));
}

test('undo asks the server for the former place and alert, a new star does not', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    requests.push(`${method} ${address}`);
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  await press({ beachId: 148, wanted: true, undo: true });
  await press({ beachId: 148, wanted: true });
  await press({ beachId: 148, wanted: false });
  expect(requests).toEqual([
    'POST /api/favorites/add-favorite/148?undo=true',
    'POST /api/favorites/add-favorite/148',
    'DELETE /api/favorites/remove-favorite/148',
  ]);
});

test('a favorite is refused for want of room only where the server says so', async () => {
  const full = { code: 'favorites-full', values: { count: 5 } };
  const answers = [{ reason: full }, { reason: { code: 'no-such-beach' } }, {}];
  vi.stubGlobal('fetch', async () => Response.json({ success: false, favCount: 5, favLimit: 5, ...answers.shift() }));
  const press148 = () => press({ beachId: 148, wanted: true });
  expect(await press148()).toEqual({ kind: 'refused', fullAt: 5 });
  expect(await press148()).toEqual({ kind: 'refused' });
  expect(await press148()).toEqual({ kind: 'refused' });
});

/** A server that does what is asked, or whose line is cut before or after it. */
const LINES = ['fine', 'cut before', 'cut after'] as const;
/** When a second press comes, and when what waits is sent: before, during or after the first request, or both in turn. */
const MOMENTS = [0, 1, 2] as const;
const ORDERS = LINES.flatMap((first) =>
  LINES.flatMap((second) =>
    MOMENTS.flatMap((pressedAt) => MOMENTS.map((sentAt) => [first, second, pressedAt, sentAt] as const)),
  ),
);

test.each(ORDERS)(
  'the last press is the last that the server does: first %s, then %s, pressed again at %d, what waits sent at %d',
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
      if (pressedAt === moment) all.push(press({ beachId: 148, wanted: true }));
      if (sentAt === moment) all.push(sendWaiting(undefined));
    };
    all.push(press({ beachId: 148, wanted: false }));
    at(0);
    await asked;
    at(1);
    answers();
    await all[0];
    at(2);
    await Promise.all(all);
    // The line is there again.
    for (const _ of [1, 2]) await sendWaiting(undefined);
    expect([isFavorite, readWishes()]).toEqual([true, []]);
  },
);

test('of two tabs one sends after the other: the last press is the last that the server does', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
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
  const otherTab = await import('./send-wish.ts');
  const first = press({ beachId: 148, wanted: true });
  await asked;
  const sent = otherTab.sendWaiting(undefined);
  const second = press({ beachId: 148, wanted: false });
  answers();
  expect([(await first).kind, (await second).kind, (await sent).granted]).toEqual(['replaced', 'done', 0]);
  expect([done, readWishes()]).toEqual([['POST', 'DELETE'], []]);
});

test('what another user has left is neither waiting here nor sent', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  keepWishes([
    { beachId: 148, wanted: true, userId: 'ann' },
    { beachId: 1, wanted: true, userId: 'bob' },
    { beachId: 2, wanted: true },
  ]);
  expect(waitingWishes(undefined).map(({ beachId }) => beachId)).toEqual([2]);
  await sendWaiting('bob');
  expect(asked).toEqual(['/api/favorites/add-favorite/1', '/api/favorites/add-favorite/2']);
  expect(readWishes()).toEqual([{ beachId: 148, wanted: true, userId: 'ann' }]);
});

test('what was begun in one session is not sent in the next', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    // Another tab signs somebody else in.
    leaveWishes();
    return Response.json({ success: true, favCount: 1, favLimit: 5 });
  });
  const left = [148, 1].map((beachId) => ({ beachId, wanted: true, userId: 'ann' }));
  keepWishes(left);
  const waiting = sendWaiting('ann');
  const second = press({ beachId: 2, wanted: true, userId: 'ann' });
  await waiting;
  expect([asked, (await second).kind]).toEqual([['/api/favorites/add-favorite/148'], 'later']);
  expect(readWishes().map(({ beachId }) => beachId)).toEqual([1, 2]);
});

test('a press that a session was over for waits for the next one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errorMsg: 'Sign in to do this.' }, { status: 401 }));
  expect(await press({ beachId: 148, wanted: true })).toEqual({ kind: 'later' });
  expect(readWishes()).toHaveLength(1);
});

test('where the browser stores nothing a press is sent all the same, and waits as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', async () => Response.error());
  expect(await press({ beachId: 148, wanted: true })).toEqual({ kind: 'later' });
  expect(readWishes()).toHaveLength(1);
});
