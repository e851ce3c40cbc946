import { callAs } from '@groundswell/accounts/testing/call-as';
import { SESSION_ID } from '@groundswell/accounts/testing/token-pool';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { favorites } from '@groundswell/data/favorites';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { expect, test } from 'vitest';
import { everyCall, handlerOf, roleFor } from './support/every-call.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
useEmails();
const people = usePeople();

const FOREIGN_AUTHOR = 4242;
/** Fields that no request may set, with foreign values. The fields have the names that rows and replies use. */
const FORBIDDEN = {
  id: 'somebody-else',
  userId: 'somebody-else',
  email: 'somebody-else@example.com',
  role: 'admin',
  tier: 'Premium',
  subscription: 'Premium',
  isPremiumSubscriber: true,
  plan: { favoriteLimit: 1000, alertLimit: 1000, alertTimeFrameMax: 10 },
  favLimit: 1000,
  favoriteLimit: 1000,
  favCount: 0,
  authorId: FOREIGN_AUTHOR,
  notificationsAllowed: 1000,
  createdAt: 1,
  emailVerifiedAt: 1,
  hasPassword: false,
  socials: [{ provider: 'google', subject: 'somebody-else' }],
  mailState: 'ok',
  identityId: 'somebody-elses',
  sessions: { theirs: { signedInAt: 1, seenAt: 1, remembered: true, network: '192.0.2.0/24' } },
  browsers: ['somebody-elses'],
  apiKeys: [{ id: 'theirs', name: 'theirs', digest: 'theirs', createdAt: 1 }],
  secondFactors: { passkeys: [], recoveryCodes: [], revision: 'theirs' },
};
const IN_QUERY = Object.fromEntries(Object.entries(FORBIDDEN).map(([field, value]) => [field, String(value)]));

/**
 * Returns the fields of an account that no well-formed call may change, and whether it has a foreign session or author
 * number. Existing sessions may end. API keys have their own test.
 */
function fixedPart({ units: _units, apiKeys: _keys, authorId, sessions, ...fixed }: StoredAccount): object {
  const foreign = Object.keys(sessions).filter((id) => id !== SESSION_ID);
  return { ...fixed, foreign, hasForeignAuthor: authorId === FOREIGN_AUTHOR };
}

test.each(everyCall.filter(({ call }) => call.method !== 'GET'))(
  '$name changes only what it may in the account, whatever other fields it gets',
  async (listed) => {
    const who = await people.join({ mailState: 'complained', role: roleFor(listed.call) });
    const { email } = who.account;
    const before = fixedPart(who.account);
    const { params, query, body } = wellFormed({ email, beachId: 148, slug: 'x' })[listed.name];
    const asked = {
      params,
      query: { ...IN_QUERY, ...query },
      body: { ...FORBIDDEN, ...body },
      address: who.account.id,
    };
    expect((await callAs(await handlerOf(listed), who, asked)).status).toBeLessThan(500);
    const after = await accounts.find(who.account.id);
    expect(after && fixedPart(after)).toEqual(before);
    expect(await accounts.findByEmail(FORBIDDEN.email)).toBeUndefined();
  },
);

test('only listed settings can be set: no other field of an account can be set by name', async () => {
  const who = await people.join();
  const update = everyCall.find(({ name }) => name === 'update-setting') ?? expect.fail();
  for (const [setting, value] of Object.entries({ ...FORBIDDEN, __proto__: 'x', constructor: 'x', pk: 'x' })) {
    const { status } = await callAs(await handlerOf(update), who, { body: { setting, value: String(value) } });
    expect([setting, status]).toEqual([setting, 422]);
  }
  expect(await accounts.find(who.account.id)).toEqual(who.account);
});

test('the plan’s limits hold, whatever numbers the request contains', async () => {
  const who = await people.join();
  for (const id of [1, 2, 3, 4, 5]) await favorites.add(who.account.id, id, 5);
  const add = everyCall.find(({ name }) => name === 'add-favorite') ?? expect.fail();
  const asked = { params: { locationBeachId: '6' }, query: IN_QUERY, body: FORBIDDEN };
  expect((await callAs(await handlerOf(add), who, asked)).body).toMatchObject({
    success: false,
    favCount: 5,
    favLimit: 5,
  });
  expect((await favorites.read(who.account.id)).beachIds).toEqual([1, 2, 3, 4, 5]);
});
