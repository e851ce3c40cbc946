import { readFileSync } from 'node:fs';
import type { PostCard } from '@groundswell/contracts';
import { XMLParser } from 'fast-xml-parser';
import RssParser from 'rss-parser';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { drawBlogSitemap } from './blog-sitemap.ts';
import { drawFeed, type FeedPost } from './draw-feed.ts';

const site = 'https://waves.example';
const TITLE = 'How to read a <buoy> & more ]]>';
const SUMMARY = 'Four numbers <img src=x onerror=alert(1)> &amp; “more” ]]>';
const card: PostCard = {
  id: 'abcdefghijkl',
  user_id: 1,
  slug: 'reading-a-buoy',
  title: TITLE,
  summary: SUMMARY,
  featured_image: '/uploads/a-buoy.webp',
  featured_image_alt: 'A buoy',
  featured_image_caption: '',
  published_at: '2026-10-04T03:00:00.000Z',
  read_time: 4,
  tags: [{ id: 'buoys', name: 'buoys', slug: 'buoys' }],
  topic: null,
  user: { id: 1, name: 'Mara <Okafor> & Söhne', avatar: null, default_avatar: '/avatar.svg' },
  lang: 'es',
};
const html = `<p>Somewhere <a href="/forecast/duck">off Duck</a> ]]&gt; <a href="https://noaa.example">there</a></p><figure><picture><source type="image/avif" srcset="/uploads/b-480.avif 480w, /uploads/b-960.avif 960w"><img src="/uploads/b.webp" alt=""></picture></figure><div class="embed"><iframe src="https://player.vimeo.com/video/1" title="A &quot;film&quot;" sandbox="allow-scripts"></iframe></div>`;
const post: FeedPost = { card, html, updatedAt: new Date('2026-10-25T08:00:00Z') };
const LINK = `${site}/blog/1/reading-a-buoy?lang=es`;

/** A stored text with characters that XML forbids. Such texts may date from before the editor's input was sanitized. */
const OLD = 'a\uffffb\ufffec\u0000d\u000be\ud800f💥';
const old: FeedPost = {
  card: {
    ...card,
    id: 'mnopqrstuvwx',
    title: OLD,
    summary: OLD,
    user: { ...card.user, name: OLD },
    featured_image: null,
  },
  html: `<p>${OLD}</p>`,
  updatedAt: new Date('2026-10-24T08:00:00Z'),
};
const FILES = ['rss.xml', 'atom.xml'] as const;
const drawn = (file: 'rss.xml' | 'atom.xml' | 'feed.json', posts = [post, old]) =>
  drawFeed(file, { site, lang: 'es', posts });
const atomSchema = readFileSync(new URL('../../test-support/atom.rng', import.meta.url), 'utf8');

test.each([...FILES, 'sitemap.xml'] as const)('%s is well-formed for libxml2 with any text', async (file) => {
  const fileName = file;
  const image = { slug: 'a', authorId: 2, imageId: 'pic', texts: { en: {} } };
  const documents = file === 'sitemap.xml' ? [drawBlogSitemap(site, [image])] : [drawn(file), drawn(file, [])];
  for (const contents of documents) {
    const { errors } = await validateXML({
      xml: { fileName, contents },
      schema: [],
      modifyArguments: () => ['--noout', fileName],
    });
    expect(errors).toEqual([]);
  }
});

test('Atom is valid by the schema of RFC 4287, with and without posts', async () => {
  for (const contents of [drawn('atom.xml'), drawn('atom.xml', [])]) {
    const xml = { fileName: 'atom.xml', contents };
    const { valid, errors } = await validateXML({ xml, schema: [atomSchema], extension: 'relaxng' });
    expect([valid, errors]).toEqual([true, []]);
  }
});

test('the schema refuses what RFC 4287 does', async () => {
  const contents = drawn('atom.xml').replace(/<updated>[^<]*<\/updated>/, '<updated>today</updated>');
  const { valid } = await validateXML({
    xml: { fileName: 'a.xml', contents },
    schema: [atomSchema],
    extension: 'relaxng',
  });
  expect(valid).toBe(false);
});

const parser = new RssParser({ customFields: { item: ['media:content', 'author', 'content:encoded'] } });

