import { randomUUID } from 'node:crypto';
import { type BodyOf, contact, reason, TIDE_CHART_PRICES } from '@groundswell/contracts';
import { queueLetter } from '@groundswell/data/letters';
import { takeLetterTurn } from '@groundswell/letters';
import { findTideBeach } from '@groundswell/pages/tide-chart';
import { endpoint, InvalidRequest } from '@groundswell/runtime';

/** A message to the product's own people, mailed with the writer's address as the reply address. */
export const handler = endpoint(contact, async ({ body, visitor, site }) => {
  const { email, name, message, subject, business, phone } = body;
  const requestId = randomUUID();
  const number = subject === 'Tide Charts Order' ? `TC-${requestId.slice(0, 8).toUpperCase()}` : undefined;
  const order = number && `${number}: ${describeOrder(body, site)}`;
  await takeLetterTurn('contact', visitor);

  // Only the form for advertisers has these two fields.
  const firm = subject === 'Advertising Contact' ? { business, phone } : {};
  const letter = { letter: 'contact', requestId, lang: 'en', email, name, message, subject } as const;
  await queueLetter({ ...letter, ...firm, ...(order && { order }) });
  // Nothing is mailed to whoever orders: anybody could type a stranger's address. The page shows the number.
  return { valid: true, ...(number && { order: number }) };
});

/** '5000 cards, $170, Folly Beach, from 2026-12, feet: https://…', by our own prices; what cannot be printed is refused. */
function describeOrder({ order }: BodyOf<typeof contact>, site: string): string {
  if (!order) throw new InvalidRequest({ order: [reason('order-missing')] });
  const { beach, station } = findTideBeach(order, Date.now());
  const { cards, from, units } = order;
  const paper = `${site}/papers/tide-charts/${beach.slug}?from=${from}&units=${units}`;
  const what = [
    `${cards} cards`,
    `$${TIDE_CHART_PRICES[cards]}`,
    beach.name,
    `from ${from}`,
    units === 2 ? 'metres' : 'feet',
  ];
  return `${what.join(', ')}, tides of ${station.name}: ${paper}`;
}
