import type { BlogPageReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { drawBlogHead } from './blog-head.ts';

const site = 'https://waves.example';
const PICTURE = `/uploads/${'a'.repeat(20)}-1600x1067.webp`;

function pictureIn(featured_image: string | null): string[] {
  const post = {
    title: 'Reading a <buoy>',
    lang: 'en',
    langs: ['en'],
    meta: { canonical_link: null },
    tags: [],
    topic: null,
    user: { id: 1, name: 'Mara', summary: '', avatar: null, default_avatar: '/avatar.svg' },
    published_at: '2026-11-07T13:00:00.000Z',
    updated_at: '2026-11-07T13:00:00.000Z',
    featured_image,
    featured_image_alt: 'A buoy in a swell',
  };
  const reply = { kind: 'post', post, more: [] } as unknown as BlogPageReply;
  const about = { title: 'Reading a buoy', description: 'What its numbers say.', after: undefined } as const;
  const head = drawBlogHead({ site, path: '/blog/1/reading-a-buoy', reply, language: 'en', ...about });
  return [...head.matchAll(/property="og:image(:?\w*)" content="([^"]*)"/g)].map(
    ([, part, value]) => `${part} ${value}`,
  );
}

test('a link to a post is shown with the post’s own picture and its size, else with the site’s', () => {
  expect(pictureIn(PICTURE)).toEqual([
    ` ${site}${PICTURE}`,
    ':type image/webp',
    ':width 1600',
    ':height 1067',
    ':alt A buoy in a swell',
  ]);
  const own = [` ${site}/share-picture.png`, ':width 1200', ':height 630', ':alt Reading a &lt;buoy&gt;'];
  expect(pictureIn(null)).toEqual(own);
  expect(pictureIn('/elsewhere.png')).toEqual(own);
});
