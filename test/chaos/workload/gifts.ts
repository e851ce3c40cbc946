import { AGREED_VERSIONS } from '@groundswell/contracts';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import type { Gift, Ledger } from './ledger.ts';
import type { Joined } from './members.ts';
import { createPerson, type PeopleWorld } from './person.ts';

/** Buys a gift card for a member, and pays it by card. */
export async function buyGift(world: PeopleWorld, ledger: Ledger, toEmail: string): Promise<void> {
  const buyer = createPerson(world, 'cora');
  const secret = `a-secret-of-cora-${'0'.repeat(10)}`;
  const names = { from_name: 'Cora', from_email: buyer.email, to_name: 'Ben', to_email: toEmail };
  const order = { secret, agreed: AGREED_VERSIONS, lang: 'en', message: 'Have a good year.', ...names };
  const begun = await buyer.ask('buyGift', { body: order }, false);
  if (begun.status !== 200) throw new Error(`No gift: ${begun.text}`);
  const clientSecret = String(begun.body.client_secret);
  const [intent = ''] = clientSecret.split('_secret_');
  await world.enterCard('4242424242424242', async () => clientSecret);
  for (;;) {
    const { body } = await buyer.ask('showGift', { body: { secret } }, false);
    if (body.code) return void ledger.gifts.push({ secret, intent, code: body.code });
    await world.sleep(2 * MINUTE_MS);
  }
}

/** Waits for the gift card that somebody else buys, and redeems it. */
export async function redeemGift(world: PeopleWorld, ledger: Ledger, [person, member]: Joined): Promise<void> {
  const gift = await waitForGift(world, ledger);
  const promotionCodeId = `gift_${gift.code.replaceAll('-', '')}`;
  for (;;) {
    const { status, body, text } = await person.ask('updatePayment', { body: { promotionCodeId } });
    const { tier } = (await world.product.data.accounts.find(member.userId)) ?? {};
    // After a lost reply, the card may be redeemed already.
    if ((status === 200 && body.success) || (tier === 'Pro' && /gift-redeemed|redeemed/.test(text))) break;
    if (status !== 409 && status !== 404) throw new Error(`No gift redeemed: ${text}`);
    await world.sleep(5 * MINUTE_MS);
  }
  gift.redeemedBy = member.userId;
  member.plan = 'Pro';
}

async function waitForGift(world: PeopleWorld, { gifts }: Ledger): Promise<Gift> {
  for (;;) {
    const [gift] = gifts;
    if (gift) return gift;
    await world.sleep(HOUR_MS / 4);
  }
}
