import type { PostCard } from '@groundswell/contracts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { drawFeed, type FeedPost } from './blog-feed.ts';
import { drawBlogSitemap } from './blog-sitemap.ts';

const site = 'https://waves.example';
const card: PostCard = {
  id: 'abcdefghijkl',
  user_id: 1,
  slug: 'reading-a-buoy',
  title: 'How to read a <buoy> & more ]]>',
  summary: 'Four numbers “from” a bobbing instrument',
  featured_image: '/uploads/a-buoy.webp',
  featured_image_alt: 'A buoy',
  featured_image_caption: '',
  published_at: '2026-10-24T13:00:00.000Z',
  read_time: 4,
  tags: [{ id: 'buoys', name: 'buoys', slug: 'buoys' }],
  topic: null,
  user: { id: 1, name: 'Mara Okafor', avatar: null, default_avatar: '/avatar.svg' },
  lang: 'es',
};
const html = '<p>Somewhere <a href="/forecast/duck">off Duck</a> ]]&gt;</p><img src="/uploads/b.webp" alt="">';
const post: FeedPost = { card, html, updatedAt: new Date('2026-10-25T08:00:00Z') };
const drawn = (file: 'rss.xml' | 'atom.xml' | 'feed.json') => drawFeed(file, { site, lang: 'es', posts: [post] });
const parsed = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml);
};
const ADDRESS = `${site}/blog/1/reading-a-buoy?lang=es`;
const WHOLE = `<a href="${site}/forecast/duck">`;

test('RSS has the post whole, with its address, its day and an id that outlives its slug', () => {
  const { channel } = parsed(drawn('rss.xml')).rss;
  expect(channel.link).toBe(`${site}/blog?lang=es`);
  expect(channel.language).toBe('es');
  expect(channel['atom:link']).toMatchObject({ href: `${site}/blog/feed/rss.xml?lang=es`, rel: 'self' });
  const { item } = channel;
  expect(item.title).toContain('<buoy> & more');
  expect(item.link).toBe(ADDRESS);
  expect(new Date(item.pubDate).toISOString()).toBe(card.published_at);
  expect(item.guid['#text'] ?? item.guid).toBe(`${site}/blog#abcdefghijkl`);
  expect(item['content:encoded']).toContain(WHOLE);
  expect(item['content:encoded']).toContain(`src="${site}/uploads/b.webp"`);
});

test('Atom says when it was published, when changed, and by whom', () => {
  const { feed } = parsed(drawn('atom.xml'));
  expect(feed.id).toBe(`${site}/blog`);
  expect(feed.entry).toMatchObject({
    id: `${site}/blog#abcdefghijkl`,
    published: card.published_at,
    updated: '2026-10-25T08:00:00.000Z',
    author: { name: 'Mara Okafor', uri: `${site}/blog/1` },
    title: { type: 'html', '#text': 'How to read a &lt;buoy&gt; &amp; more ]]&gt;' },
  });
  expect([feed.entry.link].flat()[0].href).toBe(ADDRESS);
});

test('JSON Feed holds the same', () => {
  const feed = JSON.parse(drawn('feed.json'));
  expect(feed.version).toMatch(/jsonfeed\.org\/version\/1/);
  expect(feed.feed_url).toBe(`${site}/blog/feed/feed.json?lang=es`);
  const [item] = feed.items;
  expect(item).toMatchObject({
    id: `${site}/blog#abcdefghijkl`,
    url: ADDRESS,
    title: card.title,
    summary: card.summary,
  });
  expect(item.content_html).toContain(WHOLE);
});

test('a feed of a blog without posts is one too', () => {
  const empty = drawFeed('rss.xml', { site, lang: 'en', posts: [] });
  expect(parsed(empty).rss.channel.title).toContain('blog');
});

test('the sitemap names each post in each of its languages, with its picture', () => {
  const posts = [{ slug: 'a', authorId: 2, imageId: 'pic', texts: { en: {}, 'zh-CN': {} } }];
  const { urlset } = parsed(drawBlogSitemap(site, posts));
  const own = urlset.url.filter(({ loc }: { loc: string }) => loc.includes('/blog/2/a'));
  expect(own.map(({ loc }: { loc: string }) => loc)).toEqual([`${site}/blog/2/a`, `${site}/blog/2/a?lang=zh-CN`]);
  expect(own[0]['image:image']['image:loc']).toBe(`${site}/uploads/pic.webp`);
  expect(own[0]['xhtml:link'].map(({ hreflang }: { hreflang: string }) => hreflang)).toEqual(['en', 'zh-CN']);
});
