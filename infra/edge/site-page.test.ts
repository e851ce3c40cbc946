import { headedPages, pages } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { runAtEdge, runOnReply } from '../test-support/edge.ts';

const unknown = ['/forecast', '/no/such/page', '/pwa/deeper', '/no-such-page/'];

const isPlain = (page: string) => page !== '/' && !(page in headedPages);

test.each([...pages.filter(isPlain), '//', '/app/', ...unknown])('%s is drawn by the app', (uri) => {
  expect(runAtEdge('site-page', { uri }).uri).toBe('/index.en.html');
});

test('a page whose address ends with a dotted token is a page', () => {
  const request = runAtEdge('site-page', { uri: '/unsubscribe/eyJr.c2ln' });
  expect(request.uri).toBe('/index.en.html');
  expect(runOnReply('site-page', request, { statusCode: 200 }).statusCode).toBe(200);
});

test.each(['/sw.js', '/manifest.webmanifest', '/icons/icon-192.png', '/index.html', '/.well-known/security.txt'])(
  '%s stays a file',
  (uri) => {
    expect(runAtEdge('site-page', { uri }).uri).toBe(uri);
    expect(runOnReply('site-page', { uri }, { statusCode: 200 }).statusCode).toBe(200);
  },
);

test.each([...pages, '/app/'])('200 for %s', (uri) => {
  const request = runAtEdge('site-page', { uri });
  expect(runOnReply('site-page', request, { statusCode: 200 }).statusCode).toBe(200);
  expect(runOnReply('site-page', { uri }, { statusCode: 200 }).statusCode).toBe(200);
});

test.each(unknown)('404 for %s, whichever request the reply belongs to', (uri) => {
  const request = runAtEdge('site-page', { uri });
  expect(runOnReply('site-page', request, { statusCode: 200 })).toMatchObject({ statusCode: 404 });
  expect(runOnReply('site-page', { uri }, { statusCode: 200 })).toMatchObject({ statusCode: 404 });
});

test('304 for a browser that has the page already', () => {
  expect(runOnReply('site-page', { uri: '/no/such/page' }, { statusCode: 304 }).statusCode).toBe(304);
});

test("a viewer's own header about a page does not count", () => {
  const said = { 'x-groundswell-missing': { value: '1' } };
  expect(runAtEdge('site-page', { uri: '/app', headers: said }).headers).toEqual({});
});

test.each([
  ['nothing said', {}, '/index.en.html'],
  ['a Spanish cookie', { cookies: { locale: { value: 'es' } } }, '/index.es.html'],
  ['a Chinese browser', { headers: { 'accept-language': { value: 'zh-Hans-CN,zh;q=0.9' } } }, '/index.zh-CN.html'],
  [
    'an address that names a language',
    { querystring: { lang: { value: 'zh-CN' } }, cookies: { locale: { value: 'es' } } },
    '/index.zh-CN.html',
  ],
  ['a language that we lack', { querystring: { lang: { value: '../x' } } }, '/index.en.html'],
])('the page is in the reader’s language: %s', (_, said, file) => {
  expect(runAtEdge('site-page', { uri: '/app', ...said }).uri).toBe(file);
});

test('a new reader gets the first page as the build drew it, a reader with a beach does not', () => {
  const said = { headers: { 'accept-language': { value: 'es' } } };
  expect(runAtEdge('site-page', { uri: '/' }).uri).toBe('/home.en.html');
  expect(runAtEdge('site-page', { uri: '/', ...said }).uri).toBe('/home.es.html');
  expect(runAtEdge('site-page', { uri: '/', cookies: { beach: { value: 'folly' } } }).uri).toBe('/index.en.html');
});

test.each(Object.entries(headedPages))('%s has a head of its own, in the reader’s language', (uri, file) => {
  const said = { headers: { 'accept-language': { value: 'es' } } };
  expect(runAtEdge('site-page', { uri, ...said }).uri).toBe(`/${file}.es.html`);
});
