import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type KeyRing, parseKeyRing } from '@groundswell/accounts/key-ring';
import { MINUTE_MS } from '@groundswell/durations';
import { USABLE_FOR_MS } from '@groundswell/runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ARN, startSecret } from '../../test-support/start-secret.ts';
import { beginRotation, finishRotation, ROTATION_WAIT_MS, readRotation } from './rotate.ts';

type Texts = ReturnType<Awaited<ReturnType<typeof startSecret>>['read']>;

const clock = { now: 0 };
let secret: Awaited<ReturnType<typeof startSecret>>;
beforeEach(async () => {
  clock.now = 0;
  secret = await startSecret(clock);
});
afterEach(() => secret.stop());

const begin = (client = secret.client, isRevoking = false) => beginRotation(client, ARN, isRevoking, clock.now);
const finish = (client = secret.client) => finishRotation(client, ARN, clock.now);
const ringNow = () => parseKeyRing(secret.read().current, secret.read().pending);

/** The secret's texts from a minute on, in order. */
type History = readonly { readonly from: number; readonly texts: Texts }[];
const USABLE_MINUTES = USABLE_FOR_MS / MINUTE_MS;
const WAIT_MINUTES = ROTATION_WAIT_MS / MINUTE_MS;

/** Rotates twice in a row, without a pause between the rotations. */
async function rotateTwice(): Promise<History> {
  const history = [{ from: 0, texts: secret.read() }];
  const note = () => history.push({ from: clock.now / MINUTE_MS, texts: secret.read() });
  clock.now = 20 * MINUTE_MS;
  for (let round = 0; round < 2; round++) {
    await begin();
    note();
    clock.now += ROTATION_WAIT_MS;
    await finish();
    note();
  }
  return history;
}

/**
 * Walks through every order of readings and steps, minute by minute: a signer and a verifier read the pending and the
 * current version at any two moments, and use them while a reading is usable. Returns the keys whose tokens are refused.
 */
function listRefused(history: History, firstRead: 'pending' | 'current' = 'pending'): string[] {
  const endsAt = (history.at(-1)?.from ?? 0) + 2 * USABLE_MINUTES;
  // Steps fall between two minutes, so each is before one reading and after another.
  const stateAt = Array.from({ length: endsAt }, (_, minute) =>
    Math.max(
      0,
      history.findLastIndex(({ from }) => from <= minute - 0.5),
    ),
  );
  const rings = history.map(({ texts: { pending } }) =>
    history.map(({ texts: { current } }) => parseKeyRing(current, pending)),
  );
  const refused = new Set<string>();
  const signed = new Set<string>();
  for (let now = 0; now < endsAt; now++) {
    const held: KeyRing[] = [];
    for (let first = Math.max(0, now - USABLE_MINUTES + 1); first <= now; first++)
      for (let second = first; second <= now; second++) {
        const [pendingAt, currentAt] = firstRead === 'pending' ? [first, second] : [second, first];
        held.push(rings[stateAt[pendingAt] ?? 0]?.[stateAt[currentAt] ?? 0] as KeyRing);
      }
    for (const { current } of held) signed.add(current);
    for (const key of signed) if (held.some(({ accepted }) => !accepted.includes(key))) refused.add(key);
  }
  return [...refused];
}

test('every token is accepted by every function, in any order of readings and steps of two rotations', async () => {
  const history = await rotateTwice();
  expect(new Set(history.map(({ texts }) => parseKeyRing(texts.current, undefined).current)).size).toBe(3);
  expect(listRefused(history)).toEqual([]);
});

test('without the wait between the steps, or with the current version read first, tokens would be refused', async () => {
  const history = await rotateTwice();
  const hasty = history.map(({ from, texts }) => ({ from: (from * (USABLE_MINUTES - 5)) / WAIT_MINUTES, texts }));
  expect(listRefused(hasty)).not.toEqual([]);
  expect(listRefused(history, 'current')).not.toEqual([]);
});

test('a step comes no earlier than it may, and is repeated without effect', async () => {
  const { current: old } = ringNow();
  await expect(finish()).rejects.toThrow(/No rotation is under way/);
  const spreading = { is: 'spreading', isRevoking: false, until: ROTATION_WAIT_MS };
  expect(await begin()).toEqual(spreading);
  const [, next = ''] = ringNow().accepted;
  expect(await begin()).toEqual(spreading);
  clock.now = ROTATION_WAIT_MS - 1;
  await expect(finish()).rejects.toThrow(new Date(ROTATION_WAIT_MS).toISOString());
  expect(ringNow()).toMatchObject({ current: old, accepted: [old, next] });
  clock.now = ROTATION_WAIT_MS;
  expect(await readRotation(secret.client, ARN, clock.now)).toEqual({
    is: 'spread',
    isRevoking: false,
  });
  expect(await finish()).toEqual({ is: 'at-rest' });
  await expect(finish()).rejects.toThrow(/No rotation is under way/);
  expect(ringNow()).toEqual({ current: next, first: old, accepted: [next, old] });
});

