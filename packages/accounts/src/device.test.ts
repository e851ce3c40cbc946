import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/115.0.0.0`, 'Opera on Windows'],
  [`Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 ${CHROME} Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  ['SomethingNew/1.0 (Android)', 'Android'],
  ['curl/8.5.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent).device).toBe(device);
});

test('whatever the User-Agent contains, the stored name is one of our own', () => {
  expect(deviceOf(`<script>Chrome/</script> Android\u202e ${'x'.repeat(100_000)}`)).toEqual({
    device: 'Chrome on Android',
    browser: 'Chrome',
    system: 'Android',
  });
});
