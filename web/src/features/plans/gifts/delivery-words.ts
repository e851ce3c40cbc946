import { displayEmail } from '@groundswell/contracts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import type { Order } from './order.ts';

/** Returns how a gift card is delivered, as a sentence. */
export function deliveryWords({ way, toEmail, day }: Order): string {
  if (way === 'print') return m.gift_by_print();
  if (way === 'now') return m.gift_by_mail({ email: displayEmail(toEmail) });
  // Midday UTC keeps the date the same in every time zone.
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T12:00Z`),
  );
  return m.gift_by_mail_on({ email: displayEmail(toEmail), day: date });
}
