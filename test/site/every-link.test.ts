import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, LANGUAGES, unnamedPages } from '@groundswell/contracts';
import { expect, inject, test } from 'vitest';
import { followLink } from '../support/accessible.ts';
import { newPerson } from '../support/account.ts';
import { changeAccount } from '../support/change-account.ts';
import { needs, SPECIFICATION_FILES } from '../support/needs.ts';
import { faultsOfHtml } from '../support/valid-html.ts';
import { visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const visit = visitors();

const FACTS = join(import.meta.dirname, '../facts/routes.txt');
const SPECIFICATION = join(import.meta.dirname, '../../../shared/spec');
const routes = readFileSync(FACTS, 'utf8').trimEnd().split('\n');

/** The path of the widgets' script, which is not a page and has its own tests. */
const NO_PAGE = ['/js/get-widget.js?id={widgetId}'];
/** The pages of administrators. Everybody else gets 404. */
const OWN = unnamedPages;

const here = routes
  .filter((route) => !NO_PAGE.includes(route))
  .map((route) =>
    route
      .replace('{fcstId}', 'indian-river-inlet-northside')
      .replace('/topics/{slug}', '/topics/the-sea')
      .replace('/tags/{slug}', '/tags/swell')
      .replace('{user_id}/{slug}', '1/reading-a-buoy')
      .replace('{user_id}', '1')
      .replace('{product}-founder-{name}', 'groundswell-founder-mara-okafor'),
  );
/** Pages that the specification does not list. */
const MORE = ['/developers', '/compare', '/compare?beaches=cisco-beach,indian-river-inlet-northside'];
const pathsHere = [...new Set([...here, ...MORE].map((route) => route.split('#')[0]?.replace(/(.)\/$/, '$1') ?? ''))];
/** The pages that were read, shared by all tests. */
const pages = new Map<string, ReturnType<typeof get>>();
const get = async (url: string) => {
  const reply = await fetch(url, { headers: { accept: 'text/html' } });
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() };
};
const read = (address: string, language?: string) => {
  const url = new URL(address, siteUrl);
  url.hash = '';
  if (language) url.searchParams.set('lang', language);
  const page = pages.get(url.href) ?? get(url.href);
  pages.set(url.href, page);
  return page;
};
const tagOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('the list of routes is the specification’s', needs(SPECIFICATION_FILES), () => {
  const specified = ['routes.txt', 'routes_linked.txt'].flatMap((file) =>
    readFileSync(join(SPECIFICATION, file), 'utf8').split('\n'),
  );
  expect(specified.filter((route) => route !== '')).toEqual(routes);
});

test.each(pathsHere)(
  '%s answers with HTML that the standard allows, and a head of its own in every language',
  async (path) => {
    if (path === '/sw.js') {
      expect((await read(path)).type).toContain('javascript');
      return;
    }
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const { status, text } = await read(path, language);
      expect([path, status]).toEqual([path, OWN.includes(path) ? 404 : 200]);
      expect(await faultsOfHtml(text)).toEqual([]);
      expect(tagOf(text, /<html lang="([^"]+)"/)).toBe(language);
      const title = tagOf(text, /<title>([^<]+)<\/title>/);
      expect(title.length).toBeGreaterThan(5);
      titles.add(title);
      expect(tagOf(text, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(10);
      if (OWN.includes(path)) continue;
      expect(tagOf(text, /<link rel="canonical" href="([^"]+)"/)).toContain(path === '/maps-app' ? '/maps' : path);
      const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, one]) => one);
      expect(alternates.sort()).toEqual([...LANGUAGES, 'x-default'].sort());
    }
    // Skips the author's page at /blog/1: its title is the author's name, which is the same in every language.
    if (path !== '/pwa' && path !== '/blog/1' && !OWN.includes(path) && !path.startsWith('/forecast/'))
      expect(titles.size).toBe(LANGUAGES.length);
  },
);

test.each(Object.keys(builtPages))('%s has its content without scripts, in every language', async (path) => {
  for (const language of LANGUAGES) {
    const { text } = await read(path, language);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main).toMatch(/<h1[^>]*>[^<]{2,}/);
    expect(main.replace(/<[^>]+>/g, '').length).toBeGreaterThan(language === 'zh-CN' ? 60 : 120);
    expect(text).not.toMatch(/<!--\$!-->| style="/);
  }
});

/** The internal links that were found: path and query, with all URL fragments that links add. */
const leads = new Map<string, Set<string>>();
function note(html: string, from: string): void {
  for (const [, href = ''] of html.replace(/<template[\s\S]*?<\/template>/g, '').matchAll(/<a [^>]*?href="([^"]+)"/g)) {
    const url = new URL(href.replaceAll('&amp;', '&'), new URL(from, siteUrl));
    if (url.origin !== new URL(siteUrl).origin) continue;
    const address = url.pathname + url.search;
    leads.set(address, (leads.get(address) ?? new Set()).add(url.hash.slice(1)));
  }
}
async function expectToLead(): Promise<void> {
  const failed: string[] = [];
  for (const [address, hashes] of leads) {
    const { status, text } = await read(address);
    if (status !== (OWN.includes(address) ? 404 : 200)) failed.push(`${address}: ${status}`);
    for (const hash of hashes)
      if (hash !== '' && address in builtPages && !text.includes(` id="${hash}"`)) failed.push(`${address}#${hash}`);
  }
  expect(failed).toEqual([]);
  leads.clear();
}

test('every link of every drawn page leads to a page, and to a part of it that is there', async () => {
  for (const path of pathsHere) for (const language of LANGUAGES) note((await read(path, language)).text, path);
  expect(leads.size).toBeGreaterThan(30);
  await expectToLead();
});

test('every link that a signed-in reader sees leads to a page; the numbers of the site are a page for administrators alone', async () => {
  // The page with the site's statistics replies 404 to this user, and the browser logs the 404.
  const who = newPerson();
  const page = await visit('/', { who }, /^Failed to load resource: .* 404 /);
  await page.waitForLoadState('networkidle');
  for (const path of ['/', '/services', '/developers', '/forecast/indian-river-inlet-northside', '/gift', '/stats']) {
    await followLink(page, path);
    await page.getByRole('button', { name: 'Settings' }).first().waitFor();
    await page.locator('main h1').first().waitFor();
    note(await page.content(), path);
  }
  expect(await page.locator('main').innerText()).toContain('Page not found');
  expect(await page.locator('footer a[href="/stats"]').count()).toBe(0);
  await expectToLead();

  await changeAccount(siteUrl, who, { role: 'admin' });
  await page.reload();
  await page.getByRole('heading', { name: 'Stats', level: 1 }).waitFor();
  await page.getByText('Total Users').waitFor();
  for (const name of ['Total Logged Users', 'Total Active Subscribers', 'New Users Today', 'New Subscribers Today'])
    expect(await page.getByText(name, { exact: true }).count()).toBe(1);
  await page.locator('footer a[href="/stats"]').waitFor();
  note(await page.content(), '/stats');
  await followLink(page, '/canvas-ui');
  await page.locator('main h1, main h2').first().waitFor();
  note(await page.content(), '/canvas-ui');
  await expectToLead();
});
