import type { FaqsReply } from '@groundswell/contracts';
import { escapeMarkup } from '../texts/escape-markup.ts';

type Faq = FaqsReply[number];

/** Markdown links are limited to paths and fragments of this site and to https URLs. */
const LINK = /\[([^\]]+)\]\(((?:\/(?![/\\])|#|https:\/\/)[^)\s]*)\)/g;

/**
 * Presents a question, and its answer as HTML of `p`, `a` and `strong` alone; all other markup is escaped. Placeholders
 * are filled before the escaping, so that their values are escaped too.
 */
export function presentFaq({ id, question, answer }: Faq): Faq {
  const paragraphs = answer.split(/\n{2,}/);
  return {
    id,
    question,
    answer: paragraphs.map((one) => `<p>${inline(one)}</p>`).join(''),
  };
}

function inline(text: string): string {
  return escapeMarkup(text)
    .replace(LINK, (_, words: string, to: string) => `<a href="${to}">${words}</a>`)
    .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => `<strong>${words}</strong>`);
}
