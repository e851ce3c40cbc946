import { createHash, randomUUID } from 'node:crypto';
import { userEndpoint } from '@groundswell/accounts';
import { type BodyOf, contact, reason, TIDE_CHART_MONTHS_A_SIDE, TIDE_CHART_PRICES } from '@groundswell/contracts';
import { type Limit, limits } from '@groundswell/data';
import { queueEmail } from '@groundswell/data/email';
import { acquireSendSlot } from '@groundswell/email-delivery';
import { findTideBeach } from '@groundswell/page-rendering/tide-chart';
import { addMonths } from '@groundswell/present';
import { InvalidRequestError } from '@groundswell/runtime';

/**
 * A message with the same id counts as sent for an hour. The form retries after a lost reply within that hour, so the
 * message is not sent twice.
 */
const ONCE_AN_HOUR: Limit = { most: 1, perS: 3600 };

/** Sends a message to the site's team, with the writer's address as Reply-To. */
export const handler = userEndpoint(contact, async ({ body, user: maybeUser, visitor, site }) => {
  const { email, name, message, subject, business, phone } = body;
  const requestId = deriveRequestId(body);
  const order = subject === 'Tide Charts Order' ? readOrder(body, requestId) : undefined;
  const reply = { valid: true, ...(order && { order: order.receipt.number }) };
  const user = await maybeUser;
  if (await limits.isReached('contact-sent', requestId, ONCE_AN_HOUR)) return reply;
  await acquireSendSlot('contact', visitor, user?.id);

  // Only the form for advertisers has these two fields.
  const firm = subject === 'Advertising Contact' ? { business, phone } : {};
  const letter = { letter: 'contact', requestId, lang: 'en', email, name, message, subject } as const;
  await queueEmail({ ...letter, ...firm, ...(order && { order: `${order.line}: ${site}${order.receipt.paper}` }) });
  // The typed address may belong to another person, so the receipt goes only to the account's own address. A visitor
  // without an account sees the order's number on the page.
  if (order && user)
    await queueEmail({ letter: 'order-receipt', requestId: `order-${requestId}`, userId: user.id, ...order.receipt });
  // If this write fails, a retry of the form counts against the sender's limit again, but the mailing job still sends
  // the message once.
  await limits.take('contact-sent', requestId, ONCE_AN_HOUR).catch(() => undefined);
  return reply;
});

/**
 * Builds the order line 'TC-1A2B3C4D: 5000 cards, $170, Folly Beach, from 2026-12, feet', with the server's own prices.
 * It refuses an order that cannot be printed.
 */
function readOrder({ order }: BodyOf<typeof contact>, requestId: string) {
  if (!order) throw new InvalidRequestError({ order: [reason('order-missing')] });
  const { beach, station } = findTideBeach(order, Date.now());
  const { cards, from, units } = order;
  const number = `TC-${requestId.slice(0, 8).toUpperCase()}`;
  const price = `$${TIDE_CHART_PRICES[cards]}`;
  const paper = `/papers/tide-charts/${beach.slug}?from=${from}&units=${units}`;
  const measure = units === 2 ? 'metres' : 'feet';
  const what = [`${cards} cards`, price, beach.name, `from ${from}`, measure, `tides of ${station.name}`];
  const beginOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);
  const [fromAt, untilAt] = [beginOf(from), beginOf(addMonths(from, 2 * TIDE_CHART_MONTHS_A_SIDE - 1))];
  return {
    line: `${number}: ${what.join(', ')}`,
    receipt: { number, cards, price, beach: beach.name, fromAt, untilAt, paper },
  };
}

/**
 * Derives the request id from the message. The form's retry after a lost reply gets the same id, so it is mailed once.
 */
function deriveRequestId({ requestId, ...said }: BodyOf<typeof contact>): string {
  if (requestId === undefined) return randomUUID();
  const digest = createHash('sha256').update(JSON.stringify([requestId, said]));
  return digest.digest('hex').slice(0, 32);
}
