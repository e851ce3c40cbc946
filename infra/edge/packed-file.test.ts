import { expect, test } from 'vitest';
import { runAtEdge } from '../test-support/edge.ts';

const fileFor = (uri: string, accepted?: string) =>
  runAtEdge('packed-file', { uri, headers: accepted === undefined ? {} : { 'accept-encoding': { value: accepted } } })
    .uri;

test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.8, br ; q=0.9', 'br;q=1.0,gzip', 'BR'])(
  'who accepts “%s” gets scripts and styles packed',
  (accepted) => {
    expect(fileFor('/assets/page-1.js', accepted)).toBe('/packed/assets/page-1.js');
    expect(fileFor('/assets/page-1.css', accepted)).toBe('/packed/assets/page-1.css');
    expect(fileFor('/assets/archivo-1.woff2', accepted)).toBe('/assets/archivo-1.woff2');
  },
);

test.each([undefined, '', 'gzip', 'identity', 'br;q=0', 'gzip, br; q=0.0', '*', 'brotli'])(
  'who accepts “%s” gets the plain file',
  (accepted) => {
    expect(fileFor('/assets/page-1.js', accepted)).toBe('/assets/page-1.js');
  },
);
