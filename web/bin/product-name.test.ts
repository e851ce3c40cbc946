import { expect, test } from 'vitest';
import { readOutsideUrls } from './product-name.ts';

test('a URL of another site reaches the pages by its name; without one the feature is off', () => {
  const urls = readOutsideUrls({ appStoreUrl: 'https://apps.apple.com/app/id1', xUrl: '' });
  expect(urls).toMatchObject({
    VITE_APP_STORE_URL: 'https://apps.apple.com/app/id1',
    VITE_X_URL: '',
    VITE_AD_FRAME_URL: '',
  });
});

test.each([
  'http://shop.example',
  'javascript:alert(1)',
  'shop.example',
  'https://',
  'https://shop.example\n',
  'https://shop.example/"><script>',
  'https://shop.example:password@elsewhere.example',
  'https:\\shop.example',
  7,
])('%s is refused by name', (url) => {
  expect(() => readOutsideUrls({ shopUrl: url })).toThrow('The setting shopUrl of cdk.json must be an https address.');
});
