import { limitGifts, requireMail } from '@groundswell/accounts';
import { buyGift as buy } from '@groundswell/billing';
import { buyGift, GIFT_DAYS_AHEAD, reason } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import { endpoint, InvalidRequestError } from '@groundswell/runtime';

/** Begins the purchase of a gift card; it needs no account. */
export const handler = endpoint(buyGift, async ({ body, visitor }) => {
  requireMail();
  await limitGifts(visitor);
  const sendAt = body.send_at === undefined ? undefined : Date.parse(body.send_at);
  // The buyer chooses a date, so `sendAt` for today may lie up to a day in the past.
  const daysAhead = ((sendAt ?? Date.now()) - Date.now()) / DAY_MS;
  if (!(daysAhead > -1 && daysAhead < GIFT_DAYS_AHEAD + 1))
    throw new InvalidRequestError({ send_at: [reason('gift-date')] });
  return buy({
    secret: body.secret,
    lang: body.lang,
    fromName: body.from_name,
    fromEmail: body.from_email,
    toName: body.to_name,
    toEmail: body.to_email,
    message: body.message,
    sendAt,
    agreed: body.agreed,
    quote: body.quote,
  });
});
