import { expect, test } from 'vitest';
import { runAtEdge } from '../test-support/edge.ts';

test.each(['/', '/about', '/nearby', '/forecast', '/blog/7/a-post', '/services/', '//'])(
  '%s is a page of the app',
  (uri) => {
    expect(runAtEdge('site-page', { uri }).uri).toBe('/index.html');
  },
);

test.each(['/sw.js', '/manifest.webmanifest', '/icons/icon-192.png', '/index.html', '/.well-known/security.txt'])(
  '%s stays a file',
  (uri) => {
    expect(runAtEdge('site-page', { uri }).uri).toBe(uri);
  },
);
