import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { untilHydrated } from '../support/hands.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const visit = visitors();

async function ask(address: string, accepted: string) {
  const reply = await fetch(address, { headers: { 'accept-encoding': accepted } });
  return { headers: reply.headers, text: await reply.text() };
}

const readPage = async (path: string) => (await fetch(siteUrl + path, { headers: { accept: 'text/html' } })).text();

/** Addresses that have no page, with related ones for comparison. A browser opens one of each kind. */
const OPENED = ['/forecast/atlantis', '/forecast/Not_a_beach', '/no-such-page', '/forecast/at/34.0/-120.5', '/.//x'];
const NOWHERE: Readonly<Record<string, string>> = {
  '/forecast/atlantis': 'Page Error: There is no beach called “atlantis”.',
  '/no-such-page': 'This page could not be found',
  '/forecast/': 'This page could not be found',
  '/forecast/x/y': 'This page could not be found',
  '/forecast/Not_a_beach': 'Page Error: This page could not be found',
  '/forecast/at/34.0/-120.5': 'This page could not be found',
  '/nearby/x/y': 'This page could not be found',
  '/contact': 'This page could not be found',
  '/subscribe': 'This page could not be found',
  '/contact/': 'This page could not be found',
  '/.//x': 'This page could not be found',
};

test('404 and the error page for an address of no page', async () => {
  const page = await visit('/offline', {}, FAILED_REQUEST);
  for (const [address, sentence] of Object.entries(NOWHERE)) {
    const { status, headers } = await fetch(siteUrl + address, { headers: { accept: 'text/html' } });
    expect([address, status, headers.get('content-type')]).toEqual([
      address,
      404,
      expect.stringContaining('text/html'),
    ]);
    if (!OPENED.includes(address)) continue;
    await page.goto(siteUrl + address);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await expect.poll(() => page.title(), { message: address }).toBe('Page not found · Groundswell');
    const text = () => page.locator('main').innerText();
    await expect.poll(text, { message: address }).toContain('404');
    await expect.poll(text, { message: address }).toContain(sentence);
    await expect.poll(() => page.getByRole('button', { name: 'Contact Us for Help' }).count()).toBe(1);
  }
});

test('a page whose call failed has the title of the server from the first byte on', async () => {
  for (const address of [
    '/forecast/atlantis',
    '/forecast/Not_a_beach',
    '/compare?beaches=atlantis,x',
    '/blog/tags/atlantis',
  ])
    expect([address, /<title>(.*?)<\/title>/.exec(await readPage(address))?.[1]]).toEqual([
      address,
      'Page not found · Groundswell',
    ]);
  expect(await readPage('/forecast/atlantis?lang=es')).toContain('<title>Página no encontrada · Groundswell</title>');
});

test('a remembered beach is forgotten once the server says that it does not exist', async () => {
  const page = await visit('/offline', {}, FAILED_REQUEST);
  for (const slug of ['atlantis', 'delaware']) {
    await page.context().addCookies([
      { name: 'beach', value: slug, url: siteUrl },
      { name: 'sc_location', value: 'Atlantis', url: siteUrl },
    ]);
    await page.goto(siteUrl);
    await page.getByRole('heading', { name: 'Find your beach' }).waitFor();
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('beach');
  }
});

