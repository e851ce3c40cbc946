import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createSession, type Grant, type SessionPorts, type TokenReply } from './session.ts';

const START = Date.parse('2026-11-20T15:00:00Z');
const PASSWORD: Grant = { grant: 'password', username: 'kai@example.org', password: 'long enough', remember: false };

/** Returns a fake browser with its cookie, storage, clock and lock. Each tab is a session object of its own. */
function browser({ isKept = true } = {}) {
  let stored: string | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  const world = {
    now: START,
    grants: [] as string[],
    leaves: 0,
    inside: 0,
    most: 0,
    reachable: true,
    reply: undefined as TokenReply | undefined,
    /** Aborting this controller ends the call as a timeout would. */
    hang: undefined as AbortController | undefined,
    refuse: undefined as ApiError | undefined,
    stored: () => stored,
  };
  const arrive = async () => {
    world.inside += 1;
    world.most = Math.max(world.most, world.inside);
    await Promise.resolve();
    world.inside -= 1;
    if (!world.reachable) throw new ApiError(0, 'out of reach');
  };
  const ports: SessionPorts = {
    async fetchToken({ grant }) {
      await arrive();
      world.grants.push(grant);
      const { hang } = world;
      if (hang)
        await new Promise((_, reject) => hang.signal.addEventListener('abort', () => reject(hang.signal.reason)));
      if (world.refuse) throw world.refuse;
      return (
        world.reply ?? {
          access_token: `token ${world.grants.length}`,
          expires_in: 3600,
          session_expires_at: new Date(START + 30 * DAY_MS).toISOString(),
        }
      );
    },
    dropRefresh: () => world.hang?.abort(new ApiError(0, 'dropped')),
    async leave() {
      await arrive();
      world.leaves += 1;
    },
    hint: {
      read: () => stored,
      write: (hint) => {
        stored = hint;
      },
      isKept: () => true,
    },
    withLock(task) {
      const mine = busy.then(task, task);
      busy = mine.catch(() => undefined);
      return mine;
    },
    now: () => world.now,
  };
  /** Without storage every tab has a hint of its own. */
  const ownHint = () => {
    let own: string | undefined;
    const write = (hint: string | undefined) => {
      own = hint;
    };
    return { read: () => own, write, isKept: () => false };
  };
  return { world, tab: () => createSession(isKept ? ports : { ...ports, hint: ownHint() }) };
}

test('a visitor has no token and requests none', async () => {
  const { world, tab } = browser();
  expect(await tab().token()).toBeUndefined();
  expect(world.grants).toEqual([]);
});

