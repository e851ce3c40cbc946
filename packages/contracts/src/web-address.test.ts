import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SiteServices } from './site-content.ts';
import { isHttpsAddress, isSitePath, isWebAddress } from './web-address.ts';

test.each([
  'surf-shop.example',
  'surf-shop.example/boards?size=6#fish',
  'https://surf-shop.example',
  'HTTP://Surf-Shop.example:8080/',
  'xn--80aswg.xn--p1ai',
  'сайт.рф',
])('%j is the address of a website', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  '//evil.example',
  '////evil.example',
  'https:////evil.example',
  'https:///evil.example',
  '/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://user@evil.example',
  'user@evil.example',
  'javascript:alert(1)',
  'mailto:a@evil.example',
  'ftp://evil.example',
  'https://localhost',
  'https://router.lan',
  'https://192.0.2.1',
  'https://[2001:db8::1]',
  'https://xn--pple-43d.com',
  'two words.example',
  '?q=evil.example',
  '',
])('%j is none', (text) => {
  expect(isWebAddress(text)).toBe(false);
});

test('isHttpsAddress accepts only https with its scheme', () => {
  const texts = ['https://surf-shop.example', 'http://surf-shop.example', 'surf-shop.example', '//surf-shop.example'];
  expect(texts.map(isHttpsAddress)).toEqual([true, false, false, false]);
});

test('a path of the site has neither another host nor `..`', () => {
  for (const path of ['/', '/about#contact', '/images/a.b.svg', '/blog?page=2', '/a..b/...'])
    expect([path, isSitePath(path)]).toEqual([path, true]);
  for (const path of ['//evil.example', '/\\evil.example', '/../x', '/a/..', '/./x', '/%2E%2e/x', '/..?a', 'about', ''])
    expect([path, isSitePath(path)]).toEqual([path, false]);
});

const line = { en: 'Boards', es: 'Tablas', 'zh-CN': '冲浪板' };
const holds = (over: object) =>
  v.is(SiteServices, [{ url: '/boards', img: '/boards.svg', title: line, description: line, ...over }]);

test('links and pictures of the site accept paths of the site', () => {
  for (const img of ['/boards.svg', '/uploads/a1b2/w640.avif']) expect([img, holds({ img })]).toEqual([img, true]);
  for (const img of ['/../x.svg', '/a/../x.svg', '/./x.svg', '//evil.example/x.svg', '/x/.svg/..', '/', '/a//b.svg'])
    expect([img, holds({ img })]).toEqual([img, false]);
  for (const url of ['/boards', 'https://surf-shop.example/a']) expect([url, holds({ url })]).toEqual([url, true]);
  for (const url of ['/../boards', 'https:////evil.example', 'https://a@evil.example', 'https://localhost/'])
    expect([url, holds({ url })]).toEqual([url, false]);
});
