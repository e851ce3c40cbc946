import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pageInLanguage } from '@groundswell/web/testing/page-in-language';
import { pageTags } from '@groundswell/web/testing/page-tags';
import { afterAll, expect, test } from 'vitest';
import { addressSite } from './address-site.ts';
import { listSiteFiles } from './list-site-files.ts';
import { synthesize } from './synth.ts';
import { writeScratchFunctions } from './test-support/scratch-cloud.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-site-'));
afterAll(() => rmSync(dir, { recursive: true }));
const [siteDir, outDir] = [join(dir, 'site'), join(dir, 'addressed')];

const shell = '<html lang="en"><!--head--><link rel="modulepreload" href="/assets/en-1.js" data-es="/assets/es-2.js">';
mkdirSync(join(siteDir, 'assets'), { recursive: true });
writeFileSync(join(siteDir, 'index.html'), shell);
writeFileSync(join(siteDir, 'index.es.html'), pageInLanguage(shell, { language: 'es', product: 'Waves' }));
writeFileSync(join(siteDir, 'assets/page.js'), 'code');

const SETTINGS = { siteUrl: 'https://waves.example', securityContact: undefined, securityPolicyUrl: undefined };
const read = (of: string, file: string) => readFileSync(join(of, file), 'utf8');

test('static pages link their picture by the site’s own address, and other files are unchanged', () => {
  const addressed = addressSite(siteDir, outDir, SETTINGS);
  expect(addressed).toBe(outDir);
  expect(read(addressed, 'index.es.html')).toContain(
    '<meta property="og:image" content="https://waves.example/share-picture.png">',
  );
  expect(read(addressed, 'assets/page.js')).toBe('code');
  // `index.html` stays unchanged, because the service worker lists it with a digest of its content.
  expect(read(addressed, 'index.html')).toBe(shell);
  expect(read(siteDir, 'index.es.html')).toContain('content="/share-picture.png"');
});

test('a deployment uploads the copy with the address of the settings', () => {
  const [functionsDir, bundleDir] = [join(dir, 'functions'), join(dir, 'bundles')];
  writeScratchFunctions(functionsDir);
  mkdirSync(join(siteDir, 'server'));
  writeFileSync(join(siteDir, 'server/draw-page.mjs'), "export const drawPage = async () => '';");
  const context = {
    domainName: 'waves.example',
    certificateArn: 'arn:aws:acm:us-east-1:1:certificate/1',
    // The tests deploy no assets, so staging hundreds of folders would waste time.
    'aws:cdk:disable-asset-staging': true,
  };
  const { directory } = synthesize(join(dir, 'out'), { functionsDir, bundleDir, siteDir, context });
  const uploaded = readdirSync(directory)
    .filter((file) => file.endsWith('.assets.json'))
    .flatMap((file) => {
      const { files }: { files: Record<string, { source: { path: string } }> } = JSON.parse(read(directory, file));
      return Object.values(files).map(({ source }) => resolve(directory, source.path, 'index.es.html'));
    })
    .filter((page) => page.startsWith(dir) && existsSync(page));
  expect([...new Set(uploaded)].map((page) => readFileSync(page, 'utf8'))).toEqual([
    expect.stringContaining('content="https://waves.example/share-picture.png"'),
  ]);
});

test('security.txt is deployed at its well-known path, and is one of the files that the edge serves', () => {
  addressSite(siteDir, outDir, { ...SETTINGS, securityContact: 'mailto:crew@waves.example' });
  expect(read(outDir, '.well-known/security.txt')).toContain('Contact: mailto:crew@waves.example\n');
  expect(listSiteFiles(outDir)).toContain('/.well-known/security.txt');
  addressSite(siteDir, outDir, SETTINGS);
  expect(existsSync(join(outDir, '.well-known'))).toBe(false);
});

test('no file of an older site is left in the copy', () => {
  writeFileSync(join(outDir, 'assets/older.js'), '');
  addressSite(siteDir, outDir, SETTINGS);
  expect(() => read(outDir, 'assets/older.js')).toThrow('ENOENT');
});

test('without a known address pages are unchanged, and there is no sitemap', () => {
  addressSite(siteDir, outDir, { ...SETTINGS, siteUrl: undefined });
  expect(read(outDir, 'index.es.html')).toBe(read(siteDir, 'index.es.html'));
  expect(read(outDir, 'robots.txt')).not.toContain('Sitemap');
  expect(existsSync(join(outDir, 'sitemap.xml'))).toBe(false);
});

test('the home page has its canonical URL in each language, with the site’s origin', () => {
  writeFileSync(join(siteDir, 'home.es.html'), pageTags('/', 'es'));
  const page = read(addressSite(siteDir, outDir, SETTINGS), 'home.es.html');
  expect(page).toContain('<link rel="canonical" href="https://waves.example/?lang=es">');
  expect(page).toContain('<link rel="alternate" hreflang="x-default" href="https://waves.example/">');
  expect(page).toContain('<meta property="og:url" content="https://waves.example/?lang=es">');
});
