import { expect, test } from 'vitest';
import { TAGS, TOPICS } from './labels.ts';
import { readSeedPosts } from './read-seed-posts.ts';

const posts = readSeedPosts('Ground Swell');

test('at least eight posts come with the site, each in three languages and of one shape', () => {
  expect(posts.length).toBeGreaterThanOrEqual(8);
  const shapeOf = (markdown: string) =>
    markdown.split('\n').flatMap((line) => /^(?:#+|\d+\.|-|\|(?=[^-]))/.exec(line)?.[0] ?? []);
  for (const { slug, texts } of posts)
    for (const text of Object.values(texts)) {
      expect([slug, shapeOf(text.markdown)]).toEqual([slug, shapeOf(texts.en.markdown)]);
      expect(text.title.length).toBeLessThanOrEqual(120);
      expect(text.summary.length).toBeLessThanOrEqual(300);
    }
});

test('the posts that the site links to are there, by their addresses', () => {
  const slugs = posts.map(({ slug }) => slug);
  for (const slug of ['recommended-surf-trip', 'new-custom-surf-alerts', 'about-ground-swell-founder-mara-okafor'])
    expect(slugs).toContain(slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('a text links to the same places in every language', () => {
  const linksOf = (markdown: string) => [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to).sort();
  for (const { slug, texts } of posts)
    for (const { markdown } of Object.values(texts))
      expect([slug, linksOf(markdown)]).toEqual([slug, linksOf(texts.en.markdown)]);
});

test('every topic and tag has a name in three languages', () => {
  for (const { topic, tags } of posts) {
    expect(TOPICS).toHaveProperty(topic);
    for (const tag of tags) expect(TAGS).toHaveProperty(tag);
  }
});

test('no text has an unfilled placeholder', () => {
  for (const { texts } of posts) expect(JSON.stringify(texts)).not.toMatch(/\{product/);
});
