import { AGREED_VERSIONS } from '@groundswell/contracts';
import { MINUTE_MS } from '@groundswell/durations';
import type { Ledger, Member } from './ledger.ts';
import { createPerson, PASSWORD, type PeopleWorld, type Person } from './person.ts';

/** A person and what the product has accepted from them. */
export type Joined = [Person, Member];

/** Registers with a mailed code, and signs in. */
export async function join(world: PeopleWorld, ledger: Ledger, name: string, wantsNews: boolean): Promise<Joined> {
  const person = createPerson(world, name);
  const { email } = person;
  const registration = { email, password: PASSWORD, is_subscribed: wantsNews, units: 1, lang: 'en' };
  await person.ask('register', { body: registration }, false);
  await person.enterCode(
    async (passcode) => {
      const { body } = await person.ask('checkPassCode', { body: { email, passcode, reset: false } }, false);
      // A lost reply to the right code: the account exists already, and the password opens it.
      return body.valid || body.reason?.code === 'address-taken' || (await isMember(world, email));
    },
    () => person.ask('register', { body: registration }, false),
  );
  await person.signIn();
  const account = await world.product.data.accounts.findByEmail(email);
  if (!account) throw new Error(`${email} signed in without an account.`);
  const member: Member = { userId: account.id, favorites: new Set(), alerts: new Map() };
  ledger.members.set(email, member);
  if (wantsNews) ledger.confirmed.set(email, world.scheduler.now());
  return [person, member];
}

async function isMember(world: PeopleWorld, email: string): Promise<boolean> {
  return (await world.product.data.accounts.findByEmail(email)) !== undefined;
}

/** Adds favorites, with an alert for any surf at each. */
export async function follow(world: PeopleWorld, [person, member]: Joined, beaches: readonly number[]) {
  for (const beach of beaches) {
    const added = await person.ask('addFavorite', { params: { locationBeachId: String(beach) } });
    if (!added.body.success) throw new Error(`No favorite: ${added.text}`);
    member.favorites.add(beach);
    const alert = { favoriteId: beach, minWvht: 1, maxWvht: 0, waveCondition: 3, timeFrame: 4, active: true };
    const saved = await person.ask('saveAlert', { body: alert });
    if (!saved.body.success) throw new Error(`No alert: ${saved.text}`);
    member.alerts.set(beach, { savedAt: world.scheduler.now() });
    await world.sleep(world.random.between(0, 10 * MINUTE_MS));
  }
}

/** Sets the quiet hours to 14 to 18 o'clock, so that the alerts of the later run are held. */
export async function keepQuiet([person]: Joined): Promise<void> {
  for (const [setting, value] of Object.entries({ quietFrom: 14, quietTo: 18 }))
    await person.ask('updateSetting', { body: { setting, value } });
}

/** Enters a card and begins a plan. */
export async function buyPlan(world: PeopleWorld, [person, member]: Joined, number: string): Promise<void> {
  const id = await world.enterCard(number, async () => String((await person.ask('stripeIntent')).body.client_secret));
  for (let tries = 0; tries < 50; tries++) {
    const { status, body, text } = await person.ask('updatePayment', {
      body: { payment_method: id, agreed: AGREED_VERSIONS, isPremium: false },
    });
    if (status === 200 && body.success) break;
    // After a lost reply, the plan may have begun.
    if (await hasPlan(world, member)) break;
    if (status !== 409) throw new Error(`No plan: ${status} ${text}`);
    await world.sleep(5 * MINUTE_MS);
  }
  member.plan = 'Pro';
}

async function hasPlan(world: PeopleWorld, { userId }: Member): Promise<boolean> {
  return (await world.product.data.accounts.find(userId))?.tier === 'Pro';
}

/** Deletes the account, with a mailed code. */
export async function leave(world: PeopleWorld, [person, member]: Joined): Promise<void> {
  const askCode = () => person.ask('newOwnCode', { body: { deletes: true } });
  for (let tries = 0; tries < 50; tries++) {
    await askCode();
    await person.enterCode(
      async (passcode) => (await person.ask('checkOwnCode', { body: { passcode } })).body.success === true,
      askCode,
    );
    const isGone = await tryToDelete(world, person, member);
    if (isGone) break;
  }
  member.deletedAt = world.scheduler.now();
}

async function tryToDelete(world: PeopleWorld, person: Person, { userId }: Member): Promise<boolean> {
  const gone = async () => (await world.product.data.accounts.find(userId)) === undefined;
  for (let tries = 0; tries < 20; tries++) {
    const reply = await person.askOnce('deleteAccount');
    if (reply?.status === 200 || (await gone())) return true;
    if (reply?.status === 422) return false;
    await world.sleep(world.random.between(0, MINUTE_MS));
  }
  return false;
}
