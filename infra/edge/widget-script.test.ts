import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { widgetScript } from '../edge-code.ts';
import { redirectAtEdge } from '../test-support/edge.ts';

test('the script of widgets comes for any id, for pages of any site, also isolated ones', () => {
  const reply = redirectAtEdge('widget-script', { uri: '/js/get-widget.js' });
  expect(reply).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': { value: 'text/javascript; charset=utf-8' },
      'x-content-type-options': { value: 'nosniff' },
      'cross-origin-resource-policy': { value: 'cross-origin' },
    },
  });
  expect(redirectAtEdge('widget-script', { uri: '/js/other.js' }).statusCode).toBe(404);
});

test('it is under 4 KB, uncompressed as the edge sends what it makes itself', () => {
  const script = widgetScript('d111111abcdef8.cloudfront.net');
  expect(script.length).toBeLessThan(4096);
  expect(gzipSync(script).length).toBeLessThan(1500);
  expect(script).toContain('//d111111abcdef8.cloudfront.net');
  expect(script).not.toMatch(/[A-Z]+_PX|FRAMES_HOST|cookie|localStorage|innerHTML/);
});
