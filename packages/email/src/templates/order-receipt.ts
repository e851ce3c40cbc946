import { dateFormat } from '@groundswell/present';
import type { OrderReceiptEmail } from '../email.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts the receipt of an order of printed tide charts, with the order number. Nothing is paid yet. */
export function draftOrderReceipt(letter: OrderReceiptEmail, { words, site, lang }: DraftContext): Draft {
  const { labels, ...order } = words.orderReceipt;
  const { number, cards, price, beach, fromAt, untilAt, paper } = letter;
  const month = dateFormat(lang, { month: 'long', year: 'numeric' });
  return {
    subject: order.subject(number),
    preheader: order.lead,
    blocks: [
      { block: 'heading', text: order.subject(number) },
      { block: 'lead', text: order.lead },
      {
        block: 'facts',
        facts: [
          { label: labels.number, value: number },
          { label: labels.beach, value: beach },
          { label: labels.months, value: order.months(month.format(fromAt), month.format(untilAt)) },
          { label: labels.cards, value: cards.toLocaleString('en-US') },
          { label: labels.price, value: price },
        ],
      },
      { block: 'button', link: { label: order.open, url: `${site}${paper}&lang=${lang}` } },
      { block: 'quiet', text: order.next },
    ],
    footer: { text: order.why, links: [] },
  };
}
