import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listShell } from './installed-app-plugin.ts';
import { drawManifest } from './manifest.ts';

const chunk = (fileName: string, length: number) => ({ type: 'chunk', fileName, code: 'x'.repeat(length) });
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });
const shellOf = (...files: object[]) =>
  listShell(Object.fromEntries(files.entries()) as unknown as Rolldown.OutputBundle);
const page = asset('index.html', '<script src="/assets/page-1.js"></script>');

test('the page’s first chunks are precached at any size, later chunks only if they are small', () => {
  const shell = shellOf(
    page,
    chunk('assets/page-1.js', 400_000),
    chunk('assets/map-2.js', 400_000),
    chunk('assets/a-3.js', 9),
  );
  expect(shell.map(({ url }) => url)).toEqual(['/assets/a-3.js', '/assets/page-1.js', '/index.html']);
});

test('the texts of articles are not precached', () => {
  const article = { ...chunk('assets/en-4.js', 9), facadeModuleId: '/web/articles/terms/en.md?raw' };
  expect(shellOf(page, article).map(({ url }) => url)).toEqual(['/index.html']);
});

test('the admin interface is not precached', () => {
  const admin = {
    ...chunk('assets/admin-5.js', 9),
    moduleIds: ['/web/src/features/canvas/shell/admin-shell.tsx'],
    viteMetadata: { importedCss: new Set(['assets/admin-6.css']) },
  };
  const editor = { ...chunk('assets/editor-7.js', 9), moduleIds: ['/node_modules/prosemirror-view/dist/index.js'] };
  expect(shellOf(page, admin, editor, asset('assets/admin-6.css')).map(({ url }) => url)).toEqual(['/index.html']);
});

test('fonts and styles are precached; images, the manifest and source maps are not', () => {
  const shell = shellOf(
    asset('assets/a-1.css'),
    asset('assets/f-2.woff2'),
    asset('assets/photo-3.png'),
    asset('manifest.webmanifest'),
    asset('assets/a-1.css.map'),
  );
  expect(shell.map(({ url }) => url)).toEqual(['/assets/a-1.css', '/assets/f-2.woff2']);
});

test('a file without a content hash in its name has a revision, which changes with its content', () => {
  const revisionOf = (html: string) => shellOf(asset('index.html', html))[0]?.revision;
  expect(revisionOf('a')).toMatch(/^[0-9a-f]{16}$/);
  expect(revisionOf('a')).not.toBe(revisionOf('b'));
  expect(shellOf(chunk('assets/a-3.js', 9))[0]?.revision).toBeNull();
});

test('the manifest names the product, starts at the launcher and has a maskable icon', () => {
  const manifest = JSON.parse(drawManifest('Waves'));
  expect(manifest).toMatchObject({ short_name: 'Waves', start_url: '/pwa', scope: '/', display: 'standalone' });
  expect(manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(1);
});