test('scripts and styles come packed for those who read brotli, and readable for all others', async () => {
  const shell = await (await fetch(`${siteUrl}/offline`, { headers: { accept: 'text/html' } })).text();
  const names = [...shell.matchAll(/"(\/assets\/(?:page|libraries)-[\w-]+\.(?:js|css))"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(names.length).toBeGreaterThan(1);
  // The build compresses scripts and styles. The CDN edge compresses all other files, such as `sw.js`.
  const page = await ask(`${siteUrl}/sw.js`, 'br');
  expect([page.headers.get('content-encoding'), page.headers.get('cache-control')]).toEqual(['br', 'no-cache']);
  for (const name of names) {
    const built = readFileSync(join(import.meta.dirname, '../../web/dist', name), 'utf8');
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers, text } = await ask(siteUrl + name, accepted);
      expect([name, headers.get('content-encoding'), text === built]).toEqual([name, sent, true]);
      expect(headers.get('content-type')).toMatch(/^text\/(?:javascript|css)/);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  }
});

test('an address opens windows also on a page without the shell', async () => {
  const page = await visit('/maps-app?login=register', {});
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
});

test.each(['/api/xyz', '/api/', '/forecast/x/y', '/weather/x/y'])(
  'calling %s returns the usual error',
  async (path) => {
    const reply = await fetch(siteUrl + path, { headers: { accept: 'application/json' } });
    expect([reply.status, await reply.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  },
);

test.each(['/forecast/banzai-pipeline/', '/forecast/BANZAI-pipeline', '/forecast/banzai-pipeline//'])(
  '%s redirects to the page that is meant',
  async (address) => {
    const { status, headers } = await fetch(`${siteUrl}${address}?day=2026-11-21`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/forecast/banzai-pipeline?day=2026-11-21']);
  },
);

test('a forecast’s page is sent in the language of its address, English for one that the site does not have', async () => {
  for (const [query, language] of [
    ['lang=es-MX', 'es'],
    ['lang=zh', 'zh-CN'],
    ['lang=fr&units=3', 'en'],
  ]) {
    const text = await readPage(`/forecast/banzai-pipeline?${query}`);
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toMatch(/<h1[^>]*>[\s\S]*?Banzai Pipeline/);
  }
});

test('a day beyond the reader’s plan states, in sight, which plans include it', async () => {
  const page = await visit('/forecast/banzai-pipeline?day=2026-11-24', {});
  const notice = page.getByText('Days 4–16 come with Pro and Pro Plus.').first();
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((line) => line.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test.each(['/forecast/delaware', '/app', '/offline', '/no-such-page'])(
  'without scripts %s states so, and its links work',
  async (address) => {
    const html = await (await fetch(siteUrl + address, { headers: { accept: 'text/html' } })).text();
    const notice = /<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '';
    for (const language of ['en', 'es', 'zh-CN']) expect(notice).toContain(`<p lang="${language}">`);
    const links = [...notice.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toContain('/');
    if (address === '/forecast/delaware') expect(links).toContain('/forecast/indian-river-inlet-northside');
    for (const href of links.slice(0, 3))
      expect((await fetch(siteUrl + href, { headers: { accept: 'text/html' } })).status).toBe(200);
  },
);

test('every page is sent with the security headers', async () => {
  for (const address of ['/', '/forecast/banzai-pipeline', '/locationmenu', '/nothing.js']) {
    const { headers } = await fetch(siteUrl + address, { headers: { accept: 'text/html' } });
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-/);
  }
});

test('no file of the built site holds a key of the provider of payments, or of ours', () => {
  const dist = join(import.meta.dirname, '../../web/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|m?js|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const told = files.filter((name) =>
    /(sk|rk)_(test|live)_|whsec_|BEGIN [A-Z ]*PRIVATE KEY/.test(readFileSync(join(dist, name), 'utf8')),
  );
  expect(told).toEqual([]);
});

test('a page, a call and a cached copy at the edge are kept apart by the request', async () => {
  const address = `${siteUrl}/forecast/banzai-pipeline`;
  const typeFor = async (url: string, accept: string) =>
    (await fetch(url, { headers: { accept } })).headers.get('content-type');
  expect(await typeFor(address, 'text/html')).toContain('text/html');
  expect(await typeFor(address, 'application/json')).toContain('application/json');
  expect(await typeFor(`${address}?isAjax=true`, 'text/html')).toContain('application/json');
});

test('the contact link of a letter ends at a form, which has more fields for advertisers, shows each error at its field and keeps the message over a reload', async () => {
  const page = await visit('/about#contact', {}, FAILED_REQUEST);
  const form = page.locator('#contact');
  await form.getByRole('heading', { name: 'Contact us' }).waitFor();
  await expect.poll(() => form.evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await form.getByLabel('Phone').count()).toBe(0);
  const send = form.getByRole('button', { name: 'Submit' });
  await untilHydrated(send);
  await form.getByLabel('Message').fill('A board');
  await page.reload();
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('A board');
  await form.getByLabel('Message').fill('');
  await form.getByLabel('What is it about?').selectOption('Advertising here');
  await form.getByLabel('Business').fill('Wax & Co');
  await form.getByLabel('Phone').fill('555-0100');
  await send.click();
  for (const sentence of ['Enter your name.', 'Your email address is invalid.', 'Enter a message.'])
    await form.getByRole('alert').getByText(sentence).waitFor();
  await form.getByLabel('Name').fill('Kai');
  await form.getByLabel('Email').fill('kai@example.com');
  await form.getByLabel('Message').fill('A board for the front page.');

  const errors = { business: ['The business must be 100 characters at most.'] };
  const path = '**/contact';
  await page.route(path, (route) => route.fulfill({ status: 422, json: { errorMsg: errors.business[0], errors } }));
  const refused = page.waitForRequest(path);
  await send.click();
  await form.getByText('The business must be 100 characters at most.').waitFor();
  expect(await form.getByLabel('Business').getAttribute('aria-invalid')).toBe('true');
  await page.unroute(path);
  // The server replies 507 when its disk is full.
  await page.route(path, (route) => route.fulfill({ status: 507, json: {} }));
  await send.click();
  await form.getByRole('alert').getByText('nothing was sent. Your message stays here: try again later.').waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('A board for the front page.');
  await page.unroute(path);
  const asked = page.waitForRequest(path);
  await send.click();
  expect((await asked).postDataJSON()).toEqual({
    email: 'kai@example.com',
    name: 'Kai',
    message: 'A board for the front page.',
    subject: 'Advertising Contact',
    business: 'Wax & Co',
    phone: '555-0100',
    // A retry sends the request id of the first attempt, whatever that attempt's outcome.
    requestId: (await refused).postDataJSON().requestId,
  });
  await form.getByRole('status').getByText("Thanks! We'll be in touch").waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
});

test('every service’s page ends with a form to write to us', async () => {
  const services = siteRoutes
    .map(({ path }) => path)
    .filter((path) => /^\/(services|surf-etiquette)\b(?!.*views)/.test(path));
  expect(services).toHaveLength(7);
  const page = await visit('/services');
  for (const path of services) {
    await page.goto(siteUrl + path);
    const form = page.locator('main > :last-child #contact');
    await form.getByRole('button', { name: 'Submit' }).waitFor();
  }
});

test('legal texts have their title and text in each language', async () => {
  for (const [address, language, title, since] of [
    ['/privacy', 'en', 'Privacy Policy', 'Effective August 17, 2020'],
    ['/terms', 'es', 'Términos de uso', 'En vigor desde el 17 de agosto de 2020'],
    ['/privacy', 'zh-CN', '隐私政策', '2020年8月17日起生效'],
  ] as const) {
    const text = await readPage(`${address}?lang=${language}`);
    expect(text).toContain(`<title>${title} · Groundswell</title>`);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}<`));
    expect(text).toContain(since);
    const foot = text.slice(text.indexOf('<footer'));
    for (const path of ['/privacy', '/terms', '/about']) expect(foot).toContain(`href="${path}`);
  }
});
