import { type Evidence, type RestingWorld, rowsOf } from './evidence.ts';

/** Each plan in the table is one running subscription at the provider, with the same tier, and the other way round. */
export function plansMatchTheProvider(evidence: Evidence<RestingWorld>): string[] {
  const { world, ledger } = evidence;
  const { books } = world.services.cards.provider;
  const running = books.list('subscription').filter(({ status }) => status === 'active' || status === 'trialing');
  return [...ledger.members].flatMap(([email, { userId, plan, deletedAt }]) => {
    const own = running.filter(({ metadata }) => metadata.userId === userId);
    const account = rowsOf(evidence, `USER#${userId}`).find(({ type }) => type === 'account');
    const expected = plan && deletedAt === undefined ? 1 : 0;
    return [
      ...(own.length === expected ? [] : [`${email} has ${own.length} subscriptions, not ${expected}.`]),
      ...(deletedAt !== undefined || account?.tier === (plan ?? 'Basic') ? [] : [`${email} is on ${account?.tier}.`]),
    ];
  });
}

/** A payment is made once: a trial costs nothing, and a gift card was paid once and is one card. */
export function paymentsAreMadeOnce(evidence: Evidence<RestingWorld>): string[] {
  const { world, ledger } = evidence;
  const { books } = world.services.cards.provider;
  const charges = books.list('charge').filter(({ status }) => status === 'succeeded');
  const paid = charges.filter(({ payment_intent }) => ledger.gifts.some(({ intent }) => intent === payment_intent));
  const cards = rowsOf(evidence, 'GIFT#');
  return [
    ...(charges.length === paid.length ? [] : [`${charges.length - paid.length} charges are for nothing.`]),
    ...(paid.length === ledger.gifts.length
      ? []
      : [`${ledger.gifts.length} gift cards were paid ${paid.length} times.`]),
    ...ledger.gifts.flatMap(({ intent, redeemedBy }) => {
      const own = cards.filter(({ paymentId }) => paymentId === intent);
      const state = redeemedBy === undefined ? 'paid' : 'redeemed';
      const isRight = own.length === 1 && own[0]?.state === state && own[0]?.redeemedBy === redeemedBy;
      return isRight ? [] : [`The gift card of ${intent} is ${JSON.stringify(own)}, not ${state}.`];
    }),
  ];
}

/** A redeemed gift card gives one year of Pro, not less and not more. */
export function giftsGiveOneYear({ world, ledger }: Evidence<RestingWorld>): string[] {
  const { books } = world.services.cards.provider;
  return ledger.gifts.flatMap(({ redeemedBy }) => {
    const [own] = books.list('subscription').filter(({ metadata }) => metadata.userId === redeemedBy);
    if (redeemedBy === undefined) return [];
    const until = own?.trial_end ?? own?.cancel_at ?? 0;
    const days = Math.round((until - world.startedAt / 1000) / 86_400);
    return days >= 364 && days <= 366 ? [] : [`The gift card gave ${days} days.`];
  });
}
