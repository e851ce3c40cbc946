import { type FaqsReply, fillText, type TextValues } from '@groundswell/contracts';
import { escapeMarkup } from '../texts/escape-markup.ts';

type Faq = FaqsReply[number];

/** Markdown links are limited to paths and fragments of this site and to https URLs. */
const LINK = /\[([^\]]+)\]\(((?:\/(?![/\\])|#|https:\/\/)[^)\s]*)\)/g;

/**
 * Presents a question, and its answer as HTML of `p`, `a` and `strong` alone; all other markup is escaped.
 * Placeholders are filled as `fillText` describes.
 */
export function presentFaq({ id, question, answer }: Faq, values: TextValues): Faq {
  const paragraphs = fillText(answer, values).split(/\n{2,}/);
  return {
    id,
    question: fillText(question, values),
    answer: paragraphs.map((one) => `<p>${inline(one)}</p>`).join(''),
  };
}

function inline(text: string): string {
  return escapeMarkup(text)
    .replace(LINK, (_, words: string, to: string) => `<a href="${to}">${words}</a>`)
    .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => `<strong>${words}</strong>`);
}
