import { expect, test } from 'vitest';
import { hostBefore } from './count-reading.ts';

test('only the first page of a visit came from another site', () => {
  expect(hostBefore('https://news.example/', 'waves.example', 1)).toBe('');
});

test.each([
  ['https://news.example/surf?q=a', 'news.example'],
  ['https://waves.example/blog', ''],
  ['', ''],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  [`https://${'a.'.repeat(60)}example/`, ''],
  ['https://[::1]/', ''],
])('%s came from "%s"', (referrer, host) => {
  expect(hostBefore(referrer, 'waves.example', 0)).toBe(host);
});
