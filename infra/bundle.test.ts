import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bundleFunctions } from './bundle.ts';
import { listFunctions } from './functions.ts';
import { writeScratchFunctions } from './test-support/scratch-cloud.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-bundle-'));
const siteDir = join(dir, 'site');
mkdirSync(join(siteDir, 'server'), { recursive: true });
writeFileSync(join(siteDir, 'index.html'), '<main>');
writeFileSync(join(siteDir, 'server', 'draw-page.mjs'), 'export {};');
afterAll(() => rmSync(dir, { recursive: true }));

test('every function becomes a module of its own that exports its handler', async () => {
  const [sourceDir, outDir] = [join(dir, 'all'), join(dir, 'bundles')];
  writeScratchFunctions(sourceDir);
  bundleFunctions({ sourceDir, outDir, siteDir });
  for (const { area, name } of listFunctions()) {
    const { handler } = await import(pathToFileURL(join(outDir, area, name, 'index.mjs')).href);
    expect(await handler()).toBe(`${area}/${name}`);
  }
});

test('a call without a function is named', () => {
  const sourceDir = join(dir, 'some');
  writeScratchFunctions(sourceDir);
  unlinkSync(join(sourceDir, 'forecast', 'get-weather.ts'));
  expect(() => bundleFunctions({ sourceDir, outDir: join(dir, 'none'), siteDir })).toThrow(
    /forecast\/get-weather\.ts\.$/,
  );
});

test('JSON that a function imports is inside its bundle', async () => {
  const sourceDir = join(dir, 'json');
  writeScratchFunctions(sourceDir);
  writeFileSync(join(sourceDir, 'places.json'), '{"name":"Folly Beach"}');
  const source =
    "import places from '../places.json' with { type: 'json' };\nexport const handler = async () => places.name;";
  mkdirSync(join(sourceDir, 'places'), { recursive: true });
  writeFileSync(join(sourceDir, 'places', 'get-nearby-name.ts'), source);
  const outDir = join(dir, 'json-bundles');
  bundleFunctions({ sourceDir, outDir, siteDir });
  rmSync(sourceDir, { recursive: true });

  const { handler } = await import(pathToFileURL(join(outDir, 'places', 'get-nearby-name', 'index.mjs')).href);
  expect(await handler()).toBe('Folly Beach');
});

test('the page and the code that fills it lie beside the functions that draw one, and a site that is not built is named', () => {
  const [sourceDir, outDir] = [join(dir, 'page'), join(dir, 'page-bundles')];
  writeScratchFunctions(sourceDir);
  bundleFunctions({ sourceDir, outDir, siteDir });
  expect(readFileSync(join(outDir, 'forecast', 'get-forecast', 'index.html'), 'utf8')).toBe('<main>');
  expect(existsSync(join(outDir, 'forecast', 'get-forecast', 'draw-page.mjs'))).toBe(true);
  expect(existsSync(join(outDir, 'forecast', 'get-weather', 'index.html'))).toBe(false);
  expect(() => bundleFunctions({ sourceDir, outDir, siteDir: dir })).toThrow(/There is no built site in/);
});

test('files of packages lie beside the function that reads them, and beside no other', () => {
  const [sourceDir, outDir] = [join(dir, 'files'), join(dir, 'files-bundles')];
  writeScratchFunctions(sourceDir);
  bundleFunctions({ sourceDir, outDir, siteDir });
  expect(existsSync(join(outDir, 'share', 'get-share-image', 'index_bg.wasm'))).toBe(true);
  expect(existsSync(join(outDir, 'forecast', 'get-forecast', 'index_bg.wasm'))).toBe(false);
});