test('a sign-in takes effect at once, and the token is used until a minute before its end', async () => {
  const { world, tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  expect(session.isIn()).toBe(true);
  expect(await session.token()).toBe('token 1');
  world.now += HOUR_MS - 61_000;
  expect(await session.token()).toBe('token 1');
  world.now += 2000;
  expect(await session.token()).toBe('token 2');
  expect(world.grants).toEqual(['password', 'refresh']);
});

test('a listener of a sign-in can use its token without a refresh', async () => {
  const { world, tab } = browser();
  const session = tab();
  const tokens: Promise<string | undefined>[] = [];
  session.onChange(() => tokens.push(session.token()));
  await session.signIn(PASSWORD);
  expect(await Promise.all(tokens)).toEqual(['token 1']);
  expect(world.grants).toEqual(['password']);
});

test('a reloaded page restores the session and fetches one token for all waiting calls', async () => {
  const { world, tab } = browser();
  await tab().signIn(PASSWORD);
  const reopened = tab();
  expect(reopened.isIn()).toBe(true);
  expect(await Promise.all([reopened.token(), reopened.token(), reopened.token()])).toEqual(Array(3).fill('token 2'));
  expect(world.grants).toEqual(['password', 'refresh']);
});

test('only one of several tabs refreshes at a time', async () => {
  const { world, tab } = browser();
  await tab().signIn(PASSWORD);
  const tabs = [tab(), tab(), tab()];
  await Promise.all(tabs.map((one) => one.token()));
  expect(world.grants.filter((grant) => grant === 'refresh')).toHaveLength(3);
  expect(world.most).toBe(1);
});

test('a wrong password changes nothing and returns the reason', async () => {
  const { world, tab } = browser();
  world.reply = { error: 'The email or the password is wrong.' };
  const session = tab();
  expect(await session.signIn(PASSWORD)).toEqual(world.reply);
  expect(session.isIn()).toBe(false);
});

test('a refused refresh signs out, whether by its reply or by its status', async () => {
  for (const refusal of [
    { reply: { error: 'Sign in anew.' } },
    { refuse: new ApiError(401, 'no', { code: 'unauthorized' }) },
    { refuse: new ApiError(403, 'no', { code: 'forbidden' }) },
  ]) {
    const { world, tab } = browser();
    await tab().signIn(PASSWORD);
    const session = tab();
    Object.assign(world, refusal);
    expect(await session.token()).toBeUndefined();
    expect(session.isIn()).toBe(false);
    expect(world.stored()).toBeUndefined();
  }
});

test.each([0, 403, 429, 500, 503])(
  'status %d of a refresh without our error code is thrown, and does not sign out',
  async (status) => {
    const { world, tab } = browser();
    await tab().signIn(PASSWORD);
    const session = tab();
    world.refuse = new ApiError(status, 'later');
    await expect(session.token()).rejects.toThrow('later');
    expect(session.isIn()).toBe(true);
    world.refuse = undefined;
    session.retry();
    expect(await session.token()).toBe('token 3');
  },
);

test('after a failure no token is fetched for ten seconds, unless the user retries or the connection returns', async () => {
  const { world, tab } = browser();
  await tab().signIn(PASSWORD);
  const session = tab();
  world.refuse = new ApiError(503, 'later');
  const calls = async () => {
    const before = world.grants.length;
    for (let tries = 0; tries < 3; tries++) await expect(session.token()).rejects.toThrow('later');
    return world.grants.length - before;
  };
  expect(await calls()).toBe(1);
  world.now += 9_999;
  expect(await calls()).toBe(0);
  world.now += 1;
  expect(await calls()).toBe(1);
  session.retry();
  expect(await calls()).toBe(1);
  session.syncHint();
  expect(await calls()).toBe(1);
});

test('a retry aborts an unanswered call, and fetches a token at once', async () => {
  const { world, tab } = browser();
  await tab().signIn(PASSWORD);
  const session = tab();
  world.hang = new AbortController();
  const hung = session.token();
  await vi.waitUntil(() => world.grants.length === 2);
  session.retry();
  world.hang = undefined;
  expect(await session.token()).toBe('token 3');
  await expect(hung).rejects.toThrow('dropped');
  expect(await session.token()).toBe('token 3');
});

test('a refused token signs out; one of an earlier session does not', async () => {
  const { tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  await session.signIn(PASSWORD);
  session.refused('token 1');
  expect(session.isIn()).toBe(true);
  session.refused('token 2');
  expect(session.isIn()).toBe(false);
});

test('a session with a newer cookie gets a new token for a refused one, for all waiting calls', async () => {
  const { world, tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  const renewed = await Promise.all([session.renewed('token 1'), session.renewed('token 1')]);
  expect([renewed, session.isIn()]).toEqual([['token 2', 'token 2'], true]);
  expect(world.grants).toEqual(['password', 'refresh']);
});

test('a call of an earlier session is not made with the next one’s token', async () => {
  const { tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  await session.signIn(PASSWORD);
  expect(await session.renewed('token 1')).toBeUndefined();
  expect(await session.token()).toBe('token 2');
});

test('a session that was ended elsewhere is over, and does not count as signed out here', async () => {
  const { world, tab } = browser();
  const [here, there] = [tab(), tab()];
  await here.signIn(PASSWORD);
  there.syncHint();
  world.refuse = new ApiError(401, 'ended', { code: 'unauthorized' });
  expect(await here.renewed('token 1')).toBeUndefined();
  there.syncHint();
  expect([here.isIn(), here.wasEnded(), there.isIn(), there.wasEnded()]).toEqual([false, true, false, true]);
  world.refuse = undefined;
  await here.signIn(PASSWORD);
  here.signOut();
  expect(here.wasEnded()).toBe(false);
});

test('once a session has another cookie its earlier token is not used', async () => {
  const { tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  session.renew();
  expect([session.isIn(), await session.token()]).toEqual([true, 'token 2']);
});

test('signing out in one tab signs out the others, with one call to the server', async () => {
  const { world, tab } = browser();
  const [here, there] = [tab(), tab()];
  await here.signIn(PASSWORD);
  there.syncHint();
  expect(there.isIn()).toBe(true);
  let changes = 0;
  there.onChange(() => changes++);
  here.signOut();
  there.syncHint();
  expect([here.isIn(), there.isIn(), changes]).toEqual([false, false, 1]);
  await settled();
  expect([world.leaves, world.stored()]).toEqual([1, undefined]);
});

test('signing out offline takes effect at once, and the server is called when the connection returns', async () => {
  const { world, tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  world.reachable = false;
  session.signOut();
  await settled();
  expect([session.isIn(), world.leaves]).toEqual([false, 0]);
  world.reachable = true;
  const nextDay = tab();
  expect(nextDay.isIn()).toBe(false);
  nextDay.syncHint();
  await settled();
  expect([world.leaves, world.stored()]).toEqual([1, undefined]);
});

test('signing in right after signing out is not undone by the late sign-out', async () => {
  const { world, tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  session.signOut();
  await session.signIn(PASSWORD);
  await settled();
  expect([session.isIn(), world.leaves]).toEqual([true, 1]);
});

test('a token that arrives after the sign-out is not used', async () => {
  const { tab } = browser();
  await tab().signIn(PASSWORD);
  const session = tab();
  const late = session.token();
  session.signOut();
  expect(await late).toBeUndefined();
  expect(session.isIn()).toBe(false);
});

test('when another tab signs in as another user, this tab follows', async () => {
  const { world, tab } = browser();
  const [here, there] = [tab(), tab()];
  await here.signIn(PASSWORD);
  expect([there.syncHint(), there.syncHint()]).toEqual(['in', undefined]);
  world.reply = {
    access_token: 'of another',
    expires_in: 3600,
    session_expires_at: new Date(START + 365 * DAY_MS).toISOString(),
  };
  await there.signIn(PASSWORD);
  expect(here.syncHint()).toBe('replaced');
  expect(await here.token()).toBe('of another');
});

test('a session that ends within 24 hours is ending, and so is one that has expired unnoticed', async () => {
  const { world, tab } = browser();
  const session = tab();
  await session.signIn(PASSWORD);
  expect(session.isEnding()).toBe(false);
  world.now = START + 29 * DAY_MS - 1;
  expect(session.isEnding()).toBe(false);
  world.now += 1;
  expect(session.isEnding()).toBe(true);
  world.now = START + 30 * DAY_MS;
  expect([session.isIn(), session.isEnding()]).toEqual([false, true]);
  session.signOut();
  expect(session.isEnding()).toBe(false);
});

test.each([-400, 31])(
  'on a device whose clock is %d days off the session lasts as long as the server grants',
  async (days) => {
    const { world, tab } = browser();
    world.now = START + days * DAY_MS;
    const ends = new Date(START + 30 * DAY_MS).toISOString();
    const lasts = { session_expires_at: ends, session_expires_in: (30 * DAY_MS) / 1000 };
    world.reply = { access_token: 'token 1', expires_in: 3600, ...lasts };
    const session = tab();
    await session.signIn(PASSWORD);
    expect([session.isIn(), session.isEnding(), await session.token()]).toEqual([true, false, 'token 1']);
    expect(tab().isIn()).toBe(true);
    world.now += 29 * DAY_MS;
    expect([session.isIn(), session.isEnding()]).toEqual([true, true]);
    world.now += DAY_MS;
    expect(session.isIn()).toBe(false);
  },
);

test('without storage a user stays signed in over a refresh and a reload, and is unknown until the server answers', async () => {
  const { world, tab } = browser({ isKept: false });
  const session = tab();
  await session.signIn(PASSWORD);
  world.now += HOUR_MS;
  expect([await session.token(), session.isIn()]).toEqual(['token 2', true]);
  const reopened = tab();
  expect([reopened.isIn(), reopened.isKnown()]).toEqual([false, false]);
  expect(await Promise.all([reopened.resume(), reopened.resume()])).toEqual([true, false]);
  expect([reopened.isIn(), reopened.isKnown(), await reopened.token()]).toEqual([true, true, 'token 3']);
  expect(world.grants).toEqual(['password', 'refresh', 'refresh']);
});

test('without storage, the server decides whether a user is signed in', async () => {
  const { world, tab } = browser({ isKept: false });
  world.refuse = new ApiError(401, 'no', { code: 'unauthorized' });
  const session = tab();
  await expect(session.resume()).rejects.toThrow('no');
  expect(session.isIn()).toBe(false);
});

test('if the hint is stored, a starting page makes no call', async () => {
  const { world, tab } = browser();
  expect([tab().isIn(), tab().isKnown()]).toEqual([false, true]);
  await tab().resume();
  await tab().signIn(PASSWORD);
  await tab().resume();
  expect(world.grants).toEqual(['password']);
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
