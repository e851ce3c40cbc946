import { plainEmails } from '@groundswell/contracts';

/** Words of any language: a Chinese sentence has no spaces. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text in plain letters, so that 'prevision' finds 'Previsión'. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  // All segments of a post at once take tens of megabytes.
  for (const { segment, isWordLike } of segmenter.segment(plainEmails(text))) if (isWordLike) words.push(segment);
  return words;
}

/** Each word of HTML of our own making once, plain, with a blank between. */
export function wordsOfHtml(html: string): string {
  const text = html.replaceAll(/<[^>]*>|&[a-z]+;|&#\w+;/gi, ' ');
  return [...new Set(searchWords(text))].join(' ');
}

/** Characters of a shard's words: compressed, the 32 of them are read by one Query, which is a megabyte. */
const SHARD_MOST = 80_000;

interface Words {
  readonly id: string;
  readonly publishedAt?: number;
  readonly body?: string;
}

/** Words by ids, as they fit into a shard: the texts of the oldest posts are left out first, their titles never. */
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
