import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { clearEdge } from '../support/clear-edge.ts';
import { untilShown } from '../support/hands.ts';
import { visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const visit = visitors();
const POST = '/blog/1/how-we-rate-the-surf';
const OLDER = 14;

const get = (path: string) => fetch(new URL(path, siteUrl), { headers: { accept: 'text/html' }, redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

/** Adds posts that are older than the existing ones, so that the existing ones keep their place in the list. */
async function putOlderPosts(): Promise<void> {
  const { environment } = await (await fetch(new URL('/_local/cloud.json', siteUrl))).json();
  Object.assign(process.env, environment);
  const { newPost, posts, toPublished } = await import('@groundswell/data/blog');
  const { publicationOf } = await import('@groundswell/blog');
  const { documentOfMarkdown } = await import('@groundswell/posts');
  for (let at = 0; at < OLDER; at += 1) {
    const publishedAt = Date.UTC(2020, 0, 1 + at);
    const empty = { imageAlt: '', imageCaption: '', seo: { title: '', description: '' } };
    const text = { title: `Older post ${at}`, summary: '', document: documentOfMarkdown('Once.'), ...empty };
    const content = { slug: `older-post-${at}`, tags: [], texts: { en: text } };
    const post = newPost(`olderpost${'abcdefghijklmn'[at]}aa`, content, { by: 1, now: publishedAt });
    await posts.write(undefined, toPublished({ post }, publicationOf(post, publishedAt)), { now: publishedAt });
  }
}

test('a post is whole without scripts, and search engines and chats are told what it is', async () => {
  const page = await textOf(`${POST}?lang=es`);
  expect(page).toContain('<html lang="es">');
  expect(page).toMatch(/<h1[^>]*>Limpio, regular, picado/);
  expect(page).toContain('Ningún laboratorio midió nunca');
  expect(page).toMatch(/<time dateTime="2026-11-07T13:00:00.000Z">7 nov 2026<\/time>/i);
  expect(page).toContain('href="/blog/tags/wind"');
  expect(page).toMatch(/<link rel="canonical" href="[^"]+how-we-rate-the-surf\?lang=es">/);
  for (const type of ['rss', 'atom', 'feed']) expect(page).toContain(`type="application/${type}+`);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(data['@graph'][1]).toMatchObject({
    '@type': 'BlogPosting',
    inLanguage: 'es',
    datePublished: '2026-11-07T13:00:00.000Z',
    author: { name: 'Mara Okafor' },
  });
});

test('all that a post needs to be read is at most 60 KB', async () => {
  const page = await textOf(POST);
  const head = page.replace(/<template[\s\S]*?<\/template>/, '');
  const files = [
    ...head.matchAll(/<(?:link rel="(?:stylesheet|preload)"[^>]* href|script[^>]* src)="(\/assets\/[^"]+)"/g),
  ];
  let bytes = brotliCompressSync(page).length;
  for (const [, file = ''] of files) {
    const content = Buffer.from(await (await get(file)).arrayBuffer());
    // Fonts are already compressed.
    bytes += file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  }
  expect(files.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

test('another writer’s number redirects to the post permanently; an unknown one is not found', async () => {
  const moved = await get('/blog/7/reading-a-buoy');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/1/reading-a-buoy']);
  for (const path of ['/blog/1/no-such-post', '/blog/99', '/blog/tags/no-such-tag', '/blog/captain'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('the list goes on as its end comes near; a post is read, and answered with its title as the subject', async () => {
  await putOlderPosts();
  await clearEdge(siteUrl);
  const [, older = ''] = /<a href="(\/blog\?after=[^"]+)" rel="next">/.exec(await textOf('/blog')) ?? [];
  // A post in another language than the list is labelled with its language.
  expect(await textOf(`${older}&lang=es`)).toContain('en inglés');
  expect(await textOf(older)).not.toContain('in English');

  const page = await visit('/blog', { viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  expect(await page.locator('main h1').innerText()).toBe('Captain’s blog');
  expect(await page.locator('main h2').count()).toBe(5);
  await page.getByRole('link', { name: /Older posts/ }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: /Older post 13/ }).waitFor();
  expect(scripts.length).toBeGreaterThan(0);

  // The blog's own search, by keyboard, finds only posts.
  await page.getByRole('button', { name: 'Search the blog' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search the blog' });
  await dialog.locator('input:focus').fill('choppy');
  await dialog.getByRole('option', { name: /Clean, fair, choppy/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Clean, fair, choppy/ }).waitFor();
  await page.getByText('Nov 7, 2026').waitFor();
  // A tab in the background has no access to the clipboard.
  await page.bringToFront();
  await untilShown(page.getByText('Link copied'), () => page.getByRole('button', { name: 'Share this post' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(POST, siteUrl).href);
  const form = page.locator('#contact');
  expect(await form.getByRole('heading').innerText()).toBe('Please tell us what you think');
  await form.getByLabel('Name').fill('Kai');
  await form.getByLabel('Email').fill('kai@example.com');
  await form.getByLabel('Message').fill('At my beach it is not so.');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/contact')),
    form.getByRole('button', { name: 'Submit' }).click(),
  ]);
  expect(sent.postDataJSON().subject).toBe('Blog Contact - Clean, fair, choppy, and the number behind it');
  await form.getByRole('status').getByText('Thanks').waitFor();
});

test('on a device that shares, a post is handed on by its title and address, though no script was there yet; its forecast comes to life, its drawing is modest', async () => {
  const path = '/blog/1/thursdays-gale-tuesdays-wave';
  const page = await visit(path, {
    viewport: PHONE,
    before: (opened) =>
      opened.addInitScript(() => {
        const share = async (what: ShareData) => sessionStorage.setItem('shared', JSON.stringify(what));
        Object.assign(navigator, { canShare: () => true, share });
      }),
  });
  await page.getByRole('button', { name: 'Share this post' }).click();
  const shared = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('shared') ?? 'null'));
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(shared).toEqual({ title, url: new URL(path, siteUrl).href });
  await page.getByRole('link', { name: 'Banzai Pipeline' }).scrollIntoViewIfNeeded();
  await page.getByRole('img', { name: 'Surf hour by hour, three days' }).waitFor();
  // A post without a picture shows an illustration. It must leave room for the post's first lines on the first screen
  // of a desktop.
  await page.setViewportSize({ width: 1280, height: 800 });
  const lines = await page.getByText('On a Thursday night a gale turns').evaluate((lead) => {
    const { y, height } = lead.getBoundingClientRect();
    return y + height + scrollY;
  });
  expect(lines).toBeLessThan(800);
});
