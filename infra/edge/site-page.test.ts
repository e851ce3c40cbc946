import { pages } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { runAtEdge, runOnReply } from '../test-support/edge.ts';

const unknown = ['/forecast', '/no/such/page', '/pwa/deeper', '/no-such-page/'];

test.each([...pages, '//', '/app/', ...unknown])('%s is drawn by the app', (uri) => {
  expect(runAtEdge('site-page', { uri }).uri).toBe('/index.html');
});

test.each(['/sw.js', '/manifest.webmanifest', '/icons/icon-192.png', '/index.html', '/.well-known/security.txt'])(
  '%s stays a file',
  (uri) => {
    expect(runAtEdge('site-page', { uri }).uri).toBe(uri);
    expect(runOnReply('site-page', { uri }, { statusCode: 200 }).statusCode).toBe(200);
  },
);

test.each([...pages, '/app/'])('200 for %s', (uri) => {
  const asked = runAtEdge('site-page', { uri });
  expect(runOnReply('site-page', asked, { statusCode: 200 }).statusCode).toBe(200);
  expect(runOnReply('site-page', { uri }, { statusCode: 200 }).statusCode).toBe(200);
});

test.each(unknown)('404 for %s, whichever request the reply comes with', (uri) => {
  const asked = runAtEdge('site-page', { uri });
  expect(runOnReply('site-page', asked, { statusCode: 200 })).toMatchObject({ statusCode: 404 });
  expect(runOnReply('site-page', { uri }, { statusCode: 200 })).toMatchObject({ statusCode: 404 });
});

test('a browser that has the page already is told that it is the same', () => {
  expect(runOnReply('site-page', { uri: '/no/such/page' }, { statusCode: 304 }).statusCode).toBe(304);
});

test('what a viewer says of a page does not count', () => {
  const said = { 'x-groundswell-missing': { value: '1' } };
  expect(runAtEdge('site-page', { uri: '/app', headers: said }).headers).toEqual({});
});
