import { accounts } from '@groundswell/data/accounts';
import { type GiftEmailName, queueEmail } from '@groundswell/data/email';
import { gifts, type StoredGift } from '@groundswell/data/plans';
import { inMoney } from '../money-words.ts';
import { codeOf, inGroups } from './gift-code.ts';
import { isUsable } from './print-gift.ts';

/** Queues an email about a gift, unless the gift's current state contradicts the email, for example after a refund. */
export async function sendGift(giftKey: string, letter: GiftEmailName): Promise<void> {
  const gift = await gifts.find(giftKey);
  if (gift?.usableUntil === undefined) return;
  const { lang, fromName, fromEmail, toName, toEmail, message, sendAt, usableUntil } = gift;
  const requestId = `${letter}-${giftKey}`;
  if (letter === 'gift-ended') {
    const reader = gift.state === 'ended' ? await recipientOfEnd(gift, usableUntil) : undefined;
    const isRedeemed = gift.redeemedBy !== undefined;
    return reader && queueEmail({ letter, requestId, ...reader, fromName, isRedeemed });
  }
  const code = inGroups(await codeOf(gift.id));
  const card = { requestId, lang, toName, usableUntil, code };
  if (letter === 'gift-bought') {
    if (gift.state === 'ended') return;
    const price = inMoney(gift.priceCents, gift.currency, lang);
    return queueEmail({ letter, ...card, email: fromEmail, toEmail, price, sendAt });
  }
  if (!isUsable(gift)) return;
  if (letter === 'gift-expiring') return queueEmail({ letter, ...card, email: toEmail ?? fromEmail, fromName });
  if (toEmail !== undefined) return queueEmail({ letter, ...card, email: toEmail, fromName, message });
}

/**
 * Returns the recipient of the email about an ended gift: the user who redeemed it, else the person whom the code was
 * mailed to.
 */
async function recipientOfEnd({ redeemedBy, toEmail, sendAt = 0, lang }: StoredGift, usableUntil: number) {
  if (redeemedBy !== undefined) {
    const account = await accounts.find(redeemedBy);
    return account && { email: account.email, lang: account.lang };
  }
  const now = Date.now();
  return toEmail !== undefined && sendAt <= now && now < usableUntil ? { email: toEmail, lang } : undefined;
}
