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

test('the footer links each page of ours on another site that the deployment names, and the shop', async () => {
  vi.stubEnv('VITE_INSTAGRAM_URL', 'https://www.instagram.com/groundswell');
  vi.stubEnv('VITE_YOUTUBE_URL', '');
  vi.stubEnv('VITE_SHOP_URL', 'https://shop.example');
  const html = await draw();
  expect(html).toContain('<a href="https://www.instagram.com/groundswell" rel="me noopener">Instagram</a>');
  expect(html).toContain('<a href="https://shop.example">Shop</a>');
  expect(html).not.toMatch(/YouTube|Facebook/);
});

test('a deployment that names none has no such column', async () => {
  expect(await draw()).toBe('');
});
