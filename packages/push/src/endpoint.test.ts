import { expect, test } from 'vitest';
import { isPushEndpoint } from './endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/dJf:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA=',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%2b',
])('a browser’s push service is one: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user:word@fcm.googleapis.com/1',
  'https://fcm.googleapis.com/1#part',
  'https://localhost/1',
  'https://printer/1',
  'https://router.local/1',
  'https://metadata.google.internal/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://[::ffff:169.254.169.254]/1',
  'https://127.0.0.1./1',
  'https://push.example.com./1',
  'https://push.example.com/a b',
  'https://push.example.com/\r\nHost: x',
  'https:push.example.com/1',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//push.example.com/1',
  `https://push.example.com/${'x'.repeat(1024)}`,
  '',
])('no address inside a network, and none with anything hidden, is an endpoint: %j', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});
