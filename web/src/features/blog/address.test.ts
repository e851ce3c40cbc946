import { expect, test } from 'vitest';
import { blogPageAt } from './address.ts';
import { initialsOf } from './author-face.tsx';
import { postDate, postDay } from './post-date.ts';

test.each([
  ['/blog', 'getBlog'],
  ['/blog/tags', 'getBlogTags'],
  ['/blog/topics/the-sea', 'getBlogTopic'],
  ['/blog/7', 'getBlogAuthor'],
  ['/blog/7/reading-a-buoy', 'getBlogPost'],
  ['/blog/preview/a-token', 'getBlogPreview'],
])('%s is drawn from %s', (path, call) => {
  expect(blogPageAt(path)?.call).toBe(call);
});

test.each(['/', '/blogs', '/blog/captain', '/blog/0', '/blog/7/a/b'])('%s is no page of the blog', (path) => {
  expect(blogPageAt(path)).toBeUndefined();
});

test('a date is in UTC, in the order of its language', () => {
  const at = '2026-11-01T00:30:00.000Z';
  expect(postDay(at, 'en')).toBe('Nov 1');
  expect(postDate(at, 'en')).toBe('Nov 1, 2026');
});

test('an author without a picture shows initials, a single one for a name without spaces', () => {
  expect(['Mara Okafor', ' Ana María de la Cruz', '玛拉'].map(initialsOf)).toEqual(['MO', 'AC', '玛']);
});
