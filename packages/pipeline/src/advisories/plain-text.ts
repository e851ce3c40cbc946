/** Line breaks, other control characters, and marks that change the writing direction. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** The end of a sentence. A long text is cut after its last sentence end if that end lies in the second half. */
const SENTENCE_END = /[.!?](?=\s)/g;

/**
 * Returns a third party's text as one line of at most `most` characters, without control characters. A longer text is
 * cut after a sentence or a word. Returns undefined for an empty text.
 */
export function plainText(text: string | null | undefined, most: number): string | undefined {
  const plain = (text ?? '')
    .slice(0, 8 * most)
    .replaceAll(/<[a-z/!?][^>]*>/gi, ' ')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain || undefined;
  const head = plain.slice(0, most);
  const sentenceEnd = [...head.matchAll(SENTENCE_END)].at(-1)?.index ?? -1;
  if (sentenceEnd >= most / 2) return head.slice(0, sentenceEnd + 1);
  const wordEnd = head.lastIndexOf(' ', most - 1);
  return `${head.slice(0, wordEnd > 0 ? wordEnd : most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
