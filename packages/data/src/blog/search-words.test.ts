import { expect, test } from 'vitest';
import { withinShard, wordsOfHtml } from './search-words.ts';

test('the words of a text are listed once each, without markup or accents', () => {
  const html =
    '<p>La <a href="/previsi&oacute;n" title="no">previsión</a> &amp; la <b>Previsión</b>&#39;s 海浪预报</p>';
  expect(wordsOfHtml(html)).toBe('la prevision s 海浪 预报');
});

test('a shard stays below its limit: texts of the oldest posts are left out first, and trimming again changes nothing', () => {
  const post = (at: number) => ({
    id: `post-${at}`,
    publishedAt: at,
    title: 'Reading a buoy',
    body: 'x'.repeat(20_000),
  });
  const shard = Object.fromEntries([1, 4, 2, 3, 5].map((at) => [`post-${at}`, post(at)]));
  const within = withinShard(shard);
  expect(JSON.stringify(within).length).toBeLessThanOrEqual(81_000);
  expect(Object.values(within).flatMap(({ id, body }) => (body ? [id] : []))).toEqual(['post-4', 'post-3', 'post-5']);
  expect(Object.keys(within)).toHaveLength(5);
  expect(withinShard(within)).toEqual(within);
});
