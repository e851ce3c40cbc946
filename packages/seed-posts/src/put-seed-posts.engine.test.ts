import { labels, posts, publishedPosts } from '@groundswell/data/blog';
import { useTable } from '@groundswell/data/testing/use-table';
import { expect, test } from 'vitest';
import { putSeedPosts } from './put-seed-posts.ts';
import { readSeedPosts } from './read-seed-posts.ts';

useTable();
const SLUG = 'reading-a-buoy';
const now = Date.now();

test('the first posts are put once, and what an editor did to them stays', async () => {
  const count = readSeedPosts('Groundswell').length;
  // The two runs overlap, as those of two deployments may.
  const both = await Promise.all([putSeedPosts('Groundswell'), putSeedPosts('Groundswell')]);
  expect(both.reduce((sum, { put }) => sum + put, 0)).toBe(count);
  const { cards } = await publishedPosts.list('ALL', { page: 1, size: 50 }, now);
  expect(cards).toHaveLength(count);

  const post = await publishedPosts.findBySlug(SLUG, now);
  const standing = post && (await posts.findStanding(post.id));
  if (!standing) return expect.fail();
  const { post: kept } = standing;
  const withdrawn = { post: { ...kept, state: 'draft' as const, revision: kept.revision + 1 } };
  expect(await posts.write(standing, withdrawn, { now: Date.now() })).toBeUndefined();
  await labels.save('tags', 'swell', { en: 'groundswell' });
  expect(await putSeedPosts('Groundswell')).toEqual({ put: 0, existing: count });
  expect(await publishedPosts.findBySlug(SLUG, now)).toBeUndefined();
  expect((await labels.find('tags', 'swell'))?.names.en).toBe('groundswell');
});

test('every post is counted in its topic and tags, and has its HTML in three languages', async () => {
  const post = await publishedPosts.findBySlug('whose-wave-is-it', now);
  expect(Object.keys(post?.bodies ?? {}).sort()).toEqual(['en', 'es', 'zh-CN']);
  expect(post?.bodies.es?.html).toContain('<h2>');
  expect((await labels.find('topics', 'in-the-water'))?.posts).toBe(1);
});
