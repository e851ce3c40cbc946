import { HOUR_MS } from '@groundswell/durations';
import type { World } from '../world.ts';
import { writePost } from './editor.ts';
import { buyGift, redeemGift } from './gifts.ts';
import type { Ledger } from './ledger.ts';
import { buyPlan, follow, join, keepQuiet, leave } from './members.ts';
import { subscribe } from './newsletter.ts';

/** Starts the lives of all people of a world. */
export function startLives(world: World, ledger: Ledger): void {
  const { random } = world;
  const begin = (name: string, live: () => Promise<void>) =>
    world.person(name, async () => {
      await world.sleep(random.between(0, 2 * HOUR_MS));
      await live();
    });
  begin('ann', async () => {
    const ann = await join(world, ledger, 'ann', true);
    await follow(world, ann, [1]);
    await keepQuiet(ann);
    await buyPlan(world, ann, '4242424242424242');
    await follow(world, ann, [148]);
  });
  begin('ben', async () => {
    const ben = await join(world, ledger, 'ben', false);
    await follow(world, ben, [148]);
    await redeemGift(world, ledger, ben);
  });
  begin('cora', () => buyGift(world, ledger, 'ben@example.com'));
  begin('eve', () => writePost(world, ledger));
  begin('flo', () => subscribe(world, ledger));
  begin('dan', async () => {
    const dan = await join(world, ledger, 'dan', true);
    await follow(world, dan, [1]);
    if (random.chance(0.5)) await buyPlan(world, dan, '5555555555554444');
    await world.sleep(random.between(0, 3 * HOUR_MS));
    await leave(world, dan);
  });
}
