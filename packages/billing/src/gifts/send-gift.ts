import { queueLetter } from '@groundswell/data/letters';
import { gifts } from '@groundswell/data/plans';
import { inMoney } from '../prices.ts';
import { codeOf, inGroups } from './gift-code.ts';

/** Queues a letter about a gift; none about one whose money went back, or that was used before its day. */
export async function sendGift(giftKey: string, letter: 'gift' | 'gift-bought'): Promise<void> {
  const gift = await gifts.find(giftKey);
  if (!gift || gift.usableUntil === undefined || gift.state === 'ended') return;
  const { lang, fromName, fromEmail, toName, toEmail, message, sendAt, usableUntil } = gift;
  const code = inGroups(await codeOf(gift.id));
  const requestId = `${letter}-${giftKey}`;
  if (letter === 'gift-bought') {
    const price = inMoney(gift.priceCents, gift.currency, lang);
    await queueLetter({ letter, requestId, email: fromEmail, lang, toName, toEmail, price, sendAt, usableUntil, code });
  } else if (toEmail !== undefined && gift.state === 'paid') {
    await queueLetter({ letter, requestId, email: toEmail, lang, fromName, toName, message, usableUntil, code });
  }
}
