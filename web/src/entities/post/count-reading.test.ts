import { expect, test } from 'vitest';
import { hostBefore } from './count-reading.ts';

test.each([
  ['https://news.example/surf?q=a', 'news.example'],
  ['https://waves.example/blog', ''],
  ['', ''],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  [`https://${'a.'.repeat(60)}example/`, ''],
  ['https://[::1]/', ''],
])('%s came from "%s"', (referrer, host) => {
  expect(hostBefore(referrer, 'waves.example')).toBe(host);
});