test('a revoking rotation ends all earlier keys when it finishes', async () => {
  const { current: old } = ringNow();
  await begin(secret.client, true);
  expect(ringNow()).toMatchObject({ current: old, first: old });
  clock.now = ROTATION_WAIT_MS;
  await finish();
  const { current, first, accepted } = ringNow();
  expect([first, accepted]).toEqual([current, [current]]);
  expect(current).not.toBe(old);
});

test('begin --revoke during an ordinary rotation makes it a revoking one, and a plain begin leaves that as it is', async () => {
  const { current: old } = ringNow();
  await begin();
  const [, next = ''] = ringNow().accepted;
  clock.now = ROTATION_WAIT_MS;
  const revoking = { is: 'spreading', isRevoking: true, until: 2 * ROTATION_WAIT_MS };
  expect(await begin(secret.client, true)).toEqual(revoking);
  expect(await begin()).toEqual(revoking);
  expect(await begin(secret.client, true)).toEqual(revoking);
  expect(ringNow()).toMatchObject({ current: old });
  clock.now = 2 * ROTATION_WAIT_MS;
  expect(await finish()).toEqual({ is: 'at-rest' });
  const { current, accepted } = ringNow();
  expect(accepted).toEqual([current]);
  expect([old, next]).not.toContain(current);
  expect(await begin()).toMatchObject({ is: 'spreading', isRevoking: false });
});

/** Wraps the client: `meet` runs before its request of that number. */
function meeting(number: number, meet: () => Promise<unknown>): SecretsManagerClient {
  let requests = 0;
  const send = async (command: never) => {
    if (requests++ === number) await meet();
    return secret.client.send(command);
  };
  return { send } as unknown as SecretsManagerClient;
}
const REQUESTS = [0, 1, 2, 3];

test.each(REQUESTS)('two runs at once rotate once, whichever meets the other at request %i', async (number) => {
  await begin(meeting(number, () => begin()));
  const { accepted } = ringNow();
  expect(accepted).toHaveLength(2);
  clock.now = ROTATION_WAIT_MS;
  await Promise.allSettled([finish(meeting(number, () => finish()))]);
  expect(ringNow()).toMatchObject({ current: accepted[1], accepted: [accepted[1], accepted[0]] });
});

test.each(REQUESTS)('a run killed before request %i is finished by the next', async (number) => {
  const die = async () => {
    throw new Error('killed');
  };
  await begin(meeting(number, die)).catch(() => undefined);
  await begin();
  clock.now = ROTATION_WAIT_MS;
  await finish(meeting(number, die)).catch(() => undefined);
  await finish().catch(() => undefined);
  expect(await readRotation(secret.client, ARN, clock.now)).toEqual({ is: 'at-rest' });
  expect(ringNow().accepted).toHaveLength(2);
});

/** The other runs that a `begin --revoke` may meet: two kinds of begin, and the finish of an ordinary rotation. */
const OTHERS = {
  begin: () => begin(),
  'begin --revoke': () => begin(secret.client, true),
  finish: () => finish(),
};
const MEETINGS = (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).flatMap((other) =>
  ([true, false] as const).flatMap((isUnderWay) => [0, 1, 2, 3, 4, 5].map((number) => ({ other, isUnderWay, number }))),
);

test.each(MEETINGS)(
  'the earlier keys end whichever run a begin --revoke meets: %o',
  async ({ other, isUnderWay, number }) => {
    if (isUnderWay) await begin();
    clock.now = ROTATION_WAIT_MS;
    const earlier = ringNow().accepted;
    const meet = () => OTHERS[other]().catch(() => undefined);
    expect(await begin(meeting(number, meet), true)).toMatchObject({ isRevoking: true });
    expect(await readRotation(secret.client, ARN, clock.now)).toMatchObject({ is: 'spreading', isRevoking: true });
    clock.now = 2 * ROTATION_WAIT_MS;
    await finish();
    const { current, accepted } = ringNow();
    expect(accepted).toEqual([current]);
    expect(earlier).not.toContain(current);
  },
);

test.each(['begin', 'finish'] as const)(
  'a begin --revoke that an ordinary %s meets at any request wins',
  async (step) => {
    for (const number of REQUESTS) {
      clock.now += ROTATION_WAIT_MS;
      if (step === 'finish') {
        await begin();
        clock.now += ROTATION_WAIT_MS;
      }
      const run = step === 'begin' ? begin : finish;
      await Promise.allSettled([run(meeting(number, () => begin(secret.client, true)))]);
      await begin(secret.client, true);
      clock.now += ROTATION_WAIT_MS;
      await finish();
      expect(ringNow().accepted).toEqual([ringNow().current]);
    }
  },
);

test.each(REQUESTS)('a begin --revoke killed before request %i is repeated', async (number) => {
  await begin();
  const die = async () => {
    throw new Error('killed');
  };
  await begin(meeting(number, die), true).catch(() => undefined);
  expect(await begin(secret.client, true)).toMatchObject({ isRevoking: true });
  clock.now = ROTATION_WAIT_MS;
  expect(await finish()).toEqual({ is: 'at-rest' });
  expect(ringNow().accepted).toEqual([ringNow().current]);
});
