import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});
const draw = async () => {
  const { StoreLinks } = await import('./store-links.tsx');
  return renderToStaticMarkup(<StoreLinks />);
};

test('each store whose address the deployment sets has its badge', async () => {
  vi.stubEnv('VITE_APP_STORE_URL', 'https://apps.apple.com/app/id1');
  expect(await draw()).toMatch(/^<a href="https:\/\/apps.apple.com\/app\/id1" class="[^"]*">.*App Store<\/a>$/);
  vi.resetModules();
  vi.stubEnv('VITE_GOOGLE_PLAY_URL', 'https://play.google.com/store/apps/details?id=example');
  expect(await draw()).toMatch(/App Store<\/a>.*Google Play<\/a>$/);
});

test('a deployment without addresses has no badges', async () => {
  expect(await draw()).toBe('');
});
