import { callAs } from '@groundswell/accounts/testing/call-as';
import type { Person } from '@groundswell/accounts/testing/use-people';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { handler as buyGift } from '../buy-gift.ts';
import { handler as showGift } from '../show-gift.ts';
import { handler as updatePayment } from '../update-payment.ts';
import type { PaymentsInTest } from './use-payments.ts';

export interface BoughtGift {
  readonly secret: string;
  readonly intent: string;
  readonly code: string;
  readonly promoId: string;
}

/** Gives a test file the actions of people with gift cards. */
export function useGifts(payments: PaymentsInTest) {
  let purchases = 0;
  let networks = 0;
  /** Each call comes from its own network, because limits count by network. */
  const from = () => ({
    address: `203.${Math.floor(++networks / 62_500)}.${Math.floor(networks / 250) % 250}.${networks % 250}`,
  });
  const gifts = {
    newSecret: () => `a-secret-of-purchase-${String(++purchases).padStart(4, '0')}`,
    from,
    begin(secret: string, over = {}, network = from()) {
      const order = {
        secret,
        agreed: AGREED_VERSIONS,
        from_name: 'Ann',
        from_email: 'ann@example.com',
        to_name: 'Bob',
        to_email: 'bob@example.com',
        message: 'Have a good year.',
        ...over,
      };
      return callAs(buyGift, undefined, { body: order, ...network });
    },
    show: async (secret: string) => (await callAs(showGift, undefined, { body: { secret }, ...from() })).body,
    intentOf: ({ body }: { body: Record<string, unknown> }) => String(body.client_secret).split('_secret_')[0] ?? '',
    /** Pays a gift as the card form does. */
    pay: (intent: string, number = 'pm_card_visa') =>
      payments.at.stripe.paymentIntents.confirm(intent, { payment_method: number }),
    async buy(over = {}, number?: string, network = from()): Promise<BoughtGift> {
      const secret = gifts.newSecret();
      const intent = gifts.intentOf(await gifts.begin(secret, over, network));
      await gifts.pay(intent, number);
      await payments.processEvents();
      await payments.doWork();
      const { code } = await gifts.show(secret);
      return { secret, intent, code: String(code), promoId: `gift_${String(code).replaceAll('-', '')}` };
    },
    redeem: (who: Person, promotionCodeId: string, quote?: string) =>
      callAs(updatePayment, who, { body: { promotionCodeId, quote }, ...from() }),
    async dispute(intent: string) {
      const { books, charges } = payments.at.provider;
      const charge = books.list('charge').find(({ payment_intent }) => payment_intent === intent);
      if (charge) charges.dispute(charge);
      await payments.processEvents();
      await payments.doWork();
    },
    async refund(intent: string) {
      await payments.at.stripe.refunds.create({ payment_intent: intent });
      await payments.processEvents();
      await payments.doWork();
    },
  };
  return gifts;
}
