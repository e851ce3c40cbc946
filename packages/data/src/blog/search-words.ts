import { plainLetters } from '@groundswell/contracts';

/** The Chinese segmenter splits words of any language, including sentences without spaces. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a text into lower-case words without accents, so that 'prevision' finds 'Previsión'. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  // The loop avoids an array of all segments of a post, which takes tens of megabytes.
  for (const { segment, isWordLike } of segmenter.segment(plainLetters(text))) if (isWordLike) words.push(segment);
  return words;
}

/** Returns each word of our own HTML once, in lower case without accents, separated by spaces. */
export function wordsOfHtml(html: string): string {
  const text = html.replaceAll(/<[^>]*>|&[a-z]+;|&#\w+;/gi, ' ');
  return [...new Set(searchWords(text))].join(' ');
}

/**
 * The maximum number of characters of words in a shard. At this size, all 32 shards fit compressed into one Query's
 * reply of a megabyte.
 */
const SHARD_MOST = 80_000;

interface Words {
  readonly id: string;
  readonly publishedAt?: number;
  readonly body?: string;
}

/** Trims words to a shard's size. It leaves out the texts of the oldest posts first, and never their titles. */
export function withinShard<W extends Words>(shard: Readonly<Record<string, W>>): Record<string, W> {
  const bare = Object.fromEntries(Object.values(shard).map(({ body: _, ...words }) => [words.id, words as W]));
  let left = SHARD_MOST - JSON.stringify(bare).length;
  const newestFirst = Object.values(shard).toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
  for (const words of newestFirst) {
    left -= words.body?.length ?? 0;
    if (left >= 0) bare[words.id] = words;
  }
  return bare;
}
