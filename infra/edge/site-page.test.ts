import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtPages, headedPages, headOnlyPages, pages, unnamedPages } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { listSiteFiles } from '../list-site-files.ts';
import { redirectAtEdge, runAtEdge, runOnReply, SITE_FILES } from '../test-support/edge.ts';

const unknown = [
  '/forecast',
  '/no/such/page',
  '/pwa/deeper',
  '/no-such-page/',
  '/foo/bar.baz',
  '/foo.png',
  '/icons/',
  '/server/draw-page.mjs',
  '/forecast/at/34.0/-120.5',
  '/forecast/at/abc',
  '/forecast/at/91,0',
  '/forecast/at/36,-123,4',
];

const ownFiles = { ...headedPages, ...builtPages, ...headOnlyPages };
const isPlain = (page: string) => page !== '/' && !(page in ownFiles);

test.each([...pages.filter(isPlain), '//', '/app/', ...unknown])('%s is drawn by the app', (uri) => {
  expect(runAtEdge('site-page', { uri }).uri).toBe('/index.en.html');
});

test('a page whose address ends with a dotted token is a page', () => {
  const request = runAtEdge('site-page', { uri: '/unsubscribe/eyJr.c2ln' });
  expect(request.uri).toBe('/index.en.html');
  expect(runOnReply('site-page', request, { statusCode: 200 }).statusCode).toBe(200);
});

test.each(SITE_FILES)('%s stays a file', (uri) => {
  expect(runAtEdge('site-page', { uri }).uri).toBe(uri);
  expect(runOnReply('site-page', { uri }, { statusCode: 200 }).statusCode).toBe(200);
});

test.each([
  ['/compare/', { beaches: { value: 'a,b' } }, '/compare?beaches=a,b'],
  ['/blog//', {}, '/blog'],
  ['/charts', { lang: { value: 'es' } }, '/maps?lang=es'],
  ['/widgets/', {}, '/services/widgets'],
])('%s redirects to the path of the intended page', (uri, querystring, location) => {
  const moved = redirectAtEdge('site-page', { uri, querystring });
  expect([moved.statusCode, moved.headers?.location?.value]).toEqual([301, location]);
});

test('the edge’s list of files matches the deployed ones, except assets and code of functions', () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-site-'));
  for (const file of [
    'sw.js',
    'icons/a.png',
    'assets/b.js',
    'packed/assets/b.js',
    'base-map/x/1',
    'server/draw-page.mjs',
    'releases/0123456789ab/assets.json',
  ]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), '');
  }
  expect(listSiteFiles(dir)).toEqual(['/icons/a.png', '/sw.js']);
  rmSync(dir, { recursive: true });
});

const named = pages.filter((page) => !unnamedPages.includes(page)).map((page) => page.replace('{place}', '36.2,-75.1'));

test.each([...named, '/app/', '/forecast/at/-36.25%2C%20175'])('200 for %s', (uri) => {
  const request = runAtEdge('site-page', { uri });
  expect(runOnReply('site-page', request, { statusCode: 200 }).statusCode).toBe(200);
  expect(runOnReply('site-page', { uri }, { statusCode: 200 }).statusCode).toBe(200);
});

test.each([...unknown, ...unnamedPages])('404 for %s, whichever request the reply belongs to', (uri) => {
  const request = runAtEdge('site-page', { uri });
  expect(runOnReply('site-page', request, { statusCode: 200 })).toMatchObject({ statusCode: 404 });
  expect(runOnReply('site-page', { uri }, { statusCode: 200 })).toMatchObject({ statusCode: 404 });
});

test('304 for a browser that has the page already', () => {
  expect(runOnReply('site-page', { uri: '/no/such/page' }, { statusCode: 304 }).statusCode).toBe(304);
});

test('every file and page comes from the folder of the release, and its reply is judged by its own path', () => {
  const folder = '/releases/0123456789ab';
  const status = (uri: string) => {
    const request = runAtEdge('site-page', { uri }, folder);
    return [request.uri, runOnReply('site-page', { uri: request.uri }, { statusCode: 200 }, folder).statusCode];
  };
  expect(status('/sw.js')).toEqual([`${folder}/sw.js`, 200]);
  expect(status('/stats')).toEqual([`${folder}/index.en.html`, 200]);
  const older = { uri: '/releases/ba9876543210/index.en.html' };
  expect(runOnReply('site-page', older, { statusCode: 200 }, folder).statusCode).toBe(200);
  const unknown = runAtEdge('site-page', { uri: `${folder}/assets.json` }, folder);
  expect(unknown.uri).toBe(`${folder}/index.en.html`);
  expect(runOnReply('site-page', unknown, { statusCode: 200 }, folder).statusCode).toBe(404);
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
  expect(runAtEdge('site-page', { uri: '/stats', ...said }).uri).toBe(file);
});

test('a new reader gets the prerendered home page, a reader with a beach does not', () => {
  const said = { headers: { 'accept-language': { value: 'es' } } };
  expect(runAtEdge('site-page', { uri: '/' }).uri).toBe('/home.en.html');
  expect(runAtEdge('site-page', { uri: '/', ...said }).uri).toBe('/home.es.html');
  expect(runAtEdge('site-page', { uri: '/', cookies: { beach: { value: 'folly' } } }).uri).toBe('/index.en.html');
});

test.each(Object.entries(ownFiles))('%s has a file of its own, in the reader’s language', (uri, file) => {
  const said = { headers: { 'accept-language': { value: 'es' } } };
  expect(runAtEdge('site-page', { uri, ...said }).uri).toBe(`/${file}.es.html`);
});
