import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bundleFunctions } from './bundle.ts';
import { listFunctions } from './functions.ts';
import { writeScratchFunctions } from './test-support/scratch-cloud.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-bundle-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('every function becomes a module of its own that exports its handler', async () => {
  const [sourceDir, outDir] = [join(dir, 'all'), join(dir, 'bundles')];
  writeScratchFunctions(sourceDir);
  bundleFunctions({ sourceDir, outDir });
  for (const { area, name } of listFunctions()) {
    const { handler } = await import(pathToFileURL(join(outDir, area, name, 'index.mjs')).href);
    expect(await handler()).toBe(`${area}/${name}`);
  }
});

test('a call without a function is named', () => {
  const sourceDir = join(dir, 'some');
  writeScratchFunctions(sourceDir);
  unlinkSync(join(sourceDir, 'forecast', 'get-weather.ts'));
  expect(() => bundleFunctions({ sourceDir, outDir: join(dir, 'none') })).toThrow(/forecast\/get-weather\.ts\.$/);
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
  bundleFunctions({ sourceDir, outDir });
  rmSync(sourceDir, { recursive: true });

  const { handler } = await import(pathToFileURL(join(outDir, 'places', 'get-nearby-name', 'index.mjs')).href);
  expect(await handler()).toBe('Folly Beach');
});
