import { expect, inject, test } from 'vitest';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const siteUrl = inject('siteUrl');
const visit = visitors();

test.each([
  ['/forecast/atlantis', 'There is no beach called “atlantis”.'],
  ['/no-such-page', 'This page could not be found'],
])('404 and the error page for %s', async (address, sentence) => {
  const page = await visit(address, {}, FAILED_REQUEST);
  await page.getByText('Page not found').waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain('404');
  expect(text).toContain(sentence);
  expect(await page.getByRole('link', { name: 'Contact Us for Help' }).count()).toBe(1);
  const { status } = await fetch(siteUrl + address, { headers: { accept: 'text/html' } });
  expect(status).toBe(404);
});

test('every page is sent with the headers that keep it safe', async () => {
  for (const address of ['/', '/forecast/banzai-pipeline', '/locationmenu', '/nothing.js']) {
    const { headers } = await fetch(siteUrl + address, { headers: { accept: 'text/html' } });
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-/);
  }
});

test('a page, a call and a copy at the edge are told apart by what is asked for', async () => {
  const address = `${siteUrl}/forecast/banzai-pipeline`;
  const typeFor = async (url: string, accept: string) =>
    (await fetch(url, { headers: { accept } })).headers.get('content-type');
  expect(await typeFor(address, 'text/html')).toContain('text/html');
  expect(await typeFor(address, 'application/json')).toContain('application/json');
  expect(await typeFor(`${address}?isAjax=true`, 'text/html')).toContain('application/json');
});
