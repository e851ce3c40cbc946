import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});
const draw = async () => {
  const { OutsideNav } = await import('./outside-nav.tsx');
  return renderToStaticMarkup(<OutsideNav />);
};

test('the footer links each of our pages on other sites that the deployment names, and the shop', async () => {
  vi.stubEnv('VITE_INSTAGRAM_URL', 'https://www.instagram.com/groundswell');
  vi.stubEnv('VITE_YOUTUBE_URL', '');
  vi.stubEnv('VITE_SHOP_URL', 'https://shop.example');
  const html = await draw();
  expect(html).toContain('<a href="https://www.instagram.com/groundswell" rel="me noopener">Instagram</a>');
  expect(html).toContain('<a href="https://shop.example">Shop</a>');
  expect(html).not.toMatch(/YouTube|Facebook/);
});

test('a deployment without such pages has no such column', async () => {
  expect(await draw()).toBe('');
});
