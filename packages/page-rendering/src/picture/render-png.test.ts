import { expect, test, vi } from 'vitest';

test('a reloaded module renders the same picture', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="2" height="1" fill="#07b"/></svg>';
  const draw = async () => (await import('./render-png.ts')).renderPng(svg);
  const first = await draw();
  vi.resetModules();
  expect(Buffer.compare(await draw(), first)).toBe(0);
});
