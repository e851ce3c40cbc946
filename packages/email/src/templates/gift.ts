import { displayEmail } from '@groundswell/contracts';
import { dateText } from '@groundswell/present';
import type { GiftBoughtEmail, GiftEmail, GiftEndedEmail, GiftExpiringEmail, GiftRedeemedEmail } from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts a gift card: its giver, its code, and where to redeem it. */
export function draftGift(letter: GiftEmail, { words, site, lang }: DraftContext): Draft {
  const { gift } = words;
  const { fromName, toName, message, usableUntil, code } = letter;
  return {
    subject: gift.subject(fromName),
    preheader: gift.lead(fromName),
    blocks: [
      { block: 'heading', text: gift.heading(toName) },
      { block: 'lead', text: gift.lead(fromName) },
      ...(message === '' ? [] : [{ block: 'quote' as const, text: message }]),
      { block: 'code', text: code },
      { block: 'button', link: { label: gift.redeem, url: redemptionUrl(site, code) } },
      { block: 'paragraph', text: gift.how },
      { block: 'quiet', text: gift.usableUntil(dateText(usableUntil, lang)) },
    ],
    footer: { text: gift.why(fromName), links: [] },
  };
}

/** Drafts the receipt of a gift card. */
export function draftGiftBought(letter: GiftBoughtEmail, { words, site, lang }: DraftContext): Draft {
  const { giftBought } = words;
  const { toName, toEmail, sendAt, price, usableUntil, code } = letter;
  const delivery =
    toEmail === undefined
      ? giftBought.printed
      : sendAt === undefined
        ? giftBought.mailed(displayEmail(toEmail))
        : giftBought.mailedOn(displayEmail(toEmail), dateText(sendAt, lang));
  return {
    subject: giftBought.subject(toName),
    preheader: delivery,
    blocks: [
      { block: 'heading', text: giftBought.subject(toName) },
      { block: 'lead', text: delivery },
      { block: 'facts', facts: [{ label: giftBought.paid, value: price }] },
      { block: 'code', text: code },
      { block: 'button', link: { label: giftBought.open, url: redemptionUrl(site, code) } },
      { block: 'quiet', text: words.gift.usableUntil(dateText(usableUntil, lang)) },
    ],
    footer: { text: giftBought.why, links: [] },
  };
}

export function draftGiftRedeemed(letter: GiftRedeemedEmail, { words, site, lang }: DraftContext): Draft {
  const { giftRedeemed, plan } = words;
  const { fromName, tier, until, endsThen } = letter;
  const day = dateText(until, lang);
  const lead = giftRedeemed.lead(fromName, tier, day);
  return {
    subject: giftRedeemed.subject(tier, day),
    preheader: lead,
    blocks: [
      { block: 'heading', text: giftRedeemed.subject(tier, day) },
      { block: 'lead', text: lead },
      { block: 'paragraph', text: endsThen ? giftRedeemed.endsThen : giftRedeemed.goesOn },
      { block: 'button', link: { label: plan.open, url: `${site}/?subscription` } },
    ],
    footer: { text: giftRedeemed.why, links: [] },
  };
}

export function draftGiftExpiring(letter: GiftExpiringEmail, { words, site, lang }: DraftContext): Draft {
  const { gift, giftExpiring } = words;
  const { fromName, toName, usableUntil, code } = letter;
  const day = dateText(usableUntil, lang);
  return {
    subject: giftExpiring.subject(day),
    preheader: giftExpiring.lead(fromName, toName),
    blocks: [
      { block: 'heading', text: giftExpiring.subject(day) },
      { block: 'lead', text: giftExpiring.lead(fromName, toName) },
      { block: 'code', text: code },
      { block: 'button', link: { label: gift.redeem, url: redemptionUrl(site, code) } },
      { block: 'paragraph', text: gift.how },
    ],
    footer: { text: giftExpiring.why(fromName, toName), links: [] },
  };
}

/** Drafts the notice of a gift card whose payment was refunded. */
export function draftGiftEnded({ fromName, isRedeemed }: GiftEndedEmail, { words }: DraftContext): Draft {
  const { giftEnded } = words;
  const outcome = isRedeemed ? giftEnded.redeemed : giftEnded.unused;
  return {
    subject: giftEnded.subject,
    preheader: outcome,
    blocks: [
      { block: 'heading', text: giftEnded.subject },
      { block: 'lead', text: giftEnded.lead(fromName) },
      { block: 'paragraph', text: outcome },
      { block: 'paragraph', text: giftEnded.ask(fromName) },
    ],
    footer: { text: giftEnded.why, links: [] },
  };
}

/** Returns the address that redeems a code. The code is in the fragment, so no server logs it. */
function redemptionUrl(site: string, code: string): string {
  return `${site}/gift#${code}`;
}
