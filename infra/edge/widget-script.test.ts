import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { widgetScript } from '../edge-code.ts';
import { redirectAtEdge } from '../test-support/edge.ts';

test('the widget script is served for any id and to pages of any site, including isolated ones', () => {
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

test('the script is under 4 KB, because the edge sends its own replies uncompressed', () => {
  const script = widgetScript('d111111abcdef8.cloudfront.net');
  expect(script.length).toBeLessThan(4096);
  expect(gzipSync(script).length).toBeLessThan(1500);
  expect(script).toContain('//d111111abcdef8.cloudfront.net');
  expect(script).not.toMatch(/[A-Z]+_PX|FRAMES_HOST|cookie|localStorage|innerHTML/);
});
