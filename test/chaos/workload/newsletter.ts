import { MINUTE_MS } from '@groundswell/durations';
import type { World } from '../world.ts';
import type { Ledger } from './ledger.ts';
import { createPerson } from './person.ts';

/** Subscribes to the newsletter without an account, and follows the mailed link. */
export async function subscribe(world: World, ledger: Ledger): Promise<void> {
  const reader = createPerson(world, 'flo');
  const ask = () => reader.ask('subscribe', { body: { email: reader.email, lang: 'en' } }, false);
  await ask();
  for (;;) {
    const token = await reader.readMail(/\/confirm[^\s]*[?#/=]([\w.-]{20,})/, 0, ask);
    const { body } = await reader.ask('confirm', { body: { token } }, false);
    if (body.valid) break;
    // Each request voids the link before it, so that a hasty reader would never get a valid one.
    await world.sleep(45 * MINUTE_MS);
    await ask();
  }
  ledger.confirmed.set(reader.email, world.scheduler.now());
}