test('a feed reader gets plain titles and the whole post of RSS, by the profile of the RSS Advisory Board', async () => {
  const feed = await parser.parseString(drawn('rss.xml'));
  expect(feed).toMatchObject({ link: `${site}/blog?lang=es`, language: 'es' });
  expect(feed.feedUrl).toBe(`${site}/blog/feed/rss.xml?lang=es`);
  const [item] = feed.items;
  expect(item).toMatchObject({
    title: TITLE,
    link: LINK,
    guid: `${site}/blog#abcdefghijkl`,
    isoDate: card.published_at,
  });
  expect(item?.creator).toBe(card.user.name);
  // RSS requires an email address in <author>, so the item names its author in <dc:creator> instead.
  expect(item?.author).toBeUndefined();
  expect(item?.['media:content'].$).toEqual({ medium: 'image', url: `${site}/uploads/a-buoy.webp` });
  // A description is HTML, so the plain summary must appear escaped and without elements.
  expect(item?.content).toBe('Four numbers &lt;img src=x onerror=alert(1)&gt; &amp;amp; “more” ]]&gt;');
  expect(feed.items[1]).toMatchObject({ title: 'abcdef💥', content: 'abcdef💥' });
});

test('RSS keeps the profile’s rules of dates, identifiers and required elements', () => {
  const { rss } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(drawn('rss.xml'));
  const { channel } = rss;
  const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
  expect(rss.version).toBe('2.0');
  for (const name of ['title', 'link', 'description']) expect(channel[name]).toEqual(expect.any(String));
  expect(channel.lastBuildDate).toMatch(RFC_822);
  expect(channel['atom:link']).toMatchObject({ rel: 'self', type: 'application/rss+xml' });
  const ids = channel.item.map(({ guid }: { guid: { isPermaLink: string; '#text': string } }) => {
    expect(guid.isPermaLink).toBe('false');
    return guid['#text'];
  });
  expect(new Set(ids).size).toBe(channel.item.length);
  for (const item of channel.item) expect(item.pubDate).toMatch(RFC_822);
  // RSS readers decode `<`, `>` and `&` in plain text only from hexadecimal references (RSS profile, “character data”).
  expect(drawn('rss.xml')).toContain('<title>How to read a &#x3C;buoy&#x3E; &#x26; more ]]&#x3E;</title>');
});

test('a post in a feed has absolute URLs only, and links in place of frames', () => {
  const { content_html } = JSON.parse(drawn('feed.json')).items[0];
  expect(content_html).toContain(`<a href="${site}/forecast/duck">`);
  expect(content_html).toContain('<a href="https://noaa.example">');
  expect(content_html).toContain(`srcset="${site}/uploads/b-480.avif 480w, ${site}/uploads/b-960.avif 960w"`);
  expect(content_html).toContain('<a href="https://player.vimeo.com/video/1">A &quot;film&quot;</a>');
  expect(content_html).not.toMatch(/<iframe|(?:href|src|srcset)="\/|, \//);
});

test('every format holds the same texts of a post', async () => {
  const { 'content:encoded': ofRss } = (await parser.parseString(drawn('rss.xml'))).items[0] ?? {};
  const [atom] = (await parser.parseString(drawn('atom.xml'))).items;
  const json = JSON.parse(drawn('feed.json'));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${site}/blog/feed/feed.json?lang=es`,
  });
  const [item] = json.items;
  expect(item).toMatchObject({ url: LINK, title: TITLE, summary: SUMMARY, authors: [{ name: card.user.name }] });
  expect(atom).toHaveProperty('id', item.id);
  expect(atom).toMatchObject({ title: TITLE, summary: SUMMARY, link: LINK, author: card.user.name });
  expect([ofRss, atom?.content]).toEqual([item.content_html, item.content_html]);
});

test('the sitemap names each post in each of its languages, with its picture', () => {
  const posts = [{ slug: 'a', authorId: 2, imageId: 'pic', texts: { en: {}, 'zh-CN': {} } }];
  const sitemap = drawBlogSitemap(site, posts);
  const { urlset } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(sitemap);
  const own = urlset.url.filter(({ loc }: { loc: string }) => loc.includes('/blog/2/a'));
  expect(own.map(({ loc }: { loc: string }) => loc)).toEqual([`${site}/blog/2/a`, `${site}/blog/2/a?lang=zh-CN`]);
  expect(own[0]['image:image']['image:loc']).toBe(`${site}/uploads/pic.webp`);
  expect(own[0]['xhtml:link'].map(({ hreflang }: { hreflang: string }) => hreflang)).toEqual(['en', 'zh-CN']);
});
