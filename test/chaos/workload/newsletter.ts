import { MINUTE_MS } from '@groundswell/durations';
import type { World } from '../world.ts';
import type { Ledger } from './ledger.ts';
import { createPerson } from './person.ts';

const LINK = /\/confirm[^\s]*[?#/=]([\w.-]{20,})/;

/** Subscribes to the newsletter without an account, and follows the mailed link. */
export async function subscribe(world: World, ledger: Ledger): Promise<void> {
  const reader = createPerson(world, 'flo');
  const ask = () => reader.ask('subscribe', { body: { email: reader.email, lang: 'en' } }, false);
  const follow = async (token: string) => (await reader.ask('confirm', { body: { token } }, false)).body.valid === true;
  await ask();
  await reader.readMail(LINK, 0, ask);
  // Emails overtake each other, so the newest link may be one that a later request voided.
  while (!(await anyHolds(reader.listMails(LINK, 0), follow))) {
    // Each request voids the link before it, so that a hasty reader would never get a valid one.
    await world.sleep(45 * MINUTE_MS);
    await ask();
    await world.sleep(15 * MINUTE_MS);
  }
  ledger.confirmed.set(reader.email, world.scheduler.now());
}

async function anyHolds<T>(values: readonly T[], holds: (value: T) => Promise<boolean>): Promise<boolean> {
  for (const value of values) if (await holds(value)) return true;
  return false;
}
